import { fieldMessages } from '@hangtag/contract/wire/messages';
import type { Association } from '@hangtag/contract/wire/association';
import type { FileRef } from '@hangtag/contract/wire/fields';
import { useState } from 'react';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
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
  /** Opens the logo picker. */
  onChooseLogo: () => void;
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
  const [name, setName] = useState(association?.name ?? '');
  const [abbreviation, setAbbreviation] = useState(association?.abbreviation ?? '');
  const [url, setUrl] = useState(association?.url ?? '');
  const [status, setStatus] = useState<Association['status']>(association?.status ?? 'active');
  const save = () =>
    onSave({
      name: name.trim(),
      abbreviation: abbreviation.trim() || null,
      url: url.trim(),
      status,
    });
  return (
    <FormDialog
      {...state}
      title={association ? `Edit ${association.name}` : 'New association'}
      submit={association ? 'Save association' : 'Create association'}
      onSubmit={save}
    >
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={setName}
        maxLength={120}
        validate={(typed) => (typed.trim() === '' ? fieldMessages.required : null)}
      />
      <TextField
        label="Abbreviation"
        labelEnd="Optional"
        name="abbreviation"
        value={abbreviation}
        onChange={setAbbreviation}
        maxLength={20}
      />
      <TextField
        label="Website"
        labelEnd="Optional"
        name="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        onChange={setUrl}
        maxLength={300}
        validate={urlProblem}
      />
      <LogoChoice
        url={logo?.fileUrl ?? null}
        isChosen={logo !== null}
        isBusy={state.isBusy ?? false}
        onChoose={onChooseLogo}
        onRemove={onRemoveLogo}
      />
      <RadioGroup
        label="Status"
        name="status"
        options={statuses}
        value={status}
        onChange={setStatus}
      />
    </FormDialog>
  );
}
