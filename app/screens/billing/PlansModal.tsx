import { Dialog } from '@hangtag/ui/elements/Dialog';
import { useEffect } from 'react';
import { loadCustomer, loadPlans } from '../../stores/billing.ts';
import { ActingForBar } from './ActingForBar.tsx';
import { useBillingRight } from './useBillingRight.ts';
import { planTitle, PlanViews, useChosenPlan } from './PlanViews.tsx';
import { type BillingLocation, useBillingView } from './useBillingView.ts';

/** `?modal=plans`: `Select a plan` above any screen [F093] [F195] [F197]. */
export function PlansModal() {
  const place = useBillingView();
  return useBillingRight(place) === 'money' && <Plans place={place} />;
}

function Plans({ place }: { place: BillingLocation }) {
  const { companyId } = place;
  const chosen = useChosenPlan(place);
  useEffect(() => {
    void loadPlans();
    void loadCustomer(companyId);
  }, [companyId]);
  return (
    <Dialog
      title={planTitle(chosen, place)}
      size={chosen ? 'medium' : 'large'}
      body="bare"
      toolbar={companyId !== undefined && <ActingForBar companyId={companyId} />}
      isOpen
      dismissal={chosen ? 'deliberate' : 'any'}
      onClose={place.close}
    >
      <PlanViews place={place} chosen={chosen} hasBack={false} />
    </Dialog>
  );
}
