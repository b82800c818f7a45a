import type { ProductRow } from '@hangtag/contract/wire/product';

/** The public state of a product. */
export type ProductState = 'published' | 'changed' | 'draft' | 'inactive';

/** The facts that determine the state. */
export type StatusFacts = Pick<ProductRow, 'status' | 'published' | 'hasUnpublishedChanges'>;

/** The state of a product; being inactive takes precedence. */
export function productStatus(product: StatusFacts): ProductState {
  if (product.status !== 'active') return 'inactive';
  if (!product.published) return 'draft';
  return product.hasUnpublishedChanges ? 'changed' : 'published';
}
