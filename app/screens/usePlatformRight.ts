import { may } from '@hangtag/contract/rules/permissions';
import { useSession } from '../stores/session.ts';

/** Whether the user may open the admin area, which is hidden from everybody else (X7). */
export function usePlatformRight(): boolean {
  const session = useSession();
  return session.phase === 'member' && may(session.user.role, 'platform.admin');
}
