import { changeLock } from '@hangtag/contract/rules/openPayment';
import { DialogView } from '@hangtag/ui/elements/Dialog';
import { Stack } from '@hangtag/ui/layout/Stack';
import { BackToSummary, PlanCards, type PlansContent } from '@hangtag/ui/patterns/PlanCards';
import { PastDueNotice } from '@hangtag/ui/patterns/PastDueNotice';
import { failureOf } from '../../remote/contentOf.ts';
import { shown } from '../../remote/Remote.ts';
import { loadCustomer, loadPlans, useCustomer, usePlans } from '../../stores/billing.ts';
import { useViewLock } from '../viewLock.ts';
import { usedProducts } from './surplus.ts';
import type { BillingLocation } from './useBillingView.ts';

interface PlanStepProps {
  place: BillingLocation;
  /** Whether there is a summary to return to. */
  hasBack: boolean;
}

const byTheMonth = 'A plan is changed by the month. Ask support for yearly billing.';
const stripeIsAway =
  'Stripe can’t be reached, so no plan can be chosen now. Try again in a few minutes.';

/** The plans side by side, for a first choice or a change [F093-F098] [F155]. */
export function PlanStep({ place, hasBack }: PlanStepProps) {
  const { companyId, go, back, view, interval, setInterval, payHref } = place;
  const viewing = useViewLock();
  const plans = usePlans();
  const customer = useCustomer(companyId);
  const facts = shown(customer);
  const answer = shown(plans);
  const owed = facts?.openPayment ?? null;
  const isChange = facts !== undefined && facts.status !== 'none';
  const load = () => {
    void loadPlans();
    void loadCustomer(companyId);
  };
  return (
    <DialogView footerStart={hasBack && <BackToSummary onBack={() => back()} />}>
      <Stack gap={20}>
        {owed && !viewing && (
          <PastDueNotice
            payment={owed}
            needsConfirmation={owed.needsConfirmation}
            card={facts?.paymentMethods.find((card) => card.default) ?? null}
            way={{ kind: 'billing', href: payHref }}
          />
        )}
        <PlanCards
          content={contentOf()}
          onRetry={load}
          onChoose={(plan) => go(view, { plan: plan.name })}
          current={facts?.planName ?? null}
          usedProducts={facts ? usedProducts(facts) : 0}
          interval={isChange ? facts.paymentInterval : interval}
          // A plan that is paid by the year stays so; there is nothing to choose.
          onIntervalChange={isChange && facts.paymentInterval === 'year' ? undefined : setInterval}
          yearlyLockedReason={isChange ? byTheMonth : undefined}
          lockedReason={
            viewing ?? (facts?.isStale ? stripeIsAway : (changeLock(owed) ?? undefined))
          }
        />
      </Stack>
    </DialogView>
  );

  function contentOf(): PlansContent {
    for (const remote of [plans, customer])
      if (remote.phase === 'failed' && shown<unknown>(remote) === undefined)
        return failureOf(remote.problem);
    return answer && facts ? { phase: 'ready', plans: answer.plans } : { phase: 'loading' };
  }
}
