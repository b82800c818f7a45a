import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { proxy, ref, useSnapshot } from 'valtio';
import { readDashboard } from '../api/dashboard.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ dashboard: Remote<DashboardAnswer> }>({ dashboard: idle });
const dashboard = createLoader<DashboardAnswer>({
  get: () => state.dashboard as Remote<DashboardAnswer>,
  set: (next) => (state.dashboard = ref(next)),
});

onOwnerChange(dashboard.forget);

/** The current company's dashboard, for a component. */
export const useDashboard = (): Remote<DashboardAnswer> =>
  useSnapshot(state).dashboard as Remote<DashboardAnswer>;

/** Loads the dashboard; days begin in the reader's time zone. */
export const loadDashboard = (): Promise<void> =>
  dashboard.load(() =>
    readDashboard(currentCompanyId(), new Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
