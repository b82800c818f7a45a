import { ActingForNotice } from '@hangtag/ui/patterns/ActingForNotice';
import type { BillingCompanyId } from '../../api/billing.ts';
import { shown } from '../../remote/Remote.ts';
import { useCustomer } from '../../stores/billing.ts';

/** The bar in every view of another company's billing (D51). */
export function ActingForBar({ companyId }: { companyId: BillingCompanyId }) {
  const customer = shown(useCustomer(companyId));
  return <ActingForNotice companyName={customer?.companyName ?? null} />;
}
