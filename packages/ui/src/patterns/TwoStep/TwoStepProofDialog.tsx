import { fieldMessages } from '@hangtag/contract/wire/messages';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { PasswordField } from '../../elements/PasswordField/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useInitialFocus } from '../../support/useInitialFocus.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { StepStatus } from './types.ts';

/** The action that password and code confirm. */
export type ProvedAction = 'off' | 'codes';

export interface TwoStepProofDialogProps extends StepStatus {
  /** The action to confirm: turning two-step sign-in off, or new recovery codes. */
  action: ProvedAction;
  /** The new codes once created; they cannot be read again. @default null */
  codes?: readonly string[] | null;
  /** The account's email, for the file of codes. */
  email: string;
  /** Receives password and code, with the wire's names. */
  onProve: (proof: { readonly password: string; readonly code: string }) => void;
  /** Copies the codes to the clipboard. */
  onCopy: (text: string) => Promise<void>;
  /** Called when the dialog closes; the codes are not shown again. */
  onClose: () => void;
}

const words = {
  off: {
    title: 'Turn off two-step sign-in?',
    lead: 'From then on your password alone signs you in. The recovery codes you kept are void.',
    action: 'Turn off',
    tone: 'danger',
  },
  codes: {
    title: 'Make new recovery codes',
    lead: 'The codes you kept so far are void once there are new ones.',
    action: 'Make new codes',
    tone: 'primary',
  },
} as const;

/** Asks for password and code before two-step sign-in is turned off or its recovery codes are replaced. */
export function TwoStepProofDialog(props: TwoStepProofDialogProps) {
  const { action, codes = null, email, onProve, onCopy, onClose, isBusy = false } = props;
  const id = useId();
  const { title, lead, tone, action: verb } = words[action];
  return (
    <Dialog
      title={codes ? 'Your new recovery codes' : title}
      isOpen
      dismissal="deliberate"
      onClose={onClose}
      footer={
        codes ? (
          <Button tone="primary" onPress={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onPress={onClose} isDisabled={isBusy}>
              Cancel
            </Button>
            <Button type="submit" form={id} tone={tone} isPending={isBusy}>
              {verb}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onCopy={onCopy} />
      ) : (
        <ProofForm {...props} id={id} lead={lead} onProve={onProve} />
      )}
    </Dialog>
  );
}

interface ProofFormProps extends StepStatus, Pick<TwoStepProofDialogProps, 'onProve'> {
  id: string;
  lead: string;
}

function ProofForm({ id, lead, errors, failure, isBusy, onProve }: ProofFormProps) {
  const field = useInitialFocus();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const required = (typed: string) => (typed.trim() === '' ? fieldMessages.required : null);
  return (
    <Form
      id={id}
      aria-label="Proof"
      errors={errors}
      onSubmit={() => onProve({ password, code: code.trim() })}
    >
      <Stack gap={20}>
        {failure && (
          <Notice tone="danger" title="Not done." announcement="assertive">
            {failure}
          </Notice>
        )}
        <Text tone="second">{lead}</Text>
        <PasswordField
          label="Current password"
          name="password"
          autoComplete="current-password"
          ref={field}
          isReadOnly={isBusy}
          value={password}
          onChange={setPassword}
          validate={required}
        />
        <TextField
          label="Code"
          hint="Six digits from your authenticator app, or a recovery code."
          name="code"
          autoComplete="one-time-code"
          spellCheck="false"
          maxLength={40}
          isReadOnly={isBusy}
          value={code}
          onChange={setCode}
          validate={required}
        />
      </Stack>
    </Form>
  );
}
