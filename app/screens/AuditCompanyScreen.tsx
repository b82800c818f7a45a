import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { shown } from '../remote/Remote.ts';
import { useTitle } from '../shell/title.ts';
import { AuditView } from './AuditView.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';
import { usePlatformCompany } from './usePlatformCompany.ts';

/** The log of any company, for Superadmins; nobody else learns that it is there (X7, N21). */
export function AuditCompanyScreen(params: { companyId: string }) {
  const { companyId, company, isThere } = usePlatformCompany(params.companyId);
  const name = shown(company)?.companyName ?? '';
  useTitle(isThere ? `Log of ${name || 'a company'}` : 'Not found');
  if (!isThere) return <NotFoundPart />;
  return (
    <Page>
      <Stack gap={32}>
        <CompanyHead companyId={companyId} name={name} tab="Log" />
        <AuditView companyId={companyId} />
      </Stack>
    </Page>
  );
}
