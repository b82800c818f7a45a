import type { BuiltinDashboardAnswer, DashboardList } from '@hangtag/contract/wire/platform';
import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { type DashboardContent, PlatformDashboard } from '@hangtag/ui/patterns/PlatformDashboard';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { contentOf } from '../remote/contentOf.ts';
import { type Remote, shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import {
  countDashboard,
  isBuiltin,
  loadDashboards,
  useDashboards,
} from '../stores/platformDashboards.ts';
import { AdminHead } from './AdminHead.tsx';
import { platformScreen } from './platformScreen.tsx';

type Entry = DashboardList['dashboards'][number];

function drawn(entry: Entry, counted: Remote<BuiltinDashboardAnswer>): DashboardContent {
  if (entry.kind === 'embed') return { phase: 'embedded', name: entry.name, url: entry.url };
  return contentOf(
    counted,
    (answer) =>
      answer.id === entry.id ? { phase: 'counted', answer } : ({ phase: 'loading' } as const),
    'replaces',
  );
}

const hrefOf = ({ id }: Entry) => paths.dashboards(id);

/** `/admin/quicksight`: the platform's dashboards, for Superadmins; hidden from everybody else [F030] (X7). */
export const DashboardsScreen = platformScreen('Dashboards', Dashboards);

function Dashboards() {
  const { list, counted } = useDashboards();
  const [params] = useSearchParams();
  useEffect(() => void loadDashboards(), []);
  const all = shown(list)?.dashboards ?? [];
  const entry = all.find(({ id }) => id === params.get('dashboard')) ?? all[0];
  const id = entry?.id ?? '';
  useEffect(() => void (isBuiltin(id) && countDashboard(id)), [id]);
  return (
    <Page>
      <Stack gap={24}>
        <AdminHead place="dashboards" />
        <RemoteView
          of={list}
          name="dashboards"
          onRetry={() => void loadDashboards()}
          loading={
            <Stack gap={32}>
              <Skeleton width="60%" />
              <Stack gap={20}>
                <Skeleton width="30%" />
                <Skeleton />
                <Skeleton />
                <Skeleton />
              </Stack>
            </Stack>
          }
          ready={({ dashboards }) =>
            entry && (
              <PlatformDashboard
                dashboards={dashboards}
                hrefOf={hrefOf}
                current={hrefOf(entry)}
                content={drawn(entry, counted)}
                companyHref={paths.companyDetails}
                onRetry={() => void (isBuiltin(id) && countDashboard(id))}
              />
            )
          }
        />
      </Stack>
    </Page>
  );
}
