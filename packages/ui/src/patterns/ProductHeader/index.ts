export {
  ProductHeader,
  type ProductHeaderProps,
  type ProductHeaderFacts,
} from './ProductHeader.tsx';
export { type SaveWords } from './SaveState.tsx';
