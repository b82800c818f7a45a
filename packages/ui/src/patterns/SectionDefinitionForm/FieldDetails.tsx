import { fieldKinds, type FileType } from '@hangtag/contract/wire/section';
import { fieldKindWords } from '@hangtag/ui/patterns/SectionCatalogue';
import type { Ref } from 'react';
import { Group } from 'react-aria-components';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { CheckboxGroup } from '../../elements/CheckboxGroup/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import * as css from './SectionDefinitionForm.css.ts';
import { type FieldDraft, kindParts } from './values.ts';

interface FieldDetailsProps {
  field: FieldDraft;
  /** Ref of the label's input, to focus it. */
  labelField: Ref<HTMLInputElement>;
  /** Index counted from 0, part of the wire's names. */
  place: number;
  isDisabled: boolean;
  onChange: (patch: Partial<FieldDraft>) => void;
}

const kinds = fieldKinds.map((id) => ({ id, label: fieldKindWords[id] }));
const types: readonly { value: FileType; label: string }[] = [
  { value: 'image', label: 'Pictures' },
  { value: 'movie', label: 'Films' },
  { value: 'pdf', label: 'PDF files' },
];

/** The settings of one field of a section. */
export function FieldDetails(props: FieldDetailsProps) {
  const { field, labelField, place, isDisabled, onChange } = props;
  const named = (part: string) => ({ name: `fields.${place}.${part}`, isDisabled });
  const may = kindParts[field.kind];
  return (
    <Group className={css.details} aria-label={`Field ${field.label || place + 1}`}>
      <div className={css.pair}>
        <TextField
          {...named('label')}
          label="Label"
          ref={labelField}
          value={field.label}
          onChange={(label) => onChange({ label })}
          maxLength={80}
        />
        <TextField
          {...named('key')}
          label="Key"
          value={field.key}
          onChange={(key) => onChange({ key, followsLabel: false })}
          maxLength={40}
          isReadOnly={field.isSaved}
          hint={
            field.isSaved
              ? 'Stays: pages keep their words under it.'
              : 'What programs read the value by.'
          }
        />
      </div>
      <div className={css.pair}>
        <Select
          {...named('kind')}
          label="Kind"
          options={kinds}
          value={field.kind}
          onChange={(kind) => onChange({ kind })}
        />
        {may.length && (
          <NumberField
            {...named('maxLength')}
            label={may.length === 'characters' ? 'Characters at most' : 'Entries at most'}
            labelEnd="Optional"
            shows="figure"
            minValue={1}
            maxValue={may.length === 'characters' ? 20_000 : 200}
            value={field.maxLength ?? Number.NaN}
            onChange={(most) => onChange({ maxLength: Number.isNaN(most) ? null : most })}
          />
        )}
      </div>
      {may.options && (
        <TextArea
          {...named('options')}
          label={may.options}
          hint="One per line."
          value={field.options}
          onChange={(options) => onChange({ options })}
        />
      )}
      {may.accepts && (
        <CheckboxGroup
          {...named('accepts')}
          label="Accepts"
          hint="Pictures, if nothing is ticked."
          options={types}
          value={field.accepts}
          onChange={(accepts) => onChange({ accepts })}
          orientation="horizontal"
        />
      )}
      <div className={css.pair}>
        <Checkbox
          {...named('required')}
          label="Required"
          hint="A page with it empty can’t be published."
          isSelected={field.required}
          onChange={(required) => onChange({ required })}
        />
        <Checkbox
          {...named('translatable')}
          label="Differs by language"
          isSelected={field.translatable}
          onChange={(translatable) => onChange({ translatable })}
        />
      </div>
    </Group>
  );
}
