import { ActingForNotice } from '@hangtag/ui/patterns/ActingForNotice';
import type { BillingCompanyId } from '../../api/billing.ts';
import { shown } from '../../remote/Remote.ts';
import { useCustomer } from '../../stores/billing.ts';

/** The bar in every view of another company's billing (D51). */
export function ActingBar({ whose }: { whose: BillingCompanyId }) {
  const customer = shown(useCustomer(whose));
  return <ActingForNotice companyName={customer?.companyName ?? null} />;
}
