export {
  ProductHeader,
  type ProductHeaderProps,
  type ProductHeaderFacts,
} from './ProductHeader.tsx';
