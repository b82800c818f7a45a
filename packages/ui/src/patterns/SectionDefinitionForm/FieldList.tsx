import type { FieldErrors } from '@hangtag/contract/rules/sectionValues';
import { FIELDS_MAX } from '@hangtag/contract/wire/contentSection';
import { dropLine, useReorder } from '@hangtag/ui/patterns/Reorder';
import { CircleAlert, Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { GridList, Group } from 'react-aria-components';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { FieldDetails } from './FieldDetails.tsx';
import { changeField, freeId, moveField } from './fieldEdits.ts';
import { fieldName, FieldRow } from './FieldRow.tsx';
import * as css from './SectionDefinitionForm.css.ts';
import { type FieldDraft, newField } from './values.ts';

interface FieldListProps {
  fields: readonly FieldDraft[];
  /** Id of the selected field. */
  open: string | null;
  errors: FieldErrors;
  /** Ids of the fields edited since their last error. */
  changed: ReadonlySet<string>;
  isDisabled: boolean;
  onChange: (fields: readonly FieldDraft[]) => void;
  onOpen: (id: string) => void;
}

/** The fields of a section in order; the selected one opens below. */
export function FieldList(props: FieldListProps) {
  const { fields, open, errors, changed, isDisabled, onChange, onOpen } = props;
  const label = useId();
  const { dragAndDropHooks, move, announcement, setAnnouncement } = useReorder(
    fields.map((field) => ({ id: field.id, name: fieldName(field) })),
    (id, place) => onChange(moveField(fields, id, place)),
  );
  const isWrong = ({ id }: FieldDraft, at: number) =>
    !changed.has(id) && Object.keys(errors).some((path) => path.startsWith(`fields.${at}.`));
  const place = Math.max(
    fields.findIndex(({ id }) => id === open),
    0,
  );
  const field = fields[place];
  // A new field takes focus in its label; the add button comes after it.
  const labelField = useRef<HTMLInputElement>(null);
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (field?.id === added.current) labelField.current?.focus();
    added.current = null;
  }, [field?.id]);
  const isFull = fields.length >= FIELDS_MAX;
  const add = () => {
    const id = freeId(fields);
    added.current = id;
    onChange([...fields, newField(id)]);
    onOpen(id);
    setAnnouncement('Added a field. It is open.');
  };
  const remove = (removed: FieldDraft) => {
    onChange(fields.filter(({ id }) => id !== removed.id));
    setAnnouncement(`Removed ${fieldName(removed)}.`);
  };
  return (
    <Group className={css.fields} aria-labelledby={label}>
      <Text kind="label" as="span" id={label}>
        Fields
      </Text>
      {fields.length > 0 && (
        <GridList
          aria-label="Fields in their order"
          className={`${css.list} ${dropLine}`}
          items={fields}
          dependencies={[errors, changed, fields]}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={field ? [field.id] : []}
          onSelectionChange={(keys) => {
            if (keys !== 'all') for (const key of keys) onOpen(String(key));
          }}
          dragAndDropHooks={dragAndDropHooks}
        >
          {(each) => (
            <FieldRow
              field={each}
              isWrong={isWrong(each, fields.indexOf(each))}
              place={fields.indexOf(each)}
              count={fields.length}
              onMove={(to) => move(each.id, to)}
              onRemove={() => remove(each)}
            />
          )}
        </GridList>
      )}
      {errors['fields'] && (
        <span className={css.wrong} role="alert">
          <Icon of={CircleAlert} />
          {errors['fields'][0]}
        </span>
      )}
      {field && (
        <FieldDetails
          key={field.id}
          field={field}
          labelField={labelField}
          place={place}
          isDisabled={isDisabled}
          onChange={(patch) => onChange(changeField(fields, field.id, patch))}
        />
      )}
      <div>
        <Button size="small" icon={Plus} onPress={add} isDisabled={isFull || isDisabled}>
          {isFull ? `All ${FIELDS_MAX} fields are used` : 'Add field'}
        </Button>
      </div>
      <VisuallyHidden announcement="polite">{announcement}</VisuallyHidden>
    </Group>
  );
}
