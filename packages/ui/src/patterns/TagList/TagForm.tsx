import { fieldMessages } from '@hangtag/contract/rules/messages';
import { type Tag, type TagKind, tagKinds } from '@hangtag/contract/wire/tag';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { ColorField } from '../../elements/ColorField/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { kindWords } from './tagWords.ts';

/** What is sent of a tag. */
export type TagValues = Pick<Tag, 'name' | 'color' | 'kind'>;

export interface TagFormProps {
  /** What is edited; null for a new one. */
  tag: Tag | null;
  /** Is it being saved? @default false */
  isBusy?: boolean;
  /** Refusals by the wire's names; a new object tells them again. */
  errors?: FormErrors | undefined;
  /** Why it was not saved, as a sentence; null when nothing failed. @default null */
  problem?: string | null;
  /** Hears a complete form, its name without blanks around it. */
  onSave: (values: TagValues) => void;
  /** Tells that it was left without saving. */
  onClose: () => void;
}

const kinds = tagKinds.map((value) => ({ value, label: kindWords[value] }));

/** Makes or changes a tag, in a dialog [F029]. */
export function TagForm({ tag, isBusy = false, errors, problem = null, ...on }: TagFormProps) {
  const form = useId();
  const [name, setName] = useState(tag?.name ?? '');
  const [color, setColor] = useState(tag?.color ?? null);
  const [kind, setKind] = useState<TagKind>(tag?.kind ?? 'company');
  const title = tag ? `Edit ${tag.name}` : 'New tag';
  return (
    <Dialog
      title={title}
      isOpen
      dismissal="deliberate"
      onClose={on.onClose}
      footer={
        <>
          <Button onPress={on.onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={form} isPending={isBusy}>
            {tag ? 'Save tag' : 'Create tag'}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={title}
        errors={errors}
        onSubmit={() => on.onSave({ name: name.trim(), color, kind })}
      >
        <Stack gap={20}>
          {problem !== null && (
            <Notice tone="danger" title="Not saved." announcement="assertive">
              {problem}
            </Notice>
          )}
          <TextField
            label="Name"
            name="name"
            value={name}
            onChange={setName}
            maxLength={60}
            validate={(typed) => (typed.trim() === '' ? fieldMessages.required : null)}
          />
          <ColorField
            label="Color"
            labelEnd="Optional"
            name="color"
            placeholder="#1f4d3d"
            hint="Stands beside the name, which says the same."
            value={color}
            onChange={setColor}
          />
          <RadioGroup label="Kind" name="kind" options={kinds} value={kind} onChange={setKind} />
        </Stack>
      </Form>
    </Dialog>
  );
}
