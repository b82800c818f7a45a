import { may } from '@hangtag/contract/rules/permissions';
import { useSession } from '../stores/session.ts';

/** May this person enter the platform's area? For everybody else it is not there (X7). */
export function usePlatformRight(): boolean {
  const session = useSession();
  return session.phase === 'member' && may(session.user.role, 'platform.admin');
}
