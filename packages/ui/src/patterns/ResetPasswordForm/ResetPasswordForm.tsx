import { fieldMessages } from '@hangtag/contract/rules/messages';
import { PASSWORD_MIN, passwordProblem } from '@hangtag/contract/rules/password';
import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { PasswordField } from '../../elements/PasswordField/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

export interface ResetPasswordFormProps {
  /** Whose password it is, from the link. */
  email: string;
  /** Hears the new password and its repetition, named as on the wire. */
  onSubmit: (body: { password: string; password_confirmation: string }) => void;
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
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  return (
    <Form
      aria-label="Set a new password"
      errors={errors}
      onSubmit={() => onSubmit({ password, password_confirmation: again })}
    >
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
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          size="large"
          hint={`At least ${PASSWORD_MIN} characters. A few words that only you would put together are enough.`}
          value={password}
          onChange={setPassword}
          validate={(typed) =>
            typed === '' ? fieldMessages.required : passwordProblem(typed, { email })
          }
        />
        <PasswordField
          label="New password again"
          name="password_confirmation"
          autoComplete="new-password"
          size="large"
          value={again}
          onChange={setAgain}
          validate={(typed) => {
            if (typed === '') return fieldMessages.required;
            return typed === password ? null : fieldMessages.confirmed;
          }}
        />
        <Button type="submit" tone="primary" size="large" width="fill" isPending={isBusy}>
          Set the password
        </Button>
      </Stack>
    </Form>
  );
}
