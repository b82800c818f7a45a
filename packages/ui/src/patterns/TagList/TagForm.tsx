import { fieldMessages } from '@hangtag/contract/wire/messages';
import { type Tag, type TagKind, tagKinds } from '@hangtag/contract/wire/tag';
import { useState } from 'react';
import { ColorField } from '../../elements/ColorField/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { type FormDialogState, FormDialog } from '../formDialog/FormDialog.tsx';
import { kindWords } from './tagWords.ts';

/** The request body of a tag. */
export type TagValues = Pick<Tag, 'name' | 'color' | 'kind'>;

export interface TagFormProps extends FormDialogState {
  /** The tag to edit; null for a new one. */
  tag: Tag | null;
  /** Receives the completed form, its name trimmed. */
  onSave: (values: TagValues) => void;
}

const kinds = tagKinds.map((value) => ({ value, label: kindWords[value] }));

/** The dialog that creates or edits a tag [F029]. */
export function TagForm({ tag, onSave, ...state }: TagFormProps) {
  const [name, setName] = useState(tag?.name ?? '');
  const [color, setColor] = useState(tag?.color ?? null);
  const [kind, setKind] = useState<TagKind>(tag?.kind ?? 'company');
  return (
    <FormDialog
      {...state}
      title={tag ? `Edit ${tag.name}` : 'New tag'}
      submit={tag ? 'Save tag' : 'Create tag'}
      onSubmit={() => onSave({ name: name.trim(), color, kind })}
    >
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
    </FormDialog>
  );
}
