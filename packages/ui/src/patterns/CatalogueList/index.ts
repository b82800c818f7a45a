export { CatalogueList, type CatalogueListProps } from './CatalogueList.tsx';
export type {
  CatalogueContent,
  CatalogueEntry,
  CatalogueCallbacks,
  CatalogueWords,
  UseRefusal,
} from './types.ts';
