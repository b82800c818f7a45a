import { StatusMark, type StatusShape } from '../../elements/StatusMark/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import { productStatus, type ProductState, type StatusFacts } from './productStatus.ts';

export interface ProductStatusProps {
  /** What decides it: the status, what is published, and since when. */
  product: StatusFacts & { readonly publishDate: string | null };
  /** How many changes wait, for lists; without it the day of publishing is told. */
  changeCount?: number;
}

const shapes: Record<ProductState, StatusShape> = {
  published: 'full',
  changed: 'half',
  draft: 'dashed',
  inactive: 'struck',
};

/** What people see of a product now: mark and words. */
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
