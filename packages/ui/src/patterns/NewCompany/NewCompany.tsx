import { emailProblem } from '@hangtag/contract/rules/email';
import { fieldMessages } from '@hangtag/contract/rules/messages';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

/** What is asked for a new company. */
export interface NewCompanyValues {
  readonly companyName: string;
  /** Whom to invite as its first Admin; null for nobody yet. */
  readonly adminEmail: string | null;
}

export interface NewCompanyProps {
  /** Is it being made? @default false */
  isBusy?: boolean;
  /** Refusals by the wire's names; a new object tells them again. */
  errors?: FormErrors | undefined;
  /** Why it was not made, as a sentence; null when nothing failed. @default null */
  problem?: string | null;
  /** Hears a complete form. */
  onCreate: (values: NewCompanyValues) => void;
  /** Tells that it was left without making a company. */
  onClose: () => void;
}

/** Asks for a new company's name and its first Admin; everything else is filled in on its own page [F234]. */
export function NewCompany({ isBusy = false, errors, problem = null, ...on }: NewCompanyProps) {
  const form = useId();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const create = () =>
    on.onCreate({
      companyName: name.trim(),
      adminEmail: email.trim() === '' ? null : email.trim(),
    });
  return (
    <Dialog
      title="New company"
      isOpen
      dismissal="deliberate"
      onClose={on.onClose}
      footer={
        <>
          <Button onPress={on.onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={form} isPending={isBusy}>
            Create company
          </Button>
        </>
      }
    >
      <Form id={form} aria-label="New company" errors={errors} onSubmit={create}>
        <Stack gap={20}>
          {problem !== null && (
            <Notice tone="danger" title="Not created." announcement="assertive">
              {problem}
            </Notice>
          )}
          <TextField
            label="Name"
            name="companyName"
            value={name}
            onChange={setName}
            isRequired
            validate={(text) => (text.trim() === '' ? fieldMessages.required : null)}
          />
          <TextField
            label="Email of the first admin"
            labelEnd="Optional"
            name="adminEmail"
            type="email"
            value={email}
            onChange={setEmail}
            hint="They get an invitation and set up the rest themselves."
            validate={(text) => (text.trim() === '' ? null : emailProblem(text.trim()))}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
