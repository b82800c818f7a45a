export { AddProducts, type AddProductsProps } from './AddProducts.tsx';
