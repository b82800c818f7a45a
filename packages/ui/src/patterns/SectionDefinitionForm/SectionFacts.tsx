import { glyphNames, glyphWords } from '@hangtag/ui/patterns/SectionCatalogue';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { count } from '../../support/count.ts';
import * as css from './SectionDefinitionForm.css.ts';
import type { DefinitionValues } from './values.ts';

interface SectionFactsProps {
  values: DefinitionValues;
  /** Its short name in addresses and files; null for a new section. */
  slug: string | null;
  /** Whether pages use it; its scope is then fixed. */
  isUsed: boolean;
  isDisabled: boolean;
  onChange: (patch: Partial<DefinitionValues>) => void;
}

const DESCRIPTION = 300;
const NONE = 'none';
const scopes = [
  { id: 'product', label: 'Product pages' },
  { id: 'company', label: 'The company page' },
] as const;
const categories = [
  { id: 'basic', label: 'Basic: every plan' },
  { id: 'premium', label: 'Premium: from Business on' },
] as const;
const statuses = [
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive: not offered' },
] as const;

function iconsWith(icon: string | null) {
  const names = icon === null || glyphNames.includes(icon) ? glyphNames : [icon, ...glyphNames];
  return [{ id: NONE, label: 'None' }, ...names.map((id) => ({ id, label: glyphWords(id) }))];
}

/** The facts of a section, before its fields. */
export function SectionFacts({ values, slug, isUsed, isDisabled, onChange }: SectionFactsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        value={values.name}
        onChange={(name) => onChange({ name })}
        maxLength={80}
        isDisabled={isDisabled}
        hint={slug ? `In files it stays “${slug}”.` : undefined}
      />
      <TextArea
        label="Description"
        name="description"
        rows={2}
        value={values.description}
        onChange={(description) => onChange({ description })}
        maxLength={DESCRIPTION}
        labelEnd={count(values.description, DESCRIPTION)}
        isDisabled={isDisabled}
      />
      <div className={css.pair}>
        {isUsed ? (
          <TextField
            label="Place"
            value={scopes.find(({ id }) => id === values.scope)?.label ?? ''}
            hint="Pages hold it, so it stays."
            isReadOnly
          />
        ) : (
          <Select
            label="Place"
            name="scope"
            options={scopes}
            value={values.scope}
            onChange={(scope) => onChange({ scope })}
            isDisabled={isDisabled}
          />
        )}
        <Select
          label="Category"
          name="category"
          options={categories}
          value={values.category}
          onChange={(category) => onChange({ category })}
          isDisabled={isDisabled}
        />
      </div>
      <div className={css.pair}>
        <Select
          label="Icon"
          name="icon"
          options={iconsWith(values.icon)}
          value={values.icon ?? NONE}
          onChange={(icon) => onChange({ icon: icon === NONE ? null : icon })}
          isDisabled={isDisabled}
        />
        <Select
          label="Status"
          name="status"
          options={statuses}
          value={values.status}
          onChange={(status) => onChange({ status })}
          isDisabled={isDisabled}
        />
      </div>
      <div className={css.pair}>
        <NumberField
          label="At most on one page"
          labelEnd="Optional"
          name="maxItems"
          shows="figure"
          minValue={1}
          maxValue={100}
          value={values.maxItems ?? Number.NaN}
          onChange={(most) => onChange({ maxItems: Number.isNaN(most) ? null : most })}
          isDisabled={isDisabled}
        />
        <TextField
          label="GS1 link type"
          labelEnd="Optional"
          name="gs1LinkType"
          placeholder="gs1:recipeInfo"
          value={values.gs1LinkType}
          onChange={(gs1LinkType) => onChange({ gs1LinkType })}
          maxLength={60}
          isDisabled={isDisabled}
        />
      </div>
    </>
  );
}
