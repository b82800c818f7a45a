import type { LimitedCustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { Dialog } from '@hangtag/ui/elements/Dialog';
import { LimitedBilling } from '@hangtag/ui/patterns/LimitedBilling';
import { useEffect } from 'react';
import { contentOf } from '../../remote/contentOf.ts';
import { loadCustomer, useLimitedCustomer } from '../../stores/billing.ts';
import { usedProducts } from './surplus.ts';

const limitedShown = (customer: LimitedCustomerAnswer) =>
  ({
    phase: 'ready',
    customer,
    used: usedProducts(customer),
    admins: customer.admins ?? [],
  }) as const;

/** A User's view of billing: the plan, its use, and the Admins [D15] [F198]. */
export function LimitedView({ onClose }: { onClose: () => void }) {
  const customer = useLimitedCustomer();
  const load = () => void loadCustomer(undefined);
  useEffect(load, []);
  return (
    <Dialog title="Billing" size="medium" body="bare" isOpen onClose={onClose}>
      <LimitedBilling content={contentOf(customer, limitedShown)} onRetry={load} />
    </Dialog>
  );
}
