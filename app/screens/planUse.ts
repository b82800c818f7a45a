import { may } from '@hangtag/contract/rules/permissions';
import { billingEntry } from '../navigation/billingEntry.ts';
import { useSession } from '../stores/session.ts';
import { planWords } from './planWords.ts';

/** The plan's name, and the link to change it for permitted users. */
export interface PlanFacts {
  readonly planName: string | null;
  readonly billingHref?: string;
}

/** The plan facts that limits show, for a component. */
export function usePlanFacts(): PlanFacts {
  const session = useSession();
  if (session.phase !== 'member') return { planName: null };
  const { user } = session;
  const way = billingEntry(user);
  return {
    planName: planWords(user),
    ...(may(user.role, 'billing.manage') && way.isOpen && { billingHref: way.href }),
  };
}
