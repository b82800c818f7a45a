import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Text } from '@hangtag/ui/elements/Text';
import { Page } from '@hangtag/ui/layout/Page';
import { Split } from '@hangtag/ui/layout/Split';
import { Stack } from '@hangtag/ui/layout/Stack';
import { FigureList } from '@hangtag/ui/patterns/FigureList';
import { PlanUse } from '@hangtag/ui/patterns/PlanUse';
import { formatDate } from '@hangtag/ui/support/formatDate';
import { useEffect } from 'react';
import { billingEntry } from '../navigation/billingEntry.ts';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useTitle } from '../navigation/title.ts';
import { loadDashboard, useDashboard } from '../stores/dashboard.ts';
import { useSession } from '../stores/session.ts';
import { DashboardMain } from './DashboardMain.tsx';
import { productFigures } from './dashboardWords.ts';
import { headline } from './headline.ts';
import { planWords } from './planWords.ts';

/** `/`: the dashboard; its headline states what matters, and every figure links to its list [F010]. */
export function HomeScreen() {
  useTitle('Home');
  const dashboard = useDashboard();
  useEffect(() => void loadDashboard(), []);
  const answer = shown(dashboard);
  const isAway = dashboard.phase === 'failed';
  return (
    <Page>
      <Split aside={answer ? <Aside answer={answer} /> : !isAway && <AsideLoading />}>
        <Stack gap={32}>
          <Stack gap={4}>
            <Text kind="data" tone="quiet">
              {today()}
            </Text>
            <Heading level={1} kind="display" takesFocus>
              {headline(answer)}
            </Heading>
          </Stack>
          <RemoteView
            of={dashboard}
            name="dashboard"
            loading={<Loading />}
            onRetry={() => void loadDashboard()}
            ready={(data) => <DashboardMain answer={data} />}
          />
        </Stack>
      </Split>
    </Page>
  );
}

/** The side column: the plan, and the number of products per state. */
function Aside({ answer }: { answer: DashboardAnswer }) {
  const session = useSession();
  if (session.phase !== 'member') return null;
  const way = billingEntry(session.user);
  const { active, limit } = answer.products;
  return (
    <Stack gap={32}>
      <PlanUse
        planName={planWords(session.user)}
        usage={{ used: active, limit }}
        included={session.user.subscription.productNumber}
        billingHref={way.isOpen ? way.href : undefined}
      />
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
