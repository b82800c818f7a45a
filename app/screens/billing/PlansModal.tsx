import { Dialog } from '@hangtag/ui/elements/Dialog';
import { useEffect } from 'react';
import { loadCustomer, loadPlans } from '../../stores/billing.ts';
import { ActingBar } from './ActingBar.tsx';
import { useBillingRight } from './useBillingRight.ts';
import { planTitle, PlanViews, useChosenPlan } from './PlanViews.tsx';
import { type BillingLocation, useBillingView } from './useBillingView.ts';

/** `?modal=plans`: `Select a plan` above any screen [F093] [F195] [F197]. */
export function PlansModal() {
  const place = useBillingView();
  return useBillingRight(place) === 'money' && <Plans place={place} />;
}

function Plans({ place }: { place: BillingLocation }) {
  const { whose } = place;
  const chosen = useChosenPlan(place);
  useEffect(() => {
    void loadPlans();
    void loadCustomer(whose);
  }, [whose]);
  return (
    <Dialog
      title={planTitle(chosen, place)}
      size={chosen ? 'medium' : 'large'}
      body="bare"
      toolbar={whose !== undefined && <ActingBar whose={whose} />}
      isOpen
      dismissal={chosen ? 'deliberate' : 'any'}
      onClose={place.close}
    >
      <PlanViews place={place} chosen={chosen} hasBack={false} />
    </Dialog>
  );
}
