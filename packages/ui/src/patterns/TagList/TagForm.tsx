import { fieldMessages } from '@hangtag/contract/wire/messages';
import { type Tag, type TagKind, tagKinds } from '@hangtag/contract/wire/tag';
import { ColorField } from '../../elements/ColorField/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
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
  const draft = useFormDraft(
    { name: `tag/${tag?.id ?? 'new'}`, what: 'the tag' },
    {
      name: tag?.name ?? '',
      color: tag?.color ?? null,
      kind: tag?.kind ?? ('company' as TagKind),
    },
  );
  const { typed, set } = draft;
  return (
    <FormDialog
      {...state}
      draft={draft}
      title={tag ? `Edit ${tag.name}` : 'New tag'}
      submit={tag ? 'Save tag' : 'Create tag'}
      onSubmit={() => onSave({ ...typed, name: typed.name.trim() })}
    >
      <TextField
        label="Name"
        name="name"
        value={typed.name}
        onChange={(name) => set({ name })}
        maxLength={60}
        validate={(text) => (text.trim() === '' ? fieldMessages.required : null)}
      />
      <ColorField
        label="Color"
        labelEnd="Optional"
        name="color"
        placeholder="#1f4d3d"
        hint="Stands beside the name, which says the same."
        value={typed.color}
        onChange={(color) => set({ color })}
      />
      <RadioGroup
        label="Kind"
        name="kind"
        options={kinds}
        value={typed.kind}
        onChange={(kind) => set({ kind })}
      />
    </FormDialog>
  );
}
