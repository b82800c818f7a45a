import type { DashboardAnswer, WaitingProduct } from '@hangtag/contract/wire/dashboard';
import type { PublishProgress } from '@hangtag/ui/patterns/WaitingProducts';
import { proxy, ref, useSnapshot } from 'valtio';
import { readDashboard } from '../api/dashboard.ts';
import { toProblem } from '../api/problem.ts';
import { listProducts, publishProduct, readProduct } from '../api/products.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';
import { toasts } from './toasts.ts';

/** What publishing needs to know of a product. */
type BehindProduct = Pick<WaitingProduct, 'productId' | 'name' | 'publishUrl' | 'version'>;

interface State {
  dashboard: Remote<DashboardAnswer>;
  /** Every product whose page is behind its draft. */
  behind: Remote<readonly BehindProduct[]>;
  /** By product id; what was published is not in it any more. */
  publishing: Record<number, PublishProgress>;
}

const state = proxy<State>({ dashboard: idle, behind: idle, publishing: {} });
const dashboard = createLoader<DashboardAnswer>({
  get: () => state.dashboard as Remote<DashboardAnswer>,
  set: (next) => (state.dashboard = ref(next)),
});
const behind = createLoader<readonly BehindProduct[]>({
  get: () => state.behind as Remote<readonly BehindProduct[]>,
  set: (next) => (state.behind = ref(next)),
});

onOwnerChange(() => {
  dashboard.forget();
  behind.forget();
  state.publishing = {};
});

/** The current company's dashboard, for a component. */
export const useDashboard = (): Remote<DashboardAnswer> =>
  useSnapshot(state).dashboard as Remote<DashboardAnswer>;

/** The publishing of the waiting products, by product id, for a component. */
export const usePublishing = (): Readonly<State['publishing']> => useSnapshot(state).publishing;

const reload = (): Promise<void> => dashboard.load(() => readDashboard(currentCompanyId()));

/** Loads the dashboard; what a visit before was refused is over. */
export function loadDashboard(): Promise<void> {
  for (const [id, progress] of Object.entries(state.publishing))
    if (progress !== 'busy') delete state.publishing[Number(id)];
  return reload();
}

/** Every product whose page is behind its draft, for a component; the dashboard lists some of them. */
export const useBehind = (): State['behind'] => useSnapshot(state).behind as State['behind'];

/** Loads every product whose page is behind its draft. */
export const loadBehind = (): Promise<void> => behind.load(() => readBehind(currentCompanyId()));

async function readBehind(companyId: number): Promise<readonly BehindProduct[]> {
  const all: BehindProduct[] = [];
  for (let page = 1; ; page += 1) {
    const query = { state: 'changed', size: '100', page: String(page) } as const;
    const { products } = await listProducts(companyId, query);
    all.push(...products.data);
    if (page >= products.last_page) return all;
  }
}

/**
 * Publishes waiting products one after the other; a refusal stays at its product and stops no other. A product that
 * the dashboard does not list is named in a toast.
 */
export async function publishWaiting(products: readonly BehindProduct[]): Promise<void> {
  const open = products.filter(({ productId }) => state.publishing[productId] !== 'busy');
  for (const { productId } of open) state.publishing[productId] = 'busy';
  const names: string[] = [];
  const refused: BehindProduct[] = [];
  for (const product of open) {
    const { productId, name } = product;
    try {
      await publishOnce(product);
      names.push(name);
      delete state.publishing[productId];
    } catch (error) {
      logFailure(error);
      refused.push(product);
      state.publishing[productId] = { problem: toProblem(error).message };
    }
  }
  const [first] = names;
  if (first !== undefined)
    toasts.success(
      names.length === 1
        ? `${first} is published.`
        : `${names.length > NAMED ? `${names.length} products` : list(names)} are published.`,
    );
  await reload();
  const now = shown(state.dashboard as Remote<DashboardAnswer>)?.waiting.latest ?? [];
  const unlisted = refused.filter((one) =>
    now.every(({ productId }) => productId !== one.productId),
  );
  if (unlisted.length > 0)
    toasts.error(`${list(unlisted.map(({ name }) => name))} could not be published.`);
}

/** Publishes a product; one that another user has published meanwhile is published too. */
async function publishOnce({ productId, publishUrl, version }: BehindProduct): Promise<void> {
  try {
    await publishProduct(publishUrl, version, { action: 'publish' });
  } catch (error) {
    if (toProblem(error).status !== 409) throw error;
    const now = await readProduct(currentCompanyId(), productId);
    if (!now.published || now.hasUnpublishedChanges) throw error;
  }
}

/** Products that a toast names; more are counted. */
const NAMED = 5;

const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
