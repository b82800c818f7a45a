import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { ProductOrder, ProductRow, ProductsAnswer } from '@hangtag/contract/wire/product';

/** The values of the state filter. */
export type ProductStateFilter = 'all' | 'published' | 'changed' | 'draft' | 'parked' | 'archived';

/** The states of the list. */
export type ProductListContent =
  | { readonly phase: 'loading' }
  /** @param reference A word to quote when asking for help. */
  | (FailedContent & { readonly reference?: string })
  | {
      readonly phase: 'ready';
      readonly products: readonly ProductRow[];
      /** How many products match, on all pages. */
      readonly total: number;
      /** The current page and the number of pages, counted from 1. */
      readonly page: number;
      readonly pageCount: number;
      /** Whether newer rows are loading. */
      readonly isStale: boolean;
    };

/** The products that are selected, on whatever page of the list they are. */
export interface ProductSelection {
  readonly chosen: ReadonlySet<number>;
  /** Selects a product, or no longer. */
  readonly onToggle: (product: ProductRow) => void;
  readonly onClear: () => void;
  /** Asks how the codes of the selected products are printed. */
  readonly onPrint: () => void;
}

export interface ProductListProps {
  /** One page of products: loaded, loading, or failed with a reason. */
  content: ProductListContent;
  /** How much of the plan is used; null until it is known. */
  usage: ProductsAnswer['usage'] | null;
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** Link to the plan; absent where this user cannot change it. */
  billingHref?: string;
  /** Address of a product's editor. */
  hrefOf: (product: ProductRow) => string;
  /** The text of the search. */
  search: string;
  /** Receives the search on every change; empty removes it. */
  onSearch: (search: string) => void;
  /** The state that filters the products. */
  state: ProductStateFilter;
  /** Receives another state. */
  onStateChange: (state: ProductStateFilter) => void;
  /** How many products are archived, for the filter's text. @default 0 */
  archivedCount?: number;
  /** The sort order. */
  order: ProductOrder;
  /** Receives another sort order; the caller sorts. */
  onOrderChange: (order: ProductOrder) => void;
  /** Loads another page; the first is 1. */
  onPageChange: (page: number) => void;
  /** Loads the list again. */
  onRetry: () => void;
  /** Creates a product. */
  onCreate: () => void;
  /** Asks how many products to create; absent where only one can be created. */
  onCreateSeveral?: (() => void) | undefined;
  /** Opens the dialog that copies a product. */
  onCopy: (product: ProductRow) => void;
  /** Makes an inactive or archived product active again. */
  onRestore: (product: ProductRow) => void;
  /** `productId` of the product that is being restored; null for none. @default null */
  restoring?: number | null;
  /** Why no product can be created or restored and how to change that; null when one can. */
  createLocked: string | null;
  /** Selects products for what is done with several at once; absent, none can be selected. */
  selection?: ProductSelection;
  /** Whether a product is being created. @default false */
  isCreating?: boolean;
}
