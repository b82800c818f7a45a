import { useEffect, useId, useRef } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';
import type { SetUpStep, SetUpCallbacks, StepStatus, StepSize } from './types.ts';

export interface TwoStepSetUpProps extends SetUpCallbacks, StepStatus {
  /** The current step. */
  at: SetUpStep;
  /** The account's email, for the file of codes. */
  email: string;
}

interface StepProps extends TwoStepSetUpProps {
  id: string;
  size: StepSize;
}

function Step({ id, at, email, ...rest }: StepProps) {
  if (at.step === 'password') return <PasswordStep {...rest} id={id} />;
  if (at.step === 'scan') return <ScanStep {...rest} {...at} id={id} />;
  return <RecoveryCodes codes={at.codes} email={email} onCopy={rest.onCopy} />;
}

const titles = {
  password: 'Set up two-step sign-in',
  scan: 'Connect your authenticator app',
  codes: 'Two-step sign-in is on',
} as const;

const next = { password: 'Continue', scan: 'Turn on', codes: 'Done' } as const;

export interface TwoStepSetUpDialogProps extends TwoStepSetUpProps {
  /** Called when the dialog closes, finished or not. */
  onClose: () => void;
}

/** Sets up two-step sign-in in a dialog: password, QR code and first code, recovery codes. */
export function TwoStepSetUpDialog({ onClose, ...props }: TwoStepSetUpDialogProps) {
  const id = useId();
  const { at, isBusy = false } = props;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The next step has another title, so focus moves to its start.
    if (at.step === 'scan') body.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [at.step]);
  return (
    <Dialog
      title={titles[at.step]}
      isOpen
      dismissal="deliberate"
      onClose={onClose}
      footer={
        at.step === 'codes' ? (
          <Button tone="primary" onPress={onClose}>
            {next.codes}
          </Button>
        ) : (
          <>
            <Button onPress={onClose} isDisabled={isBusy}>
              Cancel
            </Button>
            <Button type="submit" form={id} tone="primary" isPending={isBusy}>
              {next[at.step]}
            </Button>
          </>
        )
      }
    >
      <div ref={body}>
        <Step key={at.step} {...props} id={id} size="medium" />
      </div>
    </Dialog>
  );
}

export interface TwoStepRequiredProps extends TwoStepSetUpProps {
  /** Continues to the requested page, once the codes were shown. */
  onDone: () => void;
  /** Signs out, for users who can't set it up now. */
  onSignOut: () => void;
}

/** The same steps as a screen, where the company requires them: continue or sign out. */
export function TwoStepRequired({ onDone, onSignOut, ...props }: TwoStepRequiredProps) {
  const id = useId();
  const { at, isBusy = false } = props;
  const isOver = at.step === 'codes';
  return (
    <Stack gap={24}>
      <Step key={at.step} {...props} id={id} size="large" />
      <Stack gap={20}>
        {isOver ? (
          <Button tone="primary" size="large" width="fill" onPress={onDone}>
            Continue to Hangtag
          </Button>
        ) : (
          <Button
            type="submit"
            form={id}
            tone="primary"
            size="large"
            width="fill"
            isPending={isBusy}
          >
            {next[at.step]}
          </Button>
        )}
        {!isOver && (
          <Inline>
            <TextButton onPress={onSignOut}>Log out</TextButton>
          </Inline>
        )}
      </Stack>
    </Stack>
  );
}
