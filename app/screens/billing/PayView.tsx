import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { PayOpenInvoices } from '@hangtag/ui/patterns/PayOpenInvoices';
import { useEffect } from 'react';
import { payOpenInvoices, resetPaying, usePaying } from '../../stores/payOpenInvoices.ts';
import type { BillingLocation } from './useBillingView.ts';

interface PayViewProps {
  place: BillingLocation;
  customer: CustomerAnswer;
}

/** What is owed as a bill, and the button that pays it. */
export function PayView({ place, customer }: PayViewProps) {
  const { companyId, back, go } = place;
  const { work, problem } = usePaying();
  useEffect(resetPaying, []);
  const { openPayment } = customer;
  if (openPayment === null) return null;
  return (
    <PayOpenInvoices
      payment={openPayment}
      cards={customer.paymentMethods}
      work={work}
      problem={problem}
      onPay={(paymentMethod) =>
        void payOpenInvoices({ amount: openPayment.amount, paymentMethod }, companyId)
      }
      onAddPaymentMethod={() => go('card')}
      onBack={() => back()}
    />
  );
}
