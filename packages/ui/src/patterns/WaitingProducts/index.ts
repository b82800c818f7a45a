export { WaitingProducts, type WaitingProductsProps } from './WaitingProducts.tsx';
