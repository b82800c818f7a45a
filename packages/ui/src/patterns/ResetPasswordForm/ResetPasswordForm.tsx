import { NewPassword, type PasswordTyped } from '@hangtag/ui/patterns/NewPassword';
import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

export interface ResetPasswordFormProps {
  /** Whose password it is, from the link. */
  email: string;
  /** Receives the new password and its repetition, named as on the wire. */
  onSubmit: (typed: PasswordTyped) => void;
  /** Is an answer awaited? @default false */
  isBusy?: boolean;
  /** Refusals by field: `password`, `password_confirmation`. */
  errors?: FormErrors;
  /** Why it did not work, in words; a used or expired link is one reason. */
  failure?: string | null;
  /** Where to ask for another link. */
  forgotHref: string;
}

/** Sets a new password with the link from the mail. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { email, onSubmit, isBusy = false, errors, failure, forgotHref } = props;
  const [typed, setTyped] = useState<PasswordTyped>({ password: '', password_confirmation: '' });
  return (
    <Form aria-label="Set a new password" errors={errors} onSubmit={() => onSubmit(typed)}>
      <Stack gap={20}>
        {failure && (
          <Alert actions={<Link href={forgotHref}>Ask for another link</Link>}>{failure}</Alert>
        )}
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
