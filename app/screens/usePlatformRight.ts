import { may } from '@hangtag/contract/rules/permissions';
import { isPlatformSuperadmin } from '@hangtag/contract/rules/userRights';
import { useSession } from '../stores/session.ts';

/** Whether the user may open the admin area, which is hidden from everybody else (X7). */
export function usePlatformRight(): boolean {
  const session = useSession();
  return session.phase === 'member' && may(session.user.role, 'platform.admin');
}

/** Whether the platform's own company is open to the user: its log, and the library that logos come from. */
export function usePlatformCompanyRight(): boolean {
  const session = useSession();
  return session.phase === 'member' && isPlatformSuperadmin(session.user);
}
