import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { LockedButton } from '@hangtag/ui/elements/LockedButton';
import { Notice } from '@hangtag/ui/elements/Notice';
import { BillingSummary } from '@hangtag/ui/patterns/BillingSummary';
import { plural } from '@hangtag/ui/support/count';
import { useEffect, useState } from 'react';
import { historyAddress } from '../../api/billing.ts';
import { contentOf } from '../../remote/contentOf.ts';
import { shown } from '../../remote/Remote.ts';
import { loadCustomer, useCustomer } from '../../stores/billing.ts';
import { changeCard, resetCards, useCardWork } from '../../stores/billingCards.ts';
import { resetEndingPlan, resumeThePlan, useEndingPlan } from '../../stores/cancelPlan.ts';
import { useViewLock } from '../viewLock.ts';
import { ClockStep } from './ClockStep.tsx';
import type { BillingLocation } from './useBillingView.ts';

const billingShown = (customer: CustomerAnswer, isStale: boolean) =>
  ({ phase: 'ready', customer, isStale }) as const;

const stripeIsAway =
  'Stripe can’t be reached. This is what was known last, and nothing can be changed now. Refresh in a few minutes.';

/** Billing's first view: the plan, the cards, the invoices [F109-F120]. */
export function SummaryView({ place }: { place: BillingLocation }) {
  const { companyId, go } = place;
  const remote = useCustomer(companyId);
  const customer = shown(remote);
  const { work, problem } = useCardWork();
  const { isResuming, resumeProblem } = useEndingPlan();
  useEffect(() => {
    resetCards();
    resetEndingPlan();
  }, []);
  const viewing = useViewLock();
  const lockedReason = viewing ?? (customer?.isStale ? stripeIsAway : null);
  const [today] = useState(() => new Date(Date.now()).toISOString());
  const load = () => void loadCustomer(companyId);
  const failed = remote.phase === 'failed' ? remote.problem.message : null;
  return (
    <BillingSummary
      content={contentOf(remote, billingShown)}
      today={today}
      lockedReason={lockedReason}
      csvHref={historyAddress(companyId)}
      onRetry={load}
      onRefresh={load}
      refreshProblem={customer?.isStale ? stripeIsAway : failed}
      onChangeQuantity={() => go('quantity')}
      onUpdatePlan={() => go('plan')}
      onCancelPlan={() => go('cancel')}
      onResume={() => void resumeThePlan(companyId)}
      isResuming={isResuming}
      resumeProblem={resumeProblem}
      cardWork={work}
      cardProblem={problem}
      onPayOpenInvoices={() => go('pay')}
      onAddPaymentMethod={() => go('card')}
      onMakeDefault={(id) => void changeCard('makeDefault', id, companyId)}
      onDeletePaymentMethod={(id) => void changeCard('delete', id, companyId)}
      onEditInvoiceDetails={() => go('details')}
      notice={
        customer &&
        customer.surplusProducts > 0 && (
          <OverLimit
            overLimit={customer.surplusProducts}
            lockedReason={lockedReason}
            onPark={() => go('park')}
          />
        )
      }
      last={lockedReason === null && <ClockStep companyId={companyId} />}
    />
  );
}

interface OverLimitProps {
  overLimit: number;
  lockedReason: string | null;
  onPark: () => void;
}

/**
 * The notice that more products are active than the plan includes: they stay published, and the newest
 * are locked.
 */
function OverLimit({ overLimit, lockedReason, onPark }: OverLimitProps) {
  return (
    <Notice
      tone="caution"
      title={`${plural(overLimit, 'product')} more than the plan holds.`}
      actions={
        <LockedButton size="small" reason={lockedReason ?? undefined} onPress={onPark}>
          Choose what to park
        </LockedButton>
      }
    >
      The newest can’t be published until some are parked or added to the plan. Published pages stay
      up.
    </Notice>
  );
}
