import { emailProblem } from '@hangtag/contract/wire/email';
import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

export interface ForgotPasswordFormProps {
  /** Receives the address to mail a link to. */
  onSubmit: (email: string) => void;
  /** The address the link was sent to; shows the confirmation, which is the same for every address (D06). */
  sentTo?: string | null;
  /** Whether the request is running. @default false */
  isBusy?: boolean;
  /** Validation errors by field. */
  errors?: FormErrors;
  /** Why the request failed, as a sentence. */
  failure?: string | null;
  /** Link back to sign-in. */
  signInHref: string;
  /** The initial address in the field. @default '' */
  defaultEmail?: string;
}

/** Requests a link that sets a new password. */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  const { onSubmit, sentTo, isBusy = false, errors, failure, signInHref } = props;
  const [email, setEmail] = useState(props.defaultEmail ?? '');
  return (
    <Form
      aria-label="Ask for a new password"
      errors={errors}
      onSubmit={() => onSubmit(email.trim())}
    >
      <Stack gap={20}>
        {sentTo && (
          <Alert tone="accent">
            If {sentTo} has an account, a link to set a new password is on its way. It works once,
            for 60 minutes.
          </Alert>
        )}
        {failure && <Alert>{failure}</Alert>}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          size="large"
          value={email}
          onChange={setEmail}
          validate={emailProblem}
        />
        <Button type="submit" tone="primary" size="large" width="fill" isPending={isBusy}>
          {sentTo ? 'Send another link' : 'Send the link'}
        </Button>
        <Link href={signInHref} display="alone">
          Back to sign in
        </Link>
      </Stack>
    </Form>
  );
}
