import type { Association, AssociationBody } from '@hangtag/contract/wire/association';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import type { FileRef } from '@hangtag/contract/wire/fields';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import type { FormDraft } from '../../support/useFormDraft.ts';
import { type FormDialogState, FormDialog } from '../formDialog/FormDialog.tsx';
import { LogoChoice } from './LogoChoice.tsx';

/** The values of the form. */
export interface AssociationValues {
  readonly name: string;
  readonly abbreviation: string;
  readonly url: string;
  readonly logo: FileRef | null;
  readonly status: Association['status'];
}

export interface AssociationFormProps extends FormDialogState {
  /** The association to edit; null for a new one. */
  association: Association | null;
  /** The values in the fields, and the chosen logo. */
  draft: FormDraft<AssociationValues>;
  /** Opens the logo picker; undefined where the platform's library is closed to the user. */
  onChooseLogo: (() => void) | undefined;
  /** Receives the completed form. */
  onSave: (body: AssociationBody) => void;
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
  const { association, draft, onChooseLogo, onSave, ...state } = props;
  const { typed, set } = draft;
  const save = () =>
    onSave({
      name: typed.name.trim(),
      abbreviation: typed.abbreviation.trim() || null,
      url: typed.url.trim(),
      logoFile: typed.logo && { filesId: typed.logo.filesId },
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
      {(onChooseLogo || typed.logo) && (
        <LogoChoice
          url={typed.logo?.fileUrl ?? null}
          isChosen={typed.logo !== null}
          isBusy={state.isBusy ?? false}
          onChoose={onChooseLogo}
          onRemove={() => set({ logo: null })}
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
