import { NewPassword, type PasswordTyped } from '@hangtag/ui/patterns/NewPassword';
import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

export interface ResetPasswordFormProps {
  /** The account's email, from the link; empty where the link is cut off. */
  email: string;
  /** Receives the new password and its repetition, with the wire's names. */
  onSubmit: (typed: PasswordTyped) => void;
  /** Whether the request is running. @default false */
  isBusy?: boolean;
  /** Validation errors by field: `password`, `password_confirmation`. */
  errors?: FormErrors;
  /** Why the request failed, as a sentence; a used or expired link is one reason. */
  failure?: string | null;
  /** Link to request another email. */
  forgotHref: string;
}

/** Sets a new password with the emailed link. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { email, onSubmit, isBusy = false, errors, failure, forgotHref } = props;
  const [typed, setTyped] = useState<PasswordTyped>({ password: '', password_confirmation: '' });
  const another = <Link href={forgotHref}>Ask for another link</Link>;
  if (email === '') {
    return (
      <Alert actions={another}>This link is not complete. Copy all of it from the email.</Alert>
    );
  }
  return (
    <Form aria-label="Set a new password" errors={errors} onSubmit={() => onSubmit(typed)}>
      <Stack gap={20}>
        {failure && <Alert actions={another}>{failure}</Alert>}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          size="large"
          value={email}
          isReadOnly
        />
        <NewPassword label="New password" value={typed} onChange={setTyped} owner={{ email }} />
        <Button type="submit" tone="primary" size="large" width="fill" isPending={isBusy}>
          Set the password
        </Button>
      </Stack>
    </Form>
  );
}
