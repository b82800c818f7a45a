export { ProductCard, type ProductCardProps } from './ProductCard.tsx';
export { ProductList } from './ProductList.tsx';
export type { ProductListContent, ProductListProps, ProductStateFilter } from './types.ts';
