import type { CompanyFormProps } from '@hangtag/ui/patterns/CompanyForm';
import type { Company } from '@hangtag/contract/wire/company';
import { viewLock } from './viewLock.ts';

/** The company's logo as the form shows it. */
export const logoOf = ({ logoFile }: Company): CompanyFormProps['logo'] =>
  logoFile?.fileUrl ? { phase: 'shown', url: logoFile.fileUrl } : { phase: 'none' };

/** Why the user may not change the company; null when they may. */
export function lockOf({ can }: Company): string | null {
  if (can.edit) return null;
  return viewLock() ?? 'Admins of the company change its details. Ask one of them.';
}
