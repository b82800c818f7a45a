import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { ProductOrder, ProductRow, ProductsAnswer } from '@hangtag/contract/wire/product';

/** What the list's page filter may be set to. */
export type ProductStateFilter = 'all' | 'published' | 'changed' | 'draft' | 'parked' | 'archived';

/** What the list has to show. */
export type ProductListContent =
  | { readonly phase: 'loading' }
  /** @param reference A word to quote when asking for help. */
  | (FailedContent & { readonly reference?: string })
  | {
      readonly phase: 'ready';
      readonly products: readonly ProductRow[];
      /** How many fit, on all pages. */
      readonly total: number;
      /** Shown page and how many there are, counted from 1. */
      readonly page: number;
      readonly pageCount: number;
      /** Is something newer on its way? */
      readonly isStale: boolean;
    };

export interface ProductListProps {
  /** One page of products, that it is on its way, or why it did not come. */
  content: ProductListContent;
  /** How much of the plan is used; null until it is known. */
  usage: ProductsAnswer['usage'] | null;
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** Where the plan is changed; absent where this person can't. */
  billingHref?: string;
  /** Address of a product's editor. */
  hrefOf: (product: ProductRow) => string;
  /** What is typed into the search. */
  search: string;
  /** Receives the search at every key; empty looks for nothing. */
  onSearch: (search: string) => void;
  /** The state that products must be in to be listed. */
  state: ProductStateFilter;
  /** Asks for products in another state. */
  onStateChange: (state: ProductStateFilter) => void;
  /** How many products are archived, for the filter's words. @default 0 */
  archivedCount?: number;
  /** What the products are sorted by. */
  order: ProductOrder;
  /** Asks for another order; the caller sorts. */
  onOrderChange: (order: ProductOrder) => void;
  /** Asks for another page; the first is 1. */
  onPageChange: (page: number) => void;
  /** Asks for the list again. */
  onRetry: () => void;
  /** Makes a new product. */
  onCreate: () => void;
  /** Asks how many products to make; absent where only one can be made. */
  onCreateSeveral?: (() => void) | undefined;
  /** Asks for the copy's model number. */
  onCopy: (product: ProductRow) => void;
  /** Makes a parked or archived product active again. */
  onRestore: (product: ProductRow) => void;
  /** `productId` of the product that is being restored; null for none. @default null */
  restoring?: number | null;
  /** Why no product can be made or restored, with its way out; null when one can. */
  createLocked: string | null;
  /** Is a product being made? @default false */
  isCreating?: boolean;
}
