import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { CancelPlan } from '@hangtag/ui/patterns/CancelPlan';
import { useEffect } from 'react';
import { cancelThePlan, resetEndingPlan, useEndingPlan } from '../../stores/cancelPlan.ts';
import type { BillingLocation } from './useBillingView.ts';

interface CancelViewProps {
  place: BillingLocation;
  customer: CustomerAnswer;
}

/** Cancels the plan at the end of the paid period [F132-F136]. */
export function CancelView({ place, customer }: CancelViewProps) {
  const { companyId, back, go } = place;
  const { cancelling, problem } = useEndingPlan();
  useEffect(resetEndingPlan, []);
  return (
    <CancelPlan
      planName={customer.subscriptionName ?? ''}
      {...(companyId !== undefined && { companyName: customer.companyName })}
      renewalDate={customer.cancellationDate ?? customer.renewalDate ?? ''}
      canResume={customer.features.resumePlan}
      openPayment={customer.openPayment}
      onPayOpenInvoices={() => go('pay')}
      work={cancelling}
      {...(problem !== null && { problem })}
      onCancelPlan={() => void cancelThePlan(companyId)}
      onBack={() => back()}
    />
  );
}
