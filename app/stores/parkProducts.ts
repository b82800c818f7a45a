import { plural } from '@hangtag/ui/support/count';
import { readProduct, updateProduct } from '../api/products.ts';
import { toasts } from './toasts.ts';
import { reloadProducts } from './products.ts';

/** Deactivates several products sequentially; earlier ones stay inactive after a failure. */
export async function parkProducts(companyId: number, ids: readonly number[]): Promise<void> {
  try {
    for (const id of ids) {
      const { version } = await readProduct(companyId, id);
      await updateProduct(companyId, id, version, { status: 'inactive' });
    }
    toasts.success(`${plural(ids.length, 'product')} parked. Pages stay as they are.`);
  } finally {
    void reloadProducts();
  }
}
