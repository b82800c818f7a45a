import { fieldMessages } from '@hangtag/contract/wire/messages';
import { CodeField } from '@hangtag/ui/patterns/TwoStepCode';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { PasswordField } from '../../elements/PasswordField/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useInitialFocus } from '../../support/useInitialFocus.ts';
import type { StepStatus } from './types.ts';

export interface ConfirmIdentityDialogProps extends StepStatus {
  /** What is asked for: the password, or the code where two-step sign-in is on. */
  by: 'password' | 'code';
  /** Receives what was typed. */
  onConfirm: (typed: string) => void;
  /** Called when the user gives up; nothing is changed. */
  onClose: () => void;
}

/** Asks for the password or the code again before a change that must be the user's own. */
export function ConfirmIdentityDialog(props: ConfirmIdentityDialogProps) {
  const { by, onConfirm, onClose, errors, failure, isBusy = false } = props;
  const id = useId();
  const field = useInitialFocus();
  const [typed, setTyped] = useState('');
  return (
    <Dialog
      title="Confirm that it is you"
      isOpen
      dismissal="deliberate"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" form={id} tone="primary" isPending={isBusy}>
            Confirm
          </Button>
        </>
      }
    >
      <Form id={id} aria-label="Confirmation" errors={errors} onSubmit={() => onConfirm(typed)}>
        <Stack gap={20}>
          {failure && (
            <Notice tone="danger" title="Not confirmed." announcement="assertive">
              {failure}
            </Notice>
          )}
          <Text tone="second">
            This change needs it once more. You are not asked again for ten minutes.
          </Text>
          {by === 'password' ? (
            <PasswordField
              label="Current password"
              name="password"
              autoComplete="current-password"
              ref={field}
              isReadOnly={isBusy}
              value={typed}
              onChange={setTyped}
              validate={(value) => (value === '' ? fieldMessages.required : null)}
            />
          ) : (
            <CodeField ref={field} value={typed} onChange={setTyped} isReadOnly={isBusy} />
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
