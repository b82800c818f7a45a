import { billingClick } from '@hangtag/contract/rules/billingClick';
import { useSession } from '../../stores/session.ts';
import type { BillingLocation } from './useBillingView.ts';

/** What of billing a person may open by its address: all of it, the plan without its money, or nothing (F194, D15, D51). */
export function useBillingRight({ whose }: BillingLocation): 'money' | 'limited' | 'none' {
  const session = useSession();
  if (session.phase !== 'member') return 'none';
  const { opens } = billingClick(session.user);
  if (opens === 'limited' || opens === 'none') return opens;
  // Another company's money is for Superadmins alone.
  return whose === undefined || session.user.role === 'Superadmin' ? 'money' : 'none';
}
