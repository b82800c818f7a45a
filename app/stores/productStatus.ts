import type { ProductStatus } from '@hangtag/contract/wire/product';
import { proxy, ref, useSnapshot } from 'valtio';
import { updateProduct } from '../api/products.ts';
import type { Problem } from '../api/problem.ts';
import { attempt } from './attempt.ts';
import { toasts } from './toasts.ts';
import { productEditor } from './productEditor.ts';
import { reloadProducts } from './products.ts';
import { currentCompanyId } from './session.ts';

/** A running change of status. */
export interface StatusChange {
  readonly productId: number;
  readonly status: ProductStatus;
}

const state = proxy<{ busy: StatusChange | null; problem: Problem | null }>({
  busy: null,
  problem: null,
});

/** The state of changing a status, for a component. */
export const useStatusChange = () => {
  const { busy, problem } = useSnapshot(state);
  return { busy: busy as StatusChange | null, problem: problem as Problem | null };
};

/** Clears the last failure, as when a dialog opens again. */
export const resetStatusChange = (): void => void (state.problem = null);

/** The changed product, and whether it has a published page. */
interface Changed {
  readonly name: string;
  readonly published: boolean;
}

const done: Readonly<Record<ProductStatus, (product: Changed) => string>> = {
  active: ({ name }) => `${name} is active again.`,
  inactive: ({ name, published }) =>
    published ? `${name} is parked. Its page stays as it is.` : `${name} is parked.`,
  archived: ({ name, published }) =>
    published ? `${name} is archived. Its printed codes keep working.` : `${name} is archived.`,
};

async function make(change: StatusChange, run: () => Promise<Changed | null>): Promise<boolean> {
  if (state.busy) return false;
  state.busy = ref(change);
  const worked = await attempt(state, async () => {
    const product = await run();
    if (product === null) return false;
    toasts.success(done[change.status](product));
    return true;
  });
  state.busy = null;
  return worked;
}

/** Changes the status of the product in the editor, after saving its unsaved input [D36]. */
export const changeStatus = (productId: number, status: ProductStatus): Promise<boolean> =>
  make({ productId, status }, () =>
    productEditor.change(productId, ({ companyId, version }) =>
      updateProduct(companyId, productId, version, { status }),
    ),
  );

/** Restores a product of the list, and shows why when it fails. */
export async function restoreListed(product: {
  readonly productId: number;
  readonly version: number;
}): Promise<void> {
  const { productId, version } = product;
  await make({ productId, status: 'active' }, async () => {
    const body = { status: 'active' } as const;
    return updateProduct(currentCompanyId(), productId, version, body);
  });
  if (state.problem) toasts.error(state.problem.message);
  await reloadProducts();
}
