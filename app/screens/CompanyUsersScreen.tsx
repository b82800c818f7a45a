import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { shown } from '../remote/Remote.ts';
import { useTitle } from '../navigation/title.ts';
import { CompanyHead } from './CompanyHead.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';
import { UserList } from './UserList.tsx';
import { usePlatformCompany } from './usePlatformCompany.ts';

/** The users of any company, for Superadmins; hidden from everybody else [F033] (X7). */
export function CompanyUsersScreen(params: { companyId: string }) {
  const { companyId, company, isThere } = usePlatformCompany(params.companyId);
  const name = shown(company)?.companyName ?? '';
  useTitle(isThere ? `Users of ${name || 'a company'}` : 'Not found');
  if (!isThere) return <NotFoundPart />;
  return (
    <Page>
      <Stack gap={32}>
        <CompanyHead companyId={companyId} name={name} tab="Users" />
        <UserList companyId={companyId} />
      </Stack>
    </Page>
  );
}
