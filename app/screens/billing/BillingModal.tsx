import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { Dialog } from '@hangtag/ui/elements/Dialog';
import { useEffect } from 'react';
import { shown } from '../../remote/Remote.ts';
import { loadCustomer, loadPlans, useCustomer } from '../../stores/billing.ts';
import { useEndingPlan } from '../../stores/cancelPlan.ts';
import { useViewLock } from '../viewLock.ts';
import { ActingForBar } from './ActingForBar.tsx';
import { CancelView } from './CancelView.tsx';
import { CardView } from './CardView.tsx';
import { DetailsView } from './DetailsView.tsx';
import { LimitedView } from './LimitedView.tsx';
import { ParkView } from './ParkView.tsx';
import { PayView } from './PayView.tsx';
import { planTitle, PlanViews, useChosenPlan } from './PlanViews.tsx';
import { QuantityView } from './QuantityView.tsx';
import { SummaryView } from './SummaryView.tsx';
import { type BillingLocation, type BillingView, useBillingView } from './useBillingView.ts';
import { useBillingRight } from './useBillingRight.ts';

const titles = {
  summary: 'Billing',
  card: 'Add payment method',
  quantity: 'Number of products',
  cancel: 'Cancel plan',
  park: 'Park products',
  pay: 'Pay what is open',
  details: 'Invoice details',
} as const;

/** `?modal=billing&view=…`: a company's billing above any screen [F196]; a User sees only the plan [F198]. */
export function BillingModal() {
  const place = useBillingView();
  const right = useBillingRight(place);
  if (right === 'limited') return <LimitedView onClose={place.close} />;
  return right === 'money' && <Billing place={place} />;
}

function Billing({ place }: { place: BillingLocation }) {
  const { companyId, close } = place;
  const chosen = useChosenPlan(place);
  const customer = shown(useCustomer(companyId));
  const isLooking = useViewLock() !== null;
  const { cancelling } = useEndingPlan();
  useEffect(() => {
    void loadCustomer(companyId);
    void loadPlans();
  }, [companyId]);
  const requested = reachable(place.view, customer, isLooking);
  // A plan that is cancelled already has its end in the summary; the outcome of cancelling it here stays in the view [F135].
  const isEnding = cancelling === 'idle' && (customer?.cancellationDate ?? null) !== null;
  const view = requested === 'cancel' && isEnding ? 'summary' : requested;
  const isPlan = view === 'plan';
  const name = companyId === undefined || !customer ? '' : ` of ${customer.companyName}`;
  return (
    <Dialog
      title={isPlan ? planTitle(chosen, place) : `${titles[view]}${name}`}
      size={isPlan && !chosen ? 'large' : 'medium'}
      body="bare"
      toolbar={companyId !== undefined && <ActingForBar companyId={companyId} />}
      isOpen
      dismissal={view === 'summary' ? 'any' : 'deliberate'}
      onClose={close}
    >
      {isPlan ? (
        <PlanViews place={place} chosen={chosen} hasBack />
      ) : (
        <View place={place} view={view} customer={customer} />
      )}
    </Dialog>
  );
}

/**
 * The requested view, or the summary: views that change something need a reachable Stripe, the permission, and their
 * data. While that is unknown the title stays.
 */
function reachable(
  view: BillingView,
  customer: CustomerAnswer | undefined,
  isLooking: boolean,
): BillingView {
  if (view === 'plan') return view;
  if (isLooking || customer?.isStale) return 'summary';
  if (view === 'pay' && customer?.openPayment === null) return 'summary';
  if (view === 'quantity' && customer?.openPayment) return 'pay';
  const needsPlan = view === 'quantity' || view === 'cancel';
  return needsPlan && customer?.status === 'none' ? 'summary' : view;
}

interface ViewProps {
  place: BillingLocation;
  view: BillingView;
  customer: CustomerAnswer | undefined;
}

/** One view; the summary shows the loading states. */
function View({ place, view, customer }: ViewProps) {
  if (!customer) return <SummaryView place={place} />;
  switch (view) {
    case 'card':
      return <CardView place={place} />;
    case 'quantity':
      return <QuantityView place={place} customer={customer} />;
    case 'cancel':
      return <CancelView place={place} customer={customer} />;
    case 'park':
      return <ParkView place={place} customer={customer} />;
    case 'pay':
      return <PayView place={place} customer={customer} />;
    case 'details':
      return <DetailsView place={place} customer={customer} />;
    default:
      return <SummaryView place={place} />;
  }
}
