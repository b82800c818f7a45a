import type { ClockStep as Step } from '@hangtag/contract/wire/billingState';
import { BillingClock } from '@hangtag/ui/patterns/BillingClock';
import { useEffect, useState } from 'react';
import { advanceClock, readClock, type BillingCompanyId } from '../../api/billing.ts';
import { toProblem } from '../../api/problem.ts';
import { loadCustomer } from '../../stores/billing.ts';
import { refreshSession, useSession } from '../../stores/session.ts';

/** A company's billing clock, only in test mode. */
export function ClockStep({ companyId }: { companyId: BillingCompanyId }) {
  const session = useSession();
  const isTest = session.phase === 'member' && session.user.billing?.mode === 'emulator';
  return isTest && <Clock key={companyId} companyId={companyId} />;
}

function Clock({ companyId }: { companyId: BillingCompanyId }) {
  const [now, setNow] = useState<string | null>(null);
  const [busy, setBusy] = useState<Step | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    readClock(companyId).then(
      (answer) => isHere && setNow(answer.now),
      (error: unknown) => isHere && setProblem(toProblem(error).message),
    );
    return () => void (isHere = false);
  }, [companyId, attempt]);
  const retry = () => {
    setProblem(null);
    setAttempt(attempt + 1);
  };
  const advance = async (step: Step) => {
    setBusy(step);
    setProblem(null);
    try {
      setNow((await advanceClock(step, companyId)).now);
      await loadCustomer(companyId);
      await refreshSession();
    } catch (error) {
      setProblem(toProblem(error).message);
    } finally {
      setBusy(null);
    }
  };
  return (
    <BillingClock
      now={now}
      busy={busy}
      problem={problem}
      onRetry={retry}
      onAdvance={(step) => void advance(step)}
    />
  );
}
