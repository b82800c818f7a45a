import type { OverviewAnswer } from '@hangtag/contract/wire/platform';
import { Link } from '@hangtag/ui/elements/Link';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Page } from '@hangtag/ui/layout/Page';
import { Split } from '@hangtag/ui/layout/Split';
import { Stack } from '@hangtag/ui/layout/Stack';
import { FigureList } from '@hangtag/ui/patterns/FigureList';
import { RecentActivity } from '@hangtag/ui/patterns/RecentActivity';
import { ScanSummary } from '@hangtag/ui/patterns/ScanSummary';
import { PlatformAttentionNotices } from '@hangtag/ui/patterns/AttentionNotices';
import { useEffect } from 'react';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { paths } from '../navigation/paths.ts';
import { loadOverview, useOverview } from '../stores/overview.ts';
import { useSession } from '../stores/session.ts';
import { AdminHead } from './AdminHead.tsx';
import { platformScreen } from './platformScreen.tsx';
import { usePlatformCompanyRight } from './usePlatformRight.ts';
import { failureNotice, overviewFigures, platformNoticeHref, weekOf } from './overviewFigures.ts';

/** `/admin`: the platform's figures, for Superadmins; hidden from everybody else (X7). */
export const AdminScreen = platformScreen('Platform admin', Overview);

function Overview() {
  const overview = useOverview();
  const isOperator = usePlatformCompanyRight();
  useEffect(() => void loadOverview(), []);
  const answer = shown(overview);
  const failure = answer ? failureNotice(answer) : null;
  return (
    <Page>
      <Stack gap={32}>
        <AdminHead place="overview" />
        {failure && (
          <Notice
            tone="caution"
            actions={isOperator && <Link href={paths.system()}>See what failed</Link>}
          >
            {failure}
          </Notice>
        )}
        <RemoteView
          of={overview}
          name="figures"
          loading={<Skeleton shape="block" ratio="1184 / 480" />}
          onRetry={() => void loadOverview()}
          ready={(now) => (
            <Split aside={<Aside answer={now} />}>
              <Stack gap={48}>
                <PlatformAttentionNotices notices={now.notices} hrefOf={platformNoticeHref} />
                <ScanSummary
                  scans={weekOf(now)}
                  most={now.scans.companies.map(({ companyId: id, name, count }) => ({
                    id,
                    name,
                    count,
                  }))}
                  mostOf="companies"
                  link={{ label: 'Scans by company', href: paths.dashboards('scans') }}
                  hrefOf={paths.companyDetails}
                  none="No code of any company was scanned in the last two weeks."
                />
              </Stack>
            </Split>
          )}
        />
      </Stack>
    </Page>
  );
}

/** The side column: how much there is, and what was done last. */
function Aside({ answer }: { answer: OverviewAnswer }) {
  const session = useSession();
  return (
    <Stack gap={32}>
      <FigureList title="The platform now" figures={overviewFigures(answer)} />
      {answer.activity && answer.activity.length > 0 && session.phase === 'member' && (
        <RecentActivity
          entries={answer.activity}
          readerId={session.user.id}
          logHref={paths.platformLog()}
          avatarHref={paths.avatar}
        />
      )}
    </Stack>
  );
}
