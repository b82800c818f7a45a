import type { DashboardAnswer, WaitingProduct } from '@hangtag/contract/wire/dashboard';
import type { PublishProgress } from '@hangtag/ui/patterns/WaitingProducts';
import { proxy, ref, useSnapshot } from 'valtio';
import { readDashboard } from '../api/dashboard.ts';
import { toProblem } from '../api/problem.ts';
import { publishProduct } from '../api/products.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';
import { toasts } from './toasts.ts';

interface State {
  dashboard: Remote<DashboardAnswer>;
  /** By product id; what was published is not in it any more. */
  publishing: Record<number, PublishProgress>;
}

const state = proxy<State>({ dashboard: idle, publishing: {} });
const dashboard = createLoader<DashboardAnswer>({
  get: () => state.dashboard as Remote<DashboardAnswer>,
  set: (next) => (state.dashboard = ref(next)),
});

onOwnerChange(() => {
  dashboard.forget();
  state.publishing = {};
});

/** The current company's dashboard, for a component. */
export const useDashboard = (): Remote<DashboardAnswer> =>
  useSnapshot(state).dashboard as Remote<DashboardAnswer>;

/** The publishing of the waiting products, by product id, for a component. */
export const usePublishing = (): Readonly<State['publishing']> => useSnapshot(state).publishing;

/** Loads the dashboard. */
export const loadDashboard = (): Promise<void> =>
  dashboard.load(() => readDashboard(currentCompanyId()));

/** Publishes waiting products one after the other; a refusal stays at its product and stops no other. */
export async function publishWaiting(products: readonly WaitingProduct[]): Promise<void> {
  const open = products.filter(({ productId }) => state.publishing[productId] !== 'busy');
  for (const { productId } of open) state.publishing[productId] = 'busy';
  const names: string[] = [];
  for (const { productId, name, publishUrl, version } of open) {
    try {
      await publishProduct(publishUrl, version, { action: 'publish' });
      names.push(name);
      delete state.publishing[productId];
    } catch (error) {
      logFailure(error);
      state.publishing[productId] = { problem: toProblem(error).message };
    }
  }
  const [first] = names;
  if (first !== undefined)
    toasts.success(
      names.length === 1
        ? `${first} is published.`
        : `${new Intl.ListFormat('en').format(names)} are published.`,
    );
  await loadDashboard();
}
