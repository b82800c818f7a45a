import type { ProductRow } from '@hangtag/contract/wire/product';

/** What people see of a product now. */
export type ProductState = 'published' | 'changed' | 'draft' | 'inactive';

/** The facts a status is read from. */
export type StatusFacts = Pick<ProductRow, 'status' | 'published' | 'hasUnpublishedChanges'>;

/** Which of the four states a product is in; a product that is switched off is that first. */
export function productStatus(product: StatusFacts): ProductState {
  if (product.status !== 'active') return 'inactive';
  if (!product.published) return 'draft';
  return product.hasUnpublishedChanges ? 'changed' : 'published';
}
