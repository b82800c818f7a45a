import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { Button } from '@hangtag/ui/elements/Button';
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
import { WorthALook } from '@hangtag/ui/patterns/WorthALook';
import { formatDate } from '@hangtag/ui/support/formatDate';
import { useEffect, useState } from 'react';
import { billingEntry } from '../navigation/billingEntry.ts';
import { paths } from '../navigation/paths.ts';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useTitle } from '../navigation/title.ts';
import { loadDashboard, publishWaiting, useDashboard, usePublishing } from '../stores/dashboard.ts';
import { useSession } from '../stores/session.ts';
import { DashboardMain, publishableOf } from './DashboardMain.tsx';
import { needsPlanFirst, noticeHref, productFigures } from './dashboardWords.ts';
import { headline } from './headline.ts';
import { planHeading } from './planWords.ts';

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

/** Publishes everything the headline counts, where all of it is listed below with its changes. */
function PublishAll({ answer }: { answer: DashboardAnswer }) {
  const publishing = usePublishing();
  const products = publishableOf(answer);
  if (products.length < 2 || products.length < answer.waiting.changed) return null;
  return (
    <Button
      tone="primary"
      isPending={products.every(({ productId }) => publishing[productId] === 'busy')}
      onPress={() => void publishWaiting(products)}
    >
      {products.length === 2 ? 'Publish both' : `Publish all ${products.length}`}
    </Button>
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
        <WorthALook notices={answer.notices} hrefOf={noticeHref} today={now} />
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

/** "Saturday, 11-21-2026", in the reader's time zone. */
function today(): string {
  const now = new Date(Date.now());
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format(now);
  return `${weekday}, ${formatDate(now.toISOString())}`;
}
