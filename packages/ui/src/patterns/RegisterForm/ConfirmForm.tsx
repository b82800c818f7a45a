import { fieldMessages } from '@hangtag/contract/wire/messages';
import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { PasswordField } from '../../elements/PasswordField/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

export interface ConfirmFormProps {
  /** Receives the password. */
  onSubmit: (password: string) => void;
  /** Whether the request is running. @default false */
  isBusy?: boolean;
  /** Validation errors by the wire's name: `password`. */
  errors?: FormErrors;
  /** Why the request failed, as a sentence. */
  failure?: string | null;
  /** Link for users who do not remember the password. */
  registerHref: string;
}

const required = (typed: string) => (typed === '' ? fieldMessages.required : null);

/** Asks for the password of a registration again, before the emailed link creates the account. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { onSubmit, isBusy = false, errors, failure, registerHref } = props;
  const [password, setPassword] = useState('');
  return (
    <Form aria-label="Confirm your email" errors={errors} onSubmit={() => onSubmit(password)}>
      <Stack gap={20}>
        {failure && <Alert>{failure}</Alert>}
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          size="large"
          value={password}
          onChange={setPassword}
          validate={required}
        />
        <Button type="submit" tone="primary" size="large" width="fill" isPending={isBusy}>
          Confirm and sign in
        </Button>
        <Text tone="second">
          Not sure which one it was? <Link href={registerHref}>Register again</Link>
        </Text>
      </Stack>
    </Form>
  );
}
