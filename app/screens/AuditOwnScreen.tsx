import { Heading } from '@hangtag/ui/elements/Heading';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { useTitle } from '../shell/title.ts';
import { useSession } from '../stores/session.ts';
import { AuditView } from './AuditView.tsx';

/** `/company/log`: who changed what of one's own company, for its Admins (N21). */
export function AuditOwnScreen() {
  useTitle('Company log');
  const session = useSession();
  if (session.phase !== 'member') return null;
  return (
    <Page>
      <Stack gap={24}>
        <Heading level={1} takesFocus>
          Company log
        </Heading>
        <AuditView companyId={session.user.companyId} />
      </Stack>
    </Page>
  );
}
