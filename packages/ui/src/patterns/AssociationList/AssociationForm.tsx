import { fieldMessages } from '@hangtag/contract/wire/messages';
import type { Association } from '@hangtag/contract/wire/association';
import type { FileRef } from '@hangtag/contract/wire/fields';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { type FormDialogState, FormDialog } from '../formDialog/FormDialog.tsx';
import { LogoChoice } from './LogoChoice.tsx';

/** The request body of an association. */
export interface AssociationValues {
  readonly name: string;
  readonly abbreviation: string | null;
  readonly url: string;
  readonly status: Association['status'];
}

export interface AssociationFormProps extends FormDialogState {
  /** The association to edit; null for a new one. */
  association: Association | null;
  /** The current logo, saved or not. */
  logo: FileRef | null;
  /** Opens the logo picker; undefined where the platform's library is closed to the user. */
  onChooseLogo: (() => void) | undefined;
  /** Removes the logo; saving the form makes it effective. */
  onRemoveLogo: () => void;
  /** Receives the completed form; the caller saves the logo with it. */
  onSave: (values: AssociationValues) => void;
}

const statuses = [
  { value: 'active', label: 'Active: companies can take it' },
  { value: 'inactive', label: 'Inactive: those that carry it keep it' },
] as const;

const urlProblem = (typed: string) =>
  typed.trim() === '' || /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(typed.trim())
    ? null
    : fieldMessages.url('https://example.com');

/** The dialog that creates or edits an association [F027]. */
export function AssociationForm(props: AssociationFormProps) {
  const { association, logo, onChooseLogo, onRemoveLogo, onSave, ...state } = props;
  const draft = useFormDraft(
    { name: `association/${association?.id ?? 'new'}`, what: 'the association' },
    {
      name: association?.name ?? '',
      abbreviation: association?.abbreviation ?? '',
      url: association?.url ?? '',
      status: association?.status ?? ('active' as Association['status']),
    },
  );
  const { typed, set } = draft;
  const save = () =>
    onSave({
      name: typed.name.trim(),
      abbreviation: typed.abbreviation.trim() || null,
      url: typed.url.trim(),
      status: typed.status,
    });
  return (
    <FormDialog
      {...state}
      draft={draft}
      title={association ? `Edit ${association.name}` : 'New association'}
      submit={association ? 'Save association' : 'Create association'}
      onSubmit={save}
    >
      <TextField
        label="Name"
        name="name"
        value={typed.name}
        onChange={(name) => set({ name })}
        maxLength={120}
        validate={(text) => (text.trim() === '' ? fieldMessages.required : null)}
      />
      <TextField
        label="Abbreviation"
        labelEnd="Optional"
        name="abbreviation"
        value={typed.abbreviation}
        onChange={(abbreviation) => set({ abbreviation })}
        maxLength={20}
      />
      <TextField
        label="Website"
        labelEnd="Optional"
        name="url"
        inputMode="url"
        placeholder="https://"
        value={typed.url}
        onChange={(url) => set({ url })}
        maxLength={300}
        validate={urlProblem}
      />
      {(onChooseLogo || logo) && (
        <LogoChoice
          url={logo?.fileUrl ?? null}
          isChosen={logo !== null}
          isBusy={state.isBusy ?? false}
          onChoose={onChooseLogo}
          onRemove={onRemoveLogo}
        />
      )}
      <RadioGroup
        label="Status"
        name="status"
        options={statuses}
        value={typed.status}
        onChange={(status) => set({ status })}
      />
    </FormDialog>
  );
}
