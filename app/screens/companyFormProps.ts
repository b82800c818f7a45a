import type { CompanyFormProps } from '@hangtag/ui/patterns/CompanyForm';
import type { Company } from '@hangtag/contract/wire/company';
import { liveGate } from '@hangtag/contract/rules/productLimits';
import { currentUser } from '../stores/session.ts';
import { viewLock } from './viewLock.ts';

/** The company's logo as the form shows it. */
export const logoOf = ({ logoFile }: Company): CompanyFormProps['logo'] =>
  logoFile?.fileUrl ? { phase: 'shown', url: logoFile.fileUrl } : { phase: 'none' };

/** Why the user may not change the company; null when they may. */
export function lockOf({ can, status }: Company): string | null {
  if (can.edit) return null;
  const gate = liveGate(currentUser()?.role ?? 'User', status);
  if (!gate.isOpen) return viewLock() ?? gate.message;
  return viewLock() ?? 'Admins of the company change its details. Ask one of them.';
}
