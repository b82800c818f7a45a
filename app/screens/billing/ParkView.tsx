import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { useState } from 'react';
import { loadCustomer } from '../../stores/billing.ts';
import { parkProducts } from '../../stores/parkProducts.ts';
import { currentCompanyId } from '../../stores/session.ts';
import { useAttempt } from '../useAttempt.ts';
import { ParkStep } from './ParkStep.tsx';
import type { BillingLocation } from './useBillingView.ts';

interface ParkViewProps {
  place: BillingLocation;
  customer: CustomerAnswer;
}

/** Deactivates products until the others fit the plan. */
export function ParkView({ place, customer }: ParkViewProps) {
  const { companyId, back } = place;
  const { isBusy, problem, run } = useAttempt();
  // The surplus when the view opened, because the number falls while products are deactivated.
  const [surplus] = useState(customer.surplusProducts);
  const park = async (ids: readonly number[]) => {
    const worked = await run(() => parkProducts(companyId ?? currentCompanyId(), ids));
    await loadCustomer(companyId);
    if (worked) back();
  };
  return (
    <ParkStep
      companyId={companyId}
      overLimit={surplus}
      isBusy={isBusy}
      problem={problem?.message ?? null}
      onPark={(ids) => void park(ids)}
      onBack={() => back()}
    />
  );
}
