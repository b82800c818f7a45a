import {
  type BuiltinDashboard,
  type BuiltinDashboardAnswer,
  builtinDashboards,
  type DashboardList,
} from '@hangtag/contract/wire/platform';
import { proxy, ref, useSnapshot } from 'valtio';
import { readDashboard, readDashboards } from '../api/admin.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

interface State {
  list: Remote<DashboardList>;
  counted: Remote<BuiltinDashboardAnswer>;
}

const state = proxy<State>({ list: idle, counted: idle });
const list = createLoader<DashboardList>({
  get: () => state.list as Remote<DashboardList>,
  set: (next) => (state.list = ref(next)),
});
const counted = createLoader<BuiltinDashboardAnswer>({
  get: () => state.counted as Remote<BuiltinDashboardAnswer>,
  set: (next) => (state.counted = ref(next)),
});

onOwnerChange(() => {
  list.forget();
  counted.forget();
});

/** The dashboards there are and the one that was counted last, for a component. */
export const useDashboards = (): Readonly<State> => useSnapshot(state) as State;

/** Loads which dashboards there are. */
export const loadDashboards = (): Promise<void> => list.load(readDashboards);

/** Is it one that the server counts itself? */
export const isBuiltin = (id: string): id is BuiltinDashboard =>
  builtinDashboards.some((known) => known === id);

/** Counts one of the server's own; another one's figures do not stay in sight meanwhile. */
export const countDashboard = (id: BuiltinDashboard): Promise<void> =>
  counted.load(() => readDashboard(id), 'drops');
