import { ProductHeader } from '@hangtag/ui/patterns/ProductHeader';
import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Page } from '@hangtag/ui/layout/Page';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths, productTabs } from '../paths.ts';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useModal } from '../shell/modal.ts';
import { loadCompany } from '../stores/company.ts';
import { useEditor } from '../stores/editors.ts';
import { keepMine, openProduct, saveNow, saveWaiting, takeTheirs } from '../stores/product.ts';
import { NotHere } from './NotHere.tsx';
import { ProductModals } from './ProductModals.tsx';
import { changesOf, publishLock, saveWords, tabLabels } from './productWords.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** What all tabs of a product share: its header, its dialogs, and its loading and saving [F019-F023]. */
export function ProductFrame({ productId, children }: { productId: string; children: ReactNode }) {
  const id = /^\d{1,9}$/.test(productId) ? Number(productId) : 0;
  const editor = useEditor(id);
  const [path] = useLocation();
  const { open } = useModal();
  useLeaveGuard();
  useEffect(() => {
    if (id === 0) return undefined;
    void openProduct(id);
    void loadCompany();
    return () => void saveWaiting(id);
  }, [id]);
  const { product, draft } = editor;
  if (id === 0 || (product.phase === 'failed' && product.problem.status === 404))
    return <NotHere />;
  const tabs = productTabs.map((tab) => ({ label: tabLabels[tab], href: paths.product(id, tab) }));
  const changeCount = changesOf(shown(product), draft).length;
  return (
    <RemoteView
      of={product}
      name="product"
      onRetry={() => void openProduct(id)}
      loading={<LoadingProduct />}
      ready={(data) => (
        <>
          <ProductHeader
            product={{ ...data, hasUnpublishedChanges: changeCount > 0 || !data.published }}
            tabs={tabs}
            current={path}
            save={saveWords(editor.save)}
            onRetry={() => void saveNow(id)}
            onKeepMine={() => void keepMine(id)}
            onTakeTheirs={() => void takeTheirs(id)}
            changeCount={changeCount}
            onPublish={() => open('publish')}
            publishLocked={publishLock(data, changeCount)}
            onUnpublish={data.published ? () => open('unpublish') : undefined}
          />
          {children}
          {draft && <ProductModals product={data} draft={draft} />}
        </>
      )}
    />
  );
}

function LoadingProduct() {
  return (
    <Page>
      <Skeleton width="30%" />
    </Page>
  );
}
