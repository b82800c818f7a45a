import { emailProblem } from '@hangtag/contract/rules/email';
import { fieldMessages } from '@hangtag/contract/rules/messages';
import { NewPassword, type PasswordTyped } from '@hangtag/ui/patterns/NewPassword';
import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

/** What somebody registers with, named as on the wire. */
export interface Registration extends PasswordTyped {
  readonly name: string;
  readonly email: string;
  /** Only without an invitation. */
  readonly companyName?: string;
}

export interface RegisterFormProps {
  /** `invited`: address and company are the invitation's. `open`: both are asked for. */
  kind: 'invited' | 'open';
  /** Receives a complete form. */
  onSubmit: (registration: Registration) => void;
  /** The invited address, or the one typed before. @default '' */
  defaultEmail?: string;
  /** The name that stands in the field at first, such as the invitation's. @default '' */
  defaultName?: string;
  /** The company that stands in its field at first; only for `open`. @default '' */
  defaultCompanyName?: string;
  /** Is an answer awaited? @default false */
  isBusy?: boolean;
  /** Refusals by the wire's names: `companyName`, `name`, `email`, `password`, `password_confirmation`. */
  errors?: FormErrors;
  /** Why it did not work, in words. */
  failure?: string | null;
  /** For those who have an account. */
  signInHref: string;
}

const LONGEST_NAME = 120;
const required = (typed: string) => (typed.trim() === '' ? fieldMessages.required : null);

/** Makes an account: name and password, and without an invitation also company and address. */
export function RegisterForm(props: RegisterFormProps) {
  const { kind, onSubmit, isBusy = false, errors, failure, signInHref } = props;
  const isOpen = kind === 'open';
  const [companyName, setCompanyName] = useState(props.defaultCompanyName ?? '');
  const [name, setName] = useState(props.defaultName ?? '');
  const [email, setEmail] = useState(props.defaultEmail ?? '');
  const [typed, setTyped] = useState<PasswordTyped>({ password: '', password_confirmation: '' });
  const submit = () =>
    onSubmit({
      ...(isOpen ? { companyName: companyName.trim() } : {}),
      name: name.trim(),
      email: email.trim(),
      ...typed,
    });
  const emailField = (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      size="large"
      value={email}
      onChange={setEmail}
      isReadOnly={!isOpen}
      hint={isOpen ? undefined : 'The invitation is for this address.'}
      validate={emailProblem}
    />
  );
  return (
    <Form aria-label="Create an account" errors={errors} onSubmit={submit}>
      <Stack gap={20}>
        {failure && <Alert>{failure}</Alert>}
        {!isOpen && emailField}
        {isOpen && (
          <TextField
            label="Company name"
            name="companyName"
            autoComplete="organization"
            size="large"
            value={companyName}
            onChange={setCompanyName}
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
          onChange={setName}
          maxLength={LONGEST_NAME}
          validate={required}
        />
        {isOpen && emailField}
        <NewPassword label="Password" value={typed} onChange={setTyped} owner={{ email, name }} />
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
