import { fieldMessages } from '@hangtag/contract/rules/messages';
import type { Association } from '@hangtag/contract/wire/association';
import type { FileRef } from '@hangtag/contract/wire/fields';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { LogoChoice } from './LogoChoice.tsx';

/** What is sent of an association. */
export interface AssociationValues {
  readonly name: string;
  readonly abbreviation: string | null;
  readonly url: string;
  readonly status: Association['status'];
}

export interface AssociationFormProps {
  /** What is edited; null for a new one. */
  association: Association | null;
  /** The logo that stands now, saved or not. */
  logo: FileRef | null;
  /** Opens the choice of a logo. */
  onChooseLogo: () => void;
  /** Takes the logo off; it is gone for others once the form is saved. */
  onRemoveLogo: () => void;
  /** Is it being saved? @default false */
  isBusy?: boolean;
  /** Refusals by the wire's names; a new object tells them again. */
  errors?: FormErrors | undefined;
  /** Why it was not saved, as a sentence; null when nothing failed. @default null */
  problem?: string | null;
  /** Hears a complete form; the logo is saved with it by whoever holds it. */
  onSave: (values: AssociationValues) => void;
  /** Tells that it was left without saving. */
  onClose: () => void;
}

const statuses = [
  { value: 'active', label: 'Active: companies can take it' },
  { value: 'inactive', label: 'Inactive: those that carry it keep it' },
] as const;

const urlProblem = (typed: string) =>
  typed.trim() === '' || /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(typed.trim())
    ? null
    : fieldMessages.url('https://example.com');

/** Makes or changes an association, in a dialog [F027]. */
export function AssociationForm(props: AssociationFormProps) {
  const { association, logo, isBusy = false, errors, problem = null } = props;
  const form = useId();
  const [name, setName] = useState(association?.name ?? '');
  const [abbreviation, setAbbreviation] = useState(association?.abbreviation ?? '');
  const [url, setUrl] = useState(association?.url ?? '');
  const [status, setStatus] = useState<Association['status']>(association?.status ?? 'active');
  const save = () =>
    props.onSave({
      name: name.trim(),
      abbreviation: abbreviation.trim() || null,
      url: url.trim(),
      status,
    });
  const title = association ? `Edit ${association.name}` : 'New association';
  return (
    <Dialog
      title={title}
      isOpen
      dismissal="deliberate"
      onClose={props.onClose}
      footer={
        <>
          <Button onPress={props.onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={form} isPending={isBusy}>
            {association ? 'Save association' : 'Create association'}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label={title} errors={errors} onSubmit={save}>
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
            isBusy={isBusy}
            onChoose={props.onChooseLogo}
            onRemove={props.onRemoveLogo}
          />
          <RadioGroup
            label="Status"
            name="status"
            options={statuses}
            value={status}
            onChange={setStatus}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
