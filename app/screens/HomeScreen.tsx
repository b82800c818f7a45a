import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Page } from '@hangtag/ui/layout/Page';
import { Split } from '@hangtag/ui/layout/Split';
import { Stack } from '@hangtag/ui/layout/Stack';
import { FigureList } from '@hangtag/ui/patterns/FigureList';
import { PlanUse } from '@hangtag/ui/patterns/PlanUse';
import { RecentActivity } from '@hangtag/ui/patterns/RecentActivity';
import { AttentionNotices } from '@hangtag/ui/patterns/AttentionNotices';
import { formatDate, formatWeekday } from '@hangtag/ui/support/formatDate';
import { useEffect, useState } from 'react';
import { billingEntry } from '../navigation/billingEntry.ts';
import { paths } from '../navigation/paths.ts';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useTitle } from '../navigation/title.ts';
import { loadDashboard, useDashboard } from '../stores/dashboard.ts';
import { useSession } from '../stores/session.ts';
import { DashboardMain } from './DashboardMain.tsx';
import { needsPlanFirst, noticeHref, productFigures } from './dashboardWords.ts';
import { headline } from './headline.ts';
import { planHeading } from './planWords.ts';
import { PublishAll } from './PublishAll.tsx';

/** `/`: the dashboard; its headline states what matters, and every figure links to its list [F010]. */
export function HomeScreen() {
  useTitle('Home');
  const dashboard = useDashboard();
  useEffect(() => void loadDashboard(), []);
  const answer = shown(dashboard);
  const session = useSession();
  const user = session.phase === 'member' ? session.user : null;
  const isAway = dashboard.phase === 'failed';
  return (
    <Page>
      <Split aside={answer ? <Aside answer={answer} /> : !isAway && <AsideLoading />}>
        <Stack gap={32}>
          <Stack gap={4}>
            <Text kind="data" tone="quiet">
              {today()}
            </Text>
            <Inline justify="between" gap={20}>
              <Heading level={1} kind="displayInRow" takesFocus>
                {headline(answer, user !== null && needsPlanFirst(user))}
              </Heading>
              {answer && <PublishAll answer={answer} />}
            </Inline>
          </Stack>
          <RemoteView
            of={dashboard}
            name="dashboard"
            loading={<Loading />}
            onRetry={() => void loadDashboard()}
            ready={(data) => user && <DashboardMain answer={data} user={user} />}
          />
        </Stack>
      </Split>
    </Page>
  );
}

/** The side column: the plan, notices, recent activity, and the number of products per state. */
function Aside({ answer }: { answer: DashboardAnswer }) {
  const session = useSession();
  const [now] = useState(() => new Date(Date.now()).toISOString());
  if (session.phase !== 'member') return null;
  const way = billingEntry(session.user);
  const { active, limit } = answer.products;
  return (
    <Stack gap={32}>
      <PlanUse
        planName={planHeading(session.user)}
        price={answer.plan}
        usage={{ used: active, limit }}
        included={session.user.subscription.productNumber}
        billingHref={way.isOpen ? way.href : undefined}
        lockedReason={way.isOpen ? undefined : way.reason}
      />
      {answer.notices.length > 0 && (
        <AttentionNotices notices={answer.notices} hrefOf={noticeHref} today={now} />
      )}
      {answer.activity && answer.activity.length > 0 && (
        <RecentActivity
          entries={answer.activity}
          readerId={session.user.id}
          logHref={paths.ownLog()}
          avatarHref={paths.avatar}
        />
      )}
      <FigureList title="Products" figures={productFigures(answer)} />
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap={48}>
      <Skeleton shape="block" ratio="776 / 240" />
      <Skeleton shape="block" ratio="776 / 280" />
    </Stack>
  );
}

/** The skeleton of the side column. */
function AsideLoading() {
  return (
    <Stack gap={32}>
      <Skeleton shape="block" ratio="300 / 120" />
      <Skeleton shape="block" ratio="300 / 220" />
    </Stack>
  );
}

/** "Saturday, 11-21-2026". */
function today(): string {
  const now = new Date(Date.now()).toISOString();
  return `${formatWeekday(now)}, ${formatDate(now)}`;
}
