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

/** The dashboards and the last loaded one, for a component. */
export const useDashboards = (): Readonly<State> => useSnapshot(state) as State;

/** Loads the list of dashboards. */
export const loadDashboards = (): Promise<void> => list.load(readDashboards);

/** Whether the server computes it. */
export const isBuiltin = (id: string): id is BuiltinDashboard =>
  builtinDashboards.some((known) => known === id);

/** Loads a built-in dashboard; another one's figures are not shown meanwhile. */
export const countDashboard = (id: BuiltinDashboard): Promise<void> =>
  counted.load(() => readDashboard(id), 'drops');
