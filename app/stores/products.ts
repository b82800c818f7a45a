import { productMessages } from '@hangtag/contract/rules/messages';
import type { ProductListQuery, ProductsAnswer } from '@hangtag/contract/wire/product';
import { proxy, ref, useSnapshot } from 'valtio';
import { createPlaceholder } from '../api/files.ts';
import { createProduct, listProducts } from '../api/products.ts';
import { toProblem } from '../api/problem.ts';
import { latest } from '../remote/latest.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { news } from './news.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

type Products = Remote<ProductsAnswer>;

const state = proxy<{ list: Products; waiting: Products; isCreating: boolean }>({
  list: idle,
  waiting: idle,
  isCreating: false,
});

const list = latest<ProductsAnswer>({
  get: () => state.list as Products,
  set: (next) => (state.list = ref(next)),
});
const waiting = latest<ProductsAnswer>({
  get: () => state.waiting as Products,
  set: (next) => (state.waiting = ref(next)),
});

onOwnerChange(() => {
  list.forget();
  waiting.forget();
});

/** The product list and the products that wait to be published, for a component. */
export function useProducts() {
  const { list, waiting, isCreating } = useSnapshot(state);
  return { list: list as Products, waiting: waiting as Products, isCreating };
}

/** Loads one page of the product list. */
export const loadProducts = (query: ProductListQuery): Promise<void> =>
  list.load(() => listProducts(currentCompanyId(), query));

/** Loads the published products whose draft says something else. */
export const loadWaiting = (): Promise<void> =>
  waiting.load(() =>
    listProducts(currentCompanyId(), { state: 'changed', size: '100', sort: 'Recently edited' }),
  );

/**
 * Creates a placeholder product [F168, F185] and tells how it went (M09, M11).
 * @returns Its id, or null when it was not created.
 */
export async function addProduct(): Promise<number | null> {
  if (state.isCreating) return null;
  state.isCreating = true;
  try {
    const companyId = currentCompanyId();
    const header = await createPlaceholder(companyId, '16x9');
    const logo = await createPlaceholder(companyId, '1x1');
    const { productId } = await createProduct(companyId, {
      model: '',
      name: 'Product name',
      status: 'active',
      imageFile: { filesId: header.filesId },
      appLogoFile: { filesId: logo.filesId },
    });
    news.success(productMessages.added(1));
    return productId;
  } catch (error) {
    logFailure(error);
    const { code, message } = toProblem(error);
    // A limit has a way out, which the standard sentence would hide.
    const isLimit = code === 'plan_limit' || code === 'plan_inactive';
    news.error(isLimit ? `${productMessages.addFailed} ${message}` : productMessages.addFailed);
    return null;
  } finally {
    state.isCreating = false;
  }
}
