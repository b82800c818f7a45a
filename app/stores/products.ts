import { productMessages } from '@hangtag/contract/rules/messages';
import type { ProductListQuery, ProductsAnswer } from '@hangtag/contract/wire/product';
import { proxy, ref, useSnapshot } from 'valtio';
import { createPlaceholder } from '../api/files.ts';
import { createProduct, listProducts } from '../api/products.ts';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { toasts } from './toasts.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

type Products = Remote<ProductsAnswer>;

const state = proxy<{ list: Products; isCreating: boolean }>({
  list: idle,
  isCreating: false,
});

const list = createLoader<ProductsAnswer>({
  get: () => state.list as Products,
  set: (next) => (state.list = ref(next)),
});
onOwnerChange(list.forget);

/** The product list, for a component. */
export function useProducts() {
  const { list, isCreating } = useSnapshot(state);
  return { list: list as Products, isCreating };
}

let asked: ProductListQuery = {};

/** Loads one page of the product list. */
export function loadProducts(query: ProductListQuery): Promise<void> {
  asked = query;
  return list.load(() => listProducts(currentCompanyId(), query));
}

/** Reloads the last requested page of the product list, after a change. */
export const reloadProducts = (): Promise<void> => loadProducts(asked);

/**
 * Creates a placeholder product [F168, F185] and shows the result as a toast (M09, M11).
 * @returns Its id, or null after a failure.
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
    toasts.success(productMessages.added(1));
    return productId;
  } catch (error) {
    logFailure(error);
    const { code, message } = toProblem(error);
    // A limit's message contains the remedy, which the standard message would hide.
    const isLimit = code === 'plan_limit' || code === 'plan_inactive';
    toasts.error(isLimit ? `${productMessages.addFailed} ${message}` : productMessages.addFailed);
    return null;
  } finally {
    state.isCreating = false;
  }
}
