import type { ProductListProps } from './types.ts';

type Asked = Pick<ProductListProps, 'content' | 'search' | 'state'>;

/** Whether the list is empty without any filter. */
export const hasNothing = ({ content, search, state }: Asked): boolean =>
  content.phase === 'ready' && content.products.length === 0 && search === '' && state === 'all';
