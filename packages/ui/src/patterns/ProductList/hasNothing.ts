import type { ProductListProps } from './types.ts';

type Asked = Pick<ProductListProps, 'content' | 'search' | 'state'>;

/** Is the list empty although nothing narrows it down? */
export const hasNothing = ({ content, search, state }: Asked): boolean =>
  content.phase === 'ready' && content.products.length === 0 && search === '' && state === 'all';
