import { emailProblem } from '@hangtag/contract/wire/email';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { TextField } from '../../elements/TextField/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { type FormDialogState, FormDialog } from '../formDialog/FormDialog.tsx';

/** The fields of a new company. */
export interface NewCompanyValues {
  readonly companyName: string;
  /** The address of its first Admin; null to invite nobody yet. */
  readonly adminEmail: string | null;
}

export interface NewCompanyProps extends FormDialogState {
  /** Receives the completed form. */
  onCreate: (values: NewCompanyValues) => void;
}

/** Asks for a new company's name and its first Admin; its own page has the rest [F234]. */
export function NewCompany({ onCreate, ...state }: NewCompanyProps) {
  const draft = useFormDraft(
    { name: 'newCompany/new', what: 'the new company' },
    { name: '', email: '' },
  );
  const { name, email } = draft.typed;
  const create = () =>
    onCreate({
      companyName: name.trim(),
      adminEmail: email.trim() === '' ? null : email.trim(),
    });
  return (
    <FormDialog
      {...state}
      draft={draft}
      title="New company"
      submit="Create company"
      problemTitle="Not created."
      onSubmit={create}
    >
      <TextField
        label="Name"
        name="companyName"
        value={name}
        onChange={(next) => draft.set({ name: next })}
        isRequired
        validate={(text) => (text.trim() === '' ? fieldMessages.required : null)}
      />
      <TextField
        label="Email of the first admin"
        labelEnd="Optional"
        name="adminEmail"
        type="email"
        value={email}
        onChange={(next) => draft.set({ email: next })}
        hint="They get an invitation and set up the rest themselves."
        validate={(text) => (text.trim() === '' ? null : emailProblem(text.trim()))}
      />
    </FormDialog>
  );
}
