export { productStatus, type ProductState, type StatusFacts } from './productStatus.ts';
export { ProductStatus, type ProductStatusProps } from './ProductStatus.tsx';
