import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { ProductHeader } from '@hangtag/ui/patterns/ProductHeader';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths, productTabs } from '../paths.ts';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useModal } from '../shell/modal.ts';
import { useUnsaved } from '../shell/useUnsaved.ts';
import { loadCompany } from '../stores/company.ts';
import { editorOf, isUnsaved, useEditor } from '../stores/editors.ts';
import {
  discardDraft,
  discardKept,
  openProduct,
  saveNow,
  saveWaiting,
  takeKept,
} from '../stores/product.ts';
import { DraftRecoveryOffer } from './DraftRecoveryOffer.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';
import { LoadingTab } from './ProductWaiting.tsx';
import { ProductModals } from './ProductModals.tsx';
import { changesOf, publishLock, tabLabels } from './productWords.ts';
import { saveWords, whyUnsaved } from './saveWords.ts';
import { ResolveConflict } from './ResolveConflict.tsx';

/** What was never published is a change as a whole. */
const headOf = (product: ProductAnswer, changeCount: number) => ({
  ...product,
  hasUnpublishedChanges: changeCount > 0 || !product.published,
});

/** What all tabs of a product share: its header, its dialogs, and its loading and saving [F019-F023]. */
export function ProductFrame({ productId, children }: { productId: string; children: ReactNode }) {
  const id = /^\d{1,9}$/.test(productId) ? Number(productId) : 0;
  const editor = useEditor(id);
  const [path] = useLocation();
  const { open } = useModal();
  useEffect(() => {
    if (id === 0) return undefined;
    void openProduct(id);
    void loadCompany();
    return () => void saveWaiting(id);
  }, [id]);
  const { product, draft, save } = editor;
  useUnsaved(() => isUnsaved(editorOf(id)), draft?.summary.name || 'this product', {
    save: () => saveNow(id),
    why: () => whyUnsaved(editorOf(id).save),
    discard: () => discardDraft(id),
  });
  if (id === 0 || (product.phase === 'failed' && product.problem.status === 404))
    return <NotFoundPart />;
  const tabs = productTabs.map((tab) => ({ label: tabLabels[tab], href: paths.product(id, tab) }));
  const data = shown(product);
  const changeCount = changesOf(data, draft).length;
  return (
    <>
      <ProductHeader
        product={
          data ? headOf(data, changeCount) : product.phase === 'failed' ? 'failed' : 'loading'
        }
        tabs={tabs}
        current={path}
        save={saveWords(save, data?.contentSavedDate ?? null)}
        onRetry={() => void saveNow(id)}
        onCompare={() => open('compare')}
        changeCount={changeCount}
        onPublish={() => open('publish')}
        publishLocked={data ? publishLock(data, changeCount, save) : null}
        onUnpublish={data?.published ? () => open('unpublish') : undefined}
      />
      <RemoteView
        of={product}
        name="product"
        onRetry={() => void openProduct(id)}
        loading={<LoadingTab current={path} />}
        ready={(loaded) => (
          <>
            <DraftRecoveryOffer
              save={save}
              onUse={() => takeKept(id)}
              onDiscard={() => discardKept(id)}
            />
            {children}
            {draft && <ProductModals product={loaded} draft={draft} />}
            {draft && <ResolveConflict productId={id} draft={draft} save={save} />}
          </>
        )}
      />
    </>
  );
}
