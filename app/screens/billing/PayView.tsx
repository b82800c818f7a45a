import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { PayOpen } from '@hangtag/ui/patterns/PayOpen';
import { useEffect } from 'react';
import { payOpenInvoices, resetPaying, usePaying } from '../../stores/payOpen.ts';
import type { BillingLocation } from './useBillingView.ts';

interface PayViewProps {
  place: BillingLocation;
  customer: CustomerAnswer;
}

/** What is owed as a bill, and the button that pays it. */
export function PayView({ place, customer }: PayViewProps) {
  const { whose, back, go } = place;
  const { work, problem } = usePaying();
  useEffect(resetPaying, []);
  const { openPayment } = customer;
  if (openPayment === null) return null;
  return (
    <PayOpen
      payment={openPayment}
      card={customer.paymentMethods.find((card) => card.default) ?? null}
      work={work}
      problem={problem}
      onPay={() => void payOpenInvoices(openPayment.amount, whose)}
      onAddPaymentMethod={() => go('card')}
      onBack={() => back()}
    />
  );
}
