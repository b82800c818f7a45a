import { StatusMark, type StatusShape } from '../../elements/StatusMark/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import { productStatus, type ProductState, type StatusFacts } from './productStatus.ts';

export interface ProductStatusProps {
  /** The facts that decide the status, and the publication date. */
  product: StatusFacts & { readonly publishDate: string | null };
  /** How many changes are unpublished, for lists; without it the publication date is shown. */
  changeCount?: number;
}

const shapes: Record<ProductState, StatusShape> = {
  published: 'full',
  changed: 'half',
  draft: 'dashed',
  inactive: 'struck',
};

/** The public state of a product: mark and text. */
export function ProductStatus({ product, changeCount }: ProductStatusProps) {
  const state = productStatus(product);
  return <StatusMark shape={shapes[state]}>{words(state, product, changeCount)}</StatusMark>;
}

function words(state: ProductState, product: ProductStatusProps['product'], changes?: number) {
  if (state === 'draft') return 'Draft';
  if (state === 'inactive') return product.status === 'archived' ? 'Archived' : 'Parked';
  if (changes === undefined && product.publishDate)
    return `Published ${formatDate(product.publishDate)}`;
  if (state === 'published') return 'Published';
  if (!changes) return 'Unpublished changes';
  return changes === 1 ? '1 unpublished change' : `${changes} unpublished changes`;
}
