import { billingClick } from '@hangtag/contract/rules/billingClick';
import { useSession } from '../../stores/session.ts';
import type { BillingLocation } from './useBillingView.ts';

/** A user's access to billing by its address: all of it, the plan without amounts, or none (F194, D15, D51). */
export function useBillingRight({ companyId }: BillingLocation): 'money' | 'limited' | 'none' {
  const session = useSession();
  if (session.phase !== 'member') return 'none';
  const { opens } = billingClick(session.user);
  if (opens === 'limited' || opens === 'none') return opens;
  // Only Superadmins see another company's billing.
  return companyId === undefined || session.user.role === 'Superadmin' ? 'money' : 'none';
}
