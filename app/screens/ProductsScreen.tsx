import { Page } from '@hangtag/ui/layout/Page';
import { ProductList, type ProductListContent } from '@hangtag/ui/patterns/ProductList';
import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { type Remote, shown } from '../remote/Remote.ts';
import { useTitle } from '../shell/title.ts';
import { addProduct, loadProducts, useProducts } from '../stores/products.ts';
import { useSession } from '../stores/session.ts';
import { planWords } from './planWords.ts';
import { queryFor, useProductView } from './productQuery.ts';
import { useTyped } from './useTyped.ts';

function contentOf(list: Remote<ProductsAnswer>): ProductListContent {
  // Another page's products would not be what was asked for, so a failure stands alone.
  if (list.phase === 'failed') return { phase: 'failed', sentence: list.problem.message };
  const answer = shown(list);
  if (!answer) return { phase: 'loading' };
  const { data: products, current_page: page, last_page: pageCount } = answer.products;
  return { phase: 'ready', products, page, pageCount, isStale: list.phase !== 'ready' };
}

/** The company's products, searched, filtered and paged by the address. */
export function ProductsScreen() {
  useTitle('Products');
  const [, navigate] = useLocation();
  const { list, isCreating } = useProducts();
  const { view, setSearch, setState, setOrder, setPage } = useProductView();
  const [search, onSearch] = useTyped(view.search, setSearch);
  const { search: wanted, state, order, page } = view;
  const load = () => void loadProducts(queryFor({ search: wanted, state, order, page }));
  useEffect(() => {
    void loadProducts(queryFor({ search: wanted, state, order, page }));
  }, [wanted, state, order, page]);

  const session = useSession();
  const answer = shown(list);
  const create = async () => {
    const productId = await addProduct();
    if (productId !== null) navigate(paths.product(productId));
  };
  return (
    <Page>
      <ProductList
        content={contentOf(list)}
        usage={answer?.usage ?? null}
        planName={session.phase === 'member' ? planWords(session.user) : null}
        hrefOf={({ productId }) => paths.product(productId)}
        search={search}
        onSearch={onSearch}
        state={state}
        onStateChange={setState}
        order={order}
        onOrderChange={setOrder}
        onPageChange={setPage}
        onRetry={load}
        onCreate={() => void create()}
        createLocked={answer?.can.createLocked ?? null}
        isCreating={isCreating}
      />
    </Page>
  );
}
