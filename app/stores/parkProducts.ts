import { plural } from '@hangtag/ui/support/count';
import { readProduct, updateProduct } from '../api/products.ts';
import { toasts } from './toasts.ts';
import { reloadProducts } from './products.ts';

/** Makes several products inactive, one after another; what was done stays done where one is refused (N09). */
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
