import { may } from '@hangtag/contract/rules/permissions';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Stack } from '@hangtag/ui/layout/Stack';
import {
  type ProvedAction,
  TwoStepProofDialog,
  TwoStepSettings,
  TwoStepSetUpDialog,
} from '@hangtag/ui/patterns/TwoStep';
import { useState } from 'react';
import { useSession } from '../stores/session.ts';
import { loadSessions } from '../stores/sessions.ts';
import { endTwoStep, markTwoStep, renewRecoveryCodes } from '../stores/twoStep.ts';
import { toastProblem } from './toastProblem.ts';
import { useAttempt } from './useAttempt.ts';
import { viewLock } from './viewLock.ts';
import { useTwoStepSetUp } from './useTwoStepSetUp.ts';

/** The user's own two-step sign-in, for roles that have it. */
export function TwoStepSection() {
  const session = useSession();
  const [open, setOpen] = useState<'setUp' | ProvedAction | null>(null);
  if (session.phase !== 'member' || !may(session.user.role, 'twoStep.use')) return null;
  const { user } = session;
  const close = () => setOpen(null);
  return (
    <Stack gap={16} as="section">
      <Heading level={2}>Two-step sign-in</Heading>
      <TwoStepSettings
        isOn={user.hasTwoStep}
        lockedReason={viewLock()}
        onSetUp={() => setOpen('setUp')}
        onNewCodes={() => setOpen('codes')}
        onTurnOff={() => setOpen('off')}
      />
      {open === 'setUp' && <SetUp user={user} onClose={close} />}
      {(open === 'off' || open === 'codes') && (
        <Proof key={open} action={open} user={user} onClose={close} />
      )}
    </Stack>
  );
}

interface OwnProps {
  user: CurrentUser;
  onClose: () => void;
}

function SetUp({ user, onClose }: OwnProps) {
  const setUp = useTwoStepSetUp(() => {
    markTwoStep(true);
    // The change ended every other session.
    void loadSessions();
  });
  return <TwoStepSetUpDialog {...setUp} email={user.email} onClose={onClose} />;
}

function Proof({ action, user, onClose }: OwnProps & { action: ProvedAction }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { isBusy, problem, run } = useAttempt();
  return (
    <TwoStepProofDialog
      action={action}
      codes={codes}
      email={user.email}
      isBusy={isBusy}
      {...toastProblem(problem)}
      onProve={(proof) => {
        const act = async () => {
          if (action === 'codes') setCodes(await renewRecoveryCodes(proof));
          else await endTwoStep(proof);
        };
        void run(act).then((worked) => worked && action === 'off' && onClose());
      }}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onClose={onClose}
    />
  );
}
