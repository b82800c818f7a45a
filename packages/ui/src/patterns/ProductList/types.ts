import type { ProductOrder, ProductRow, ProductsAnswer } from '@hangtag/contract/wire/product';

/** What the list's page filter may be set to. */
export type ProductStateFilter = 'all' | 'published' | 'changed' | 'draft';

/** What the list has to show. */
export type ProductListContent =
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'failed';
      /** What happened, as a sentence. */
      readonly sentence: string;
      /** A word to quote when asking for help. */
      readonly reference?: string;
    }
  | {
      readonly phase: 'ready';
      readonly products: readonly ProductRow[];
      /** Shown page and how many there are, counted from 1. */
      readonly page: number;
      readonly pageCount: number;
      /** Is something newer on its way? */
      readonly isStale: boolean;
    };

export interface ProductListProps {
  content: ProductListContent;
  /** How much of the plan is used; null until it is known. */
  usage: ProductsAnswer['usage'] | null;
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** Address of a product's editor. */
  hrefOf: (product: ProductRow) => string;
  search: string;
  onSearch: (search: string) => void;
  state: ProductStateFilter;
  onStateChange: (state: ProductStateFilter) => void;
  order: ProductOrder;
  onOrderChange: (order: ProductOrder) => void;
  onPageChange: (page: number) => void;
  /** Asks for the list again. */
  onRetry: () => void;
  /** Makes a new product. */
  onCreate: () => void;
  /** Why no product can be made, with its way out; null when one can. */
  createLocked: string | null;
  /** Is a product being made? @default false */
  isCreating?: boolean;
}
