import { viewOnlyMessage } from '@hangtag/contract/rules/viewOnly';
import { currentUser, useSession } from '../stores/session.ts';

/** Why everything is read-only while a Superadmin views a company; null otherwise. */
export const viewLock = (): string | null => (currentUser()?.viewingAs ? viewOnlyMessage : null);

/** The same as a hook, for a component that stays mounted when a view starts or ends. */
export function useViewLock(): string | null {
  const session = useSession();
  return session.phase === 'member' && session.user.viewingAs ? viewOnlyMessage : null;
}
