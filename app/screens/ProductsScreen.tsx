import { Page } from '@hangtag/ui/layout/Page';
import { ProductList } from '@hangtag/ui/patterns/ProductList';
import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { useModal } from '../navigation/modal.ts';
import { useTitle } from '../navigation/title.ts';
import { addProduct, loadProducts, useProducts } from '../stores/products.ts';
import { restoreListed, useStatusChange } from '../stores/productStatus.ts';
import { LazyModal } from '../lazy/LazyModal.tsx';
import { lazyScreen } from '../lazy/lazyScreen.tsx';
import { usePlanFacts } from './planUse.ts';
import { queryFor, useProductView } from './productQuery.ts';
import { useDebouncedText } from './useDebouncedText.ts';

const AddProductsModal = lazyScreen(() =>
  import('./AddProductsModal.tsx').then((m) => m.AddProductsModal),
);
const CopyModal = lazyScreen(() => import('./CopyModal.tsx').then((m) => m.CopyModal));
const PrintPackModal = lazyScreen(() =>
  import('./PrintPackModal.tsx').then((m) => m.PrintPackModal),
);

function productsShown({ products: found }: ProductsAnswer, isStale: boolean) {
  const { data: products, total, current_page: page, last_page: pageCount } = found;
  return { phase: 'ready', products, total, page, pageCount, isStale } as const;
}

/** The company's products, searched, filtered and paged by the address. */
export function ProductsScreen() {
  useTitle('Products');
  const [, navigate] = useLocation();
  const { list, isCreating } = useProducts();
  const { view, setSearch, setState, setOrder, setPage } = useProductView();
  const [search, onSearch] = useDebouncedText(view.search, setSearch);
  const { search: wanted, state, order, page } = view;
  const load = () => void loadProducts(queryFor({ search: wanted, state, order, page }));
  useEffect(() => {
    void loadProducts(queryFor({ search: wanted, state, order, page }));
  }, [wanted, state, order, page]);

  const isReady = list.phase === 'ready';
  useEffect(() => {
    // After the list, so that the dialogs do not delay it and open without a connection too.
    if (isReady)
      for (const Modal of [AddProductsModal, CopyModal, PrintPackModal]) void Modal.preload();
  }, [isReady]);

  const plan = usePlanFacts();
  const { busy } = useStatusChange();
  const modal = useModal();
  const answer = shown(list);
  const copied = answer?.products.data.find(
    ({ productId }) => productId === Number(modal.params.get('product')),
  );
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (productId: number) =>
    setChosen((before) =>
      before.has(productId)
        ? new Set([...before].filter((id) => id !== productId))
        : new Set([...before, productId]),
    );
  const create = async () => {
    const productId = await addProduct();
    if (productId !== null) navigate(paths.product(productId));
  };
  return (
    <Page>
      <ProductList
        // A failure replaces the rows, because they belong to another page.
        content={contentOf(list, productsShown, 'replaces')}
        usage={answer?.usage ?? null}
        {...plan}
        hrefOf={({ productId }) => paths.product(productId)}
        search={search}
        onSearch={onSearch}
        state={state}
        onStateChange={setState}
        archivedCount={answer?.archivedCount ?? 0}
        order={order}
        onOrderChange={setOrder}
        onPageChange={setPage}
        onRetry={load}
        onCreate={() => void create()}
        onCreateSeveral={
          (answer?.can.createMany ?? 0) > 1 ? () => modal.open('several') : undefined
        }
        onCopy={({ productId }) => modal.open('copy', { product: String(productId) })}
        onRestore={(product) => void restoreListed(product)}
        restoring={busy?.productId ?? null}
        createLocked={answer?.can.createLocked ?? null}
        selection={{
          chosen,
          onToggle: ({ productId }) => toggle(productId),
          onClear: () => setChosen(new Set()),
          onPrint: () => modal.open('print'),
        }}
        isCreating={isCreating}
      />
      {modal.name === 'copy' && copied && (
        <LazyModal title={`Copy ${copied.name}`} onClose={() => modal.close('product')}>
          <CopyModal product={copied} onClose={() => modal.close('product')} />
        </LazyModal>
      )}
      {modal.name === 'print' && chosen.size > 0 && (
        <LazyModal title="Print files" onClose={() => modal.close()}>
          <PrintPackModal productIds={[...chosen]} onClose={() => modal.close()} />
        </LazyModal>
      )}
      {modal.name === 'several' && answer && (
        <LazyModal title="Add several products" onClose={() => modal.close()}>
          <AddProductsModal answer={answer} onClose={() => modal.close()} />
        </LazyModal>
      )}
    </Page>
  );
}
