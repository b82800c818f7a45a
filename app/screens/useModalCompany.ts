import { may } from '@hangtag/contract/rules/permissions';
import { useSearchParams } from 'wouter';
import { useSession } from '../stores/session.ts';

/**
 * The company that a modal is about: the user's own, or the one that `?companyId=` names for a Superadmin (D51).
 * `isOther` is true for another company than the user's own.
 */
export function useModalCompany(): { readonly companyId: number; readonly isOther: boolean } {
  const session = useSession();
  const [params] = useSearchParams();
  if (session.phase !== 'member') return { companyId: 0, isOther: false };
  const { role, companyId } = session.user;
  const given = params.get('companyId') ?? '';
  const named =
    may(role, 'platform.admin') && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : companyId;
  return { companyId: named, isOther: named !== companyId };
}
