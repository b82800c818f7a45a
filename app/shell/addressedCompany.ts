import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../navigation/paths.ts';
import type { Session } from '../stores/session.ts';
import { startViewing, useViewing } from '../stores/viewAs.ts';

/** The other company that an address names for its screens; null where it names none, or for anyone but a Superadmin. */
function addressedCompany(session: Session, search: string): number | null {
  const params = new URLSearchParams(search);
  // A modal acts for the company that it is opened with.
  if (session.phase !== 'member' || session.user.role !== 'Superadmin' || params.has('modal'))
    return null;
  const id = Number(params.get('companyId'));
  return Number.isSafeInteger(id) && id > 0 && id !== session.user.companyId ? id : null;
}

/**
 * Shows a Superadmin the screens of the company that the address names: as a view, read-only under its bar (D51).
 * @returns Whether the view is about to start.
 */
export function useAddressedCompany(session: Session, search: string): boolean {
  const [, navigate] = useLocation();
  const { ended } = useViewing();
  const named = addressedCompany(session, search);
  // A view that has just ended is not begun again by the address it was at.
  const wanted = named === ended?.of.companyId ? null : named;
  useEffect(() => {
    if (wanted === null) return;
    void startViewing(wanted).then((isStarted) => {
      // Its page in the admin area says what is wrong.
      if (!isStarted) navigate(paths.companyDetails(wanted), { replace: true });
    });
  }, [wanted, navigate]);
  return wanted !== null;
}
