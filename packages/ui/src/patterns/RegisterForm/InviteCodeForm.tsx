import { fieldMessages } from '@hangtag/contract/wire/messages';
import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useInitialFocus } from '../../support/useInitialFocus.ts';

export interface InviteCodeFormProps {
  /** The invited address, to which the code was mailed. */
  email: string;
  /** Receives the typed code. */
  onSubmit: (code: string) => void;
  /** Mails another code. */
  onResend: () => void;
  /** Whether the request is running. @default false */
  isBusy?: boolean;
  /** Validation errors by the wire's names: `code`. */
  errors?: FormErrors;
  /** Why the request failed, as a sentence. */
  failure?: string | null;
}

/** Asks for the code that was mailed, where an invitation's link was passed on by hand. */
export function InviteCodeForm(props: InviteCodeFormProps) {
  const { email, onSubmit, onResend, isBusy = false, errors, failure } = props;
  const field = useInitialFocus();
  const [code, setCode] = useState('');
  return (
    <Form aria-label="Proof of the address" errors={errors} onSubmit={() => onSubmit(code.trim())}>
      <Stack gap={20}>
        {failure && <Alert>{failure}</Alert>}
        <Text kind="bodyLarge" tone="second">
          {`We sent a code to ${email}, to make sure that the address is yours.`}
        </Text>
        <TextField
          label="Code"
          name="code"
          hint="Six digits from the email."
          size="large"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={40}
          ref={field}
          isReadOnly={isBusy}
          value={code}
          onChange={setCode}
          validate={(typed) => (typed.trim() === '' ? fieldMessages.required : null)}
        />
        <Button type="submit" tone="primary" size="large" width="fill" isPending={isBusy}>
          Create the account
        </Button>
        <TextButton onPress={onResend}>Send another code</TextButton>
      </Stack>
    </Form>
  );
}
