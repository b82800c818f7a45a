import { viewOnlyMessage } from '@hangtag/contract/rules/viewOnly';
import { currentUser, useSession } from '../stores/session.ts';

/** Why nothing may be changed while a company is looked at; null when nobody looks (N21). */
export const viewLock = (): string | null => (currentUser()?.viewingAs ? viewOnlyMessage : null);

/** The same for a component that stays while a look begins or ends. */
export function useViewLock(): string | null {
  const session = useSession();
  return session.phase === 'member' && session.user.viewingAs ? viewOnlyMessage : null;
}
