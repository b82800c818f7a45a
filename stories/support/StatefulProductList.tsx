/** The product list as on the screen. */
import { LinkProvider } from '@hangtag/ui/elements/Link';
import { Page } from '@hangtag/ui/layout/Page';
import { ProductList, type ProductListProps } from '@hangtag/ui/patterns/ProductList';
import { type ComponentType, useState } from 'react';
import { fn } from 'storybook/test';
import { merrowProducts } from '../fixtures/products.ts';

/** Receives navigations. */
export const navigate = fn();

/** Keeps search and filters, which the screen has in its URL. */
export function StatefulProductList(props: ProductListProps) {
  const [search, setSearch] = useState(props.search);
  return (
    <ProductList
      {...props}
      search={search}
      onSearch={(text) => {
        setSearch(text);
        props.onSearch(text);
      }}
    />
  );
}

/** A loaded list. */
export const readyProducts = (products: typeof merrowProducts, pageCount = 1) => ({
  phase: 'ready' as const,
  products,
  total: products.length * pageCount,
  page: 1,
  pageCount,
  isStale: false,
});

/** Nine products, and room for one more. */
export const productListArgs = {
  content: readyProducts(merrowProducts) satisfies ProductListProps['content'],
  usage: { used: 9, limit: 10 } satisfies ProductListProps['usage'],
  planName: 'Business' satisfies string | null,
  hrefOf: ({ productId }) => `/product/${productId}/details/summary`,
  search: '',
  onSearch: fn(),
  state: 'all' satisfies ProductListProps['state'],
  onStateChange: fn(),
  order: 'Alphabetic' satisfies ProductListProps['order'],
  onOrderChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onCreate: fn(),
  onCreateSeveral: fn() satisfies ProductListProps['onCreateSeveral'],
  onCopy: fn(),
  onRestore: fn(),
  selection: undefined satisfies ProductListProps['selection'],
  restoring: null satisfies number | null,
  archivedCount: 2,
  billingHref: '?modal=billing',
  createLocked: null satisfies string | null,
  isCreating: false,
} satisfies ProductListProps;

/** The page and the links around it. */
export const withPage = (Story: ComponentType) => (
  <LinkProvider navigate={navigate}>
    <Page>
      <Story />
    </Page>
  </LinkProvider>
);
