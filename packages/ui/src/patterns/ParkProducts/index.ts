export { type ActiveProduct, ParkProducts, type ParkProductsProps } from './ParkProducts.tsx';
