export { CatalogueList, type CatalogueListProps } from './CatalogueList.tsx';
export type {
  CatalogueContent,
  CatalogueEntry,
  CatalogueVerbs,
  CatalogueWords,
  UseRefusal,
} from './types.ts';
