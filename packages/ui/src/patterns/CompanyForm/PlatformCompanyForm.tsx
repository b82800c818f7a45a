import type { AdminCompany, AdminCompanyBody } from '@hangtag/contract/wire/adminCompany';
import { CompanyFigures } from './CompanyFigures.tsx';
import { CompanyFormBase, type CompanyFormShared } from './CompanyForm.tsx';
import type { CompanyPlacement } from './CompanyFrame.tsx';
import { PlatformFields } from './PlatformFields.tsx';
import { platformBody, platformValues } from './values.ts';

export type PlatformCompanyFormProps = CompanyPlacement &
  CompanyFormShared<AdminCompany, AdminCompanyBody>;

/** A company's details, edited by a Superadmin: the company's own fields and the platform's [F084-F088, F215]. */
export function PlatformCompanyForm(props: PlatformCompanyFormProps) {
  const { company } = props;
  return (
    <CompanyFormBase
      {...props}
      variant="superadmin"
      valuesOf={platformValues}
      bodyOf={platformBody}
      beside={<CompanyFigures stats={company.stats} />}
      below={(fields) => <PlatformFields {...fields} hasSubscription={company.hasSubscription} />}
    />
  );
}
