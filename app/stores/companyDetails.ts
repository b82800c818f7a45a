import type { AdminCompany, AdminCompanyBody } from '@hangtag/contract/wire/adminCompany';
import type { Company, CompanyUpdateBody } from '@hangtag/contract/wire/company';
import { readAdminCompany, updateAdminCompany } from '../api/admin.ts';
import { readCompany, updateCompany } from '../api/companies.ts';
import { createCompanyEditor } from './companyEditor.ts';
import { currentUser, renewUser } from './session.ts';

/** Updates what the session says of the company: the name in the navigation, and its time zone. */
function updateOwn({ companyId, companyName, timeZone }: Company): void {
  const user = currentUser();
  if (user?.company.companyId !== companyId) return;
  renewUser({ ...user, company: { ...user.company, companyName, timeZone } });
}

/** The user's own company [F230, F231]. */
export const ownCompany = createCompanyEditor<Company, CompanyUpdateBody>({
  read: readCompany,
  write: updateCompany,
  onSaved: updateOwn,
});

/** Any company, with the platform's fields [F233]. */
export const platformCompany = createCompanyEditor<AdminCompany, AdminCompanyBody>({
  read: readAdminCompany,
  write: updateAdminCompany,
  onSaved: updateOwn,
});
