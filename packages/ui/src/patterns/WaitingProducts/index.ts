export {
  type PublishProgress,
  WaitingProducts,
  type WaitingProductsProps,
} from './WaitingProducts.tsx';
