import { Dialog } from '@hangtag/ui/elements/Dialog';
import { useEffect } from 'react';
import { shown } from '../../remote/Remote.ts';
import { loadCustomer, loadPlans, useCustomer } from '../../stores/billing.ts';
import { useViewLock } from '../viewLock.ts';
import { ActingBar } from './ActingBar.tsx';
import { CancelView } from './CancelView.tsx';
import { CardView } from './CardView.tsx';
import { DetailsView } from './DetailsView.tsx';
import { LimitedView } from './LimitedView.tsx';
import { ParkView } from './ParkView.tsx';
import { planTitle, PlanViews, useChosen } from './PlanViews.tsx';
import { QuantityView } from './QuantityView.tsx';
import { SummaryView } from './SummaryView.tsx';
import { type BillingPlace, useBillingPlace } from './useBillingPlace.ts';
import { useBillingRight } from './useBillingRight.ts';

const titles = {
  summary: 'Billing',
  card: 'Add payment method',
  quantity: 'Number of products',
  cancel: 'Cancel plan',
  park: 'Park products',
  details: 'Invoice details',
} as const;

/** `?modal=billing&view=…`: what a company pays, above any screen [F196]; a User sees the plan alone [F198]. */
export function BillingModal() {
  const place = useBillingPlace();
  const right = useBillingRight(place);
  if (right === 'limited') return <LimitedView onClose={place.close} />;
  return right === 'money' && <Billing place={place} />;
}

function Billing({ place }: { place: BillingPlace }) {
  const { whose, view, close } = place;
  const chosen = useChosen(place);
  const customer = shown(useCustomer(whose));
  useEffect(() => {
    void loadCustomer(whose);
    void loadPlans();
  }, [whose]);
  const isPlan = view === 'plan';
  const name = whose === undefined || !customer ? '' : ` of ${customer.companyName}`;
  return (
    <Dialog
      title={isPlan ? planTitle(chosen, place) : `${titles[view]}${name}`}
      size={isPlan && !chosen ? 'large' : 'medium'}
      body="bare"
      toolbar={whose !== undefined && <ActingBar whose={whose} />}
      isOpen
      dismissal={view === 'summary' ? 'any' : 'deliberate'}
      onClose={close}
    >
      {isPlan ? <PlanViews place={place} chosen={chosen} hasBack /> : <View place={place} />}
    </Dialog>
  );
}

/** One view; those that change something wait for what there is, for a Stripe that answers, and for the right to. */
function View({ place }: { place: BillingPlace }) {
  const customer = shown(useCustomer(place.whose));
  const isLooking = useViewLock() !== null;
  const canChange = customer !== undefined && !customer.isStale && !isLooking;
  const hasPlan = canChange && customer.status !== 'none';
  if (place.view === 'card' && canChange) return <CardView place={place} />;
  if (place.view === 'quantity' && hasPlan)
    return <QuantityView place={place} customer={customer} />;
  if (place.view === 'cancel' && hasPlan) return <CancelView place={place} customer={customer} />;
  if (place.view === 'park' && canChange) return <ParkView place={place} customer={customer} />;
  if (place.view === 'details' && canChange)
    return <DetailsView place={place} customer={customer} />;
  return <SummaryView place={place} />;
}
