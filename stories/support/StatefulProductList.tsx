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
  content: readyProducts(merrowProducts) as ProductListProps['content'],
  usage: { used: 9, limit: 10 } as ProductListProps['usage'],
  planName: 'Business' as string | null,
  hrefOf: ({ productId }) => `/product/${productId}/details/summary`,
  search: '',
  onSearch: fn(),
  state: 'all' as ProductListProps['state'],
  onStateChange: fn(),
  order: 'Alphabetic' as ProductListProps['order'],
  onOrderChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onCreate: fn(),
  onCreateSeveral: fn() as ProductListProps['onCreateSeveral'],
  onCopy: fn(),
  onRestore: fn(),
  restoring: null as number | null,
  archivedCount: 2 as number,
  billingHref: '?modal=billing',
  createLocked: null as string | null,
  isCreating: false as boolean,
} satisfies ProductListProps;

/** The page and the links around it. */
export const withPage = (Story: ComponentType) => (
  <LinkProvider navigate={navigate}>
    <Page>
      <Story />
    </Page>
  </LinkProvider>
);
