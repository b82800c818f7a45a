import { fieldMessages } from '@hangtag/contract/wire/messages';
import { useState } from 'react';
import { Form } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { PasswordField } from '../../elements/PasswordField/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useInitialFocus } from '../../support/useInitialFocus.ts';
import type { StepStatus, StepSize } from './types.ts';

interface PasswordStepProps extends StepStatus {
  /** Id for the submit button outside the form. */
  id: string;
  size: StepSize;
  onPassword: (password: string) => void;
}

/** The password comes first: whoever finds this device unlocked must not be able to lock its owner out. */
export function PasswordStep(props: PasswordStepProps) {
  const { id, size, onPassword, errors, failure, isBusy } = props;
  const field = useInitialFocus();
  const [password, setPassword] = useState('');
  return (
    <Form id={id} aria-label="Password" errors={errors} onSubmit={() => onPassword(password)}>
      <Stack gap={20}>
        {failure && (
          <Notice tone="danger" title="Not done." announcement="assertive">
            {failure}
          </Notice>
        )}
        <Text kind={size === 'large' ? 'bodyLarge' : 'body'} tone="second">
          You need an authenticator app, such as the one your phone came with. Every other device is
          signed out when two-step sign-in goes on.
        </Text>
        <PasswordField
          label="Current password"
          name="password"
          autoComplete="current-password"
          size={size}
          ref={field}
          isReadOnly={isBusy}
          value={password}
          onChange={setPassword}
          validate={(typed) => (typed === '' ? fieldMessages.required : null)}
        />
      </Stack>
    </Form>
  );
}
