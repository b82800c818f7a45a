import { listChanges } from '@hangtag/contract/rules/changes';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { Page } from '@hangtag/ui/layout/Page';
import { ProductHeader } from '@hangtag/ui/patterns/ProductHeader';
import { memo, type ReactNode, useDeferredValue, useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths, productTabs } from '../navigation/paths.ts';
import { type Remote, shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useModal } from '../navigation/modal.ts';
import { useTitle } from '../navigation/title.ts';
import { useUnsaved } from '../navigation/useUnsaved.ts';
import { loadCompany, useCompany } from '../stores/company.ts';
import type { SaveState } from '../stores/draftTypes.ts';
import { productEditor } from '../stores/productEditor.ts';
import { DraftRecoveryOffer } from './DraftRecoveryOffer.tsx';
import { EditorLoading } from './EditorLoading.tsx';
import { FormLoading } from './FormLoading.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';
import { ProductModals } from './ProductModals.tsx';
import { changesOf, publishLock, tabLabels } from './productWords.ts';
import { saveWords, whyUnsaved } from './saveWords.ts';
import { ResolveConflict } from './ResolveConflict.tsx';

/** Without a publication the whole draft counts as one change. */
const headOf = (product: ProductAnswer, changeCount: number) => ({
  ...product,
  hasUnpublishedChanges: changeCount > 0 || !product.published,
});

/** The changes that the server's draft does not have. */
const unsavedOf = (data: ProductAnswer | undefined, draft: ProductContent | null) =>
  data && draft ? listChanges(data.unpublishedContent, draft) : [];

/** The frame of a product's tabs: header, dialogs, loading and saving [F019-F023]. */
export function ProductFrame({ productId, children }: { productId: string; children: ReactNode }) {
  const id = /^\d{1,9}$/.test(productId) ? Number(productId) : 0;
  const editor = productEditor.use(id);
  const [path] = useLocation();
  useEffect(() => {
    if (id === 0) return undefined;
    void productEditor.load(id);
    void loadCompany();
    return () => void productEditor.saveWaiting(id);
  }, [id]);
  const { record, draft, save } = editor;
  // Each key changes the draft; header and dialogs compare it when the key is on the screen. The first draft is shown at once.
  const deferred = useDeferredValue(draft) ?? draft;
  useUnsaved(() => productEditor.isUnsaved(id), draft?.summary.name || 'this product', {
    save: () => productEditor.saveNow(id),
    why: () => whyUnsaved(productEditor.of(id).save),
    discard: () => productEditor.discard(id),
  });
  if (id === 0 || (record.phase === 'failed' && record.problem.status === 404))
    return <MissingProduct />;
  return (
    <>
      <Head productId={id} record={record} draft={deferred} save={save} />
      <RemoteView
        of={record}
        name="product"
        onRetry={() => void productEditor.load(id)}
        loading={<LoadingTab current={path} />}
        ready={(loaded) => (
          <>
            <DraftRecoveryOffer
              save={save}
              onUse={() => productEditor.acceptRecovered(id)}
              onDiscard={() => productEditor.discardRecovered(id)}
            />
            {children}
            {deferred && <ProductModals product={loaded} draft={deferred} />}
            {draft && <ResolveConflict productId={id} draft={draft} />}
          </>
        )}
      />
    </>
  );
}

interface HeadProps {
  readonly productId: number;
  readonly record: Remote<ProductAnswer>;
  readonly draft: ProductContent | null;
  readonly save: SaveState;
}

/** Name, state, saving and tabs. */
const Head = memo(function Head({ productId, record, draft, save }: HeadProps) {
  const [path] = useLocation();
  const { open } = useModal();
  const definitions = shown(useCompany())?.contentSections;
  const data = shown(record);
  const changeCount = changesOf(data, draft).length;
  return (
    <ProductHeader
      product={data ? headOf(data, changeCount) : record.phase === 'failed' ? 'failed' : 'loading'}
      figuresHref={paths.analytics(productId)}
      tabs={productTabs.map((tab) => ({
        label: tabLabels[tab],
        href: paths.product(productId, tab),
      }))}
      current={path}
      save={saveWords(save, data?.contentSavedDate ?? null, unsavedOf(data, draft), definitions)}
      onRetry={() => void productEditor.saveNow(productId)}
      onCompare={() => open('compare')}
      changeCount={changeCount}
      onPublish={() => open('publish')}
      publishLocked={data ? publishLock(data, changeCount, save) : null}
      onUnpublish={data?.published ? () => open('unpublish') : undefined}
    />
  );
});

/** No tab is drawn that would set the title. */
function MissingProduct() {
  useTitle('Not found');
  return <NotFoundPart />;
}

/** The skeleton of the open tab. @param current The tab's address. */
function LoadingTab({ current }: { current: string }) {
  if (current.endsWith('/content')) return <EditorLoading hasPreview />;
  return (
    <Page width="form">
      <FormLoading />
    </Page>
  );
}
