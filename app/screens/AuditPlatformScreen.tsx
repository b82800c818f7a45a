import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { useTitle } from '../shell/title.ts';
import { AdminHead } from './AdminHead.tsx';
import { AuditView } from './AuditView.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';
import { usePlatformRight } from './usePlatformRight.ts';

/** `/admin/log`: what Superadmins changed for everybody, for them alone (X7, N21). */
export function AuditPlatformScreen() {
  const isThere = usePlatformRight();
  useTitle(isThere ? 'Platform log' : 'Not found');
  if (!isThere) return <NotFoundPart />;
  return (
    <Page>
      <Stack gap={24}>
        <AdminHead place="log" />
        <AuditView companyId={PLATFORM_COMPANY_ID} />
      </Stack>
    </Page>
  );
}
