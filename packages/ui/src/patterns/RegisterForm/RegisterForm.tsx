import { emailProblem } from '@hangtag/contract/wire/email';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { NewPassword, type PasswordTyped } from '@hangtag/ui/patterns/NewPassword';
import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';

/** The fields of a registration, with the wire's names. */
export interface Registration extends PasswordTyped {
  readonly name: string;
  readonly email: string;
  /** Only without an invitation. */
  readonly companyName?: string;
}

export interface RegisterFormProps {
  /** `invited`: email and company come from the invitation. `open`: the form asks for both. */
  kind: 'invited' | 'open';
  /** Receives the completed form. */
  onSubmit: (registration: Registration) => void;
  /** The invited email, or the one entered before. @default '' */
  defaultEmail?: string;
  /** The initial name, such as the invitation's. @default '' */
  defaultName?: string;
  /** The initial company; only for `open`. @default '' */
  defaultCompanyName?: string;
  /** Whether the request is running. @default false */
  isBusy?: boolean;
  /** Validation errors by the wire's names: `companyName`, `name`, `email`, `password`, `password_confirmation`. */
  errors?: FormErrors;
  /** Why the request failed, as a sentence. */
  failure?: string | null;
  /** Link for users who have an account. */
  signInHref: string;
}

const LONGEST_NAME = 120;
const required = (typed: string) => (typed.trim() === '' ? fieldMessages.required : null);

/** Creates an account: name and password, and without an invitation also company and email. */
export function RegisterForm(props: RegisterFormProps) {
  const { kind, onSubmit, isBusy = false, errors, failure, signInHref } = props;
  const isOpen = kind === 'open';
  const draft = useFormDraft(
    { name: `register/${kind}`, what: 'the registration' },
    {
      companyName: props.defaultCompanyName ?? '',
      name: props.defaultName ?? '',
      email: props.defaultEmail ?? '',
    },
  );
  const { companyName, name, email } = draft.typed;
  const [passwords, setPasswords] = useState<PasswordTyped>({
    password: '',
    password_confirmation: '',
  });
  const submit = () =>
    onSubmit({
      ...(isOpen ? { companyName: companyName.trim() } : {}),
      name: name.trim(),
      email: email.trim(),
      ...passwords,
    });
  const emailField = (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      size="large"
      value={email}
      onChange={(next) => draft.set({ email: next })}
      isReadOnly={!isOpen}
      hint={isOpen ? undefined : 'The invitation is for this address.'}
      validate={emailProblem}
    />
  );
  return (
    <Form aria-label="Create an account" errors={errors} onSubmit={submit}>
      <Stack gap={20}>
        {draft.isRecovered && <RecoveredFieldsNotice onDiscard={draft.discard} />}
        {failure && <Alert>{failure}</Alert>}
        {!isOpen && emailField}
        {isOpen && (
          <TextField
            label="Company name"
            name="companyName"
            autoComplete="organization"
            size="large"
            value={companyName}
            onChange={(next) => draft.set({ companyName: next })}
            maxLength={LONGEST_NAME}
            validate={required}
          />
        )}
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          size="large"
          value={name}
          onChange={(next) => draft.set({ name: next })}
          maxLength={LONGEST_NAME}
          validate={required}
        />
        {isOpen && emailField}
        <NewPassword
          label="Password"
          value={passwords}
          onChange={setPasswords}
          owner={{ email, name }}
        />
        <Button type="submit" tone="primary" size="large" width="fill" isPending={isBusy}>
          Create the account
        </Button>
        <Link href={signInHref} display="alone">
          Sign in instead
        </Link>
      </Stack>
    </Form>
  );
}
