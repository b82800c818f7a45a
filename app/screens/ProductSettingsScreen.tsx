import type { ProductStatus } from '@hangtag/contract/wire/product';
import { Page } from '@hangtag/ui/layout/Page';
import { ArchiveDialog, ProductSettings } from '@hangtag/ui/patterns/ProductSettings';
import { useEffect } from 'react';
import { shown } from '../remote/Remote.ts';
import { useModal } from '../navigation/modal.ts';
import { useTitle } from '../navigation/title.ts';
import { productEditor } from '../stores/productEditor.ts';
import { loadProducts, useProducts } from '../stores/products.ts';
import { changeStatus, resetStatusChange, useStatusChange } from '../stores/productStatus.ts';
import { ProductELabel } from './ProductELabel.tsx';
import { ProductRecalls } from './ProductRecalls.tsx';
import { ProductTakedown } from './ProductTakedown.tsx';
import { ProductTransfer } from './ProductTransfer.tsx';
import { CopyModal } from './CopyModal.tsx';
import { usePlanFacts } from './planUse.ts';
import { draftErrors } from './fieldErrors.ts';

/** A product's settings: identifiers, status, page address, copy [F023]. */
export function ProductSettingsScreen({ productId }: { productId: string }) {
  const id = Number(productId);
  const editor = productEditor.use(id);
  const product = shown(editor.record);
  const { name: modal, open, close } = useModal();
  const { busy, problem } = useStatusChange();
  const { list } = useProducts();
  const plan = usePlanFacts();
  useTitle(`Settings of ${product?.name ?? 'a product'}`);
  const status = product?.status;
  useEffect(() => {
    // The status affects the plan's use.
    if (status) void loadProducts({});
  }, [status]);
  useEffect(resetStatusChange, [modal]);
  if (!product || !editor.draft) return null;
  const change = async (to: ProductStatus) => {
    if ((await changeStatus(id, to)) && to === 'archived') close();
  };
  const isArchiving = modal === 'archive';
  return (
    <Page width="form">
      <ProductSettings
        {...plan}
        product={product}
        draft={editor.draft}
        published={product.publishedContent}
        onChange={(edit) => productEditor.edit(id, edit)}
        errors={draftErrors(editor.save)}
        lockedReason={product.can.edit ? null : product.can.locked}
        canChangeStatus={product.can.changeStatus}
        busy={busy?.productId === id ? busy.status : null}
        problem={isArchiving ? undefined : problem?.message}
        restoreLocked={product.can.restoreLocked}
        onStatusChange={(to) => (to === 'archived' ? open('archive') : void change(to))}
        usage={shown(list)?.usage ?? null}
        onCopy={() => open('copy')}
        eLabel={<ProductELabel productId={id} isPublished={product.published} />}
        transfer={<ProductTransfer productId={id} />}
        takedown={<ProductTakedown productId={id} />}
        recalls={<ProductRecalls productId={id} name={product.name} />}
      />
      <ArchiveDialog
        name={product.name}
        isPublished={product.published}
        isOpen={isArchiving}
        isBusy={busy !== null}
        problem={problem?.message}
        onCompare={editor.save.phase === 'stale' ? () => open('compare') : undefined}
        onArchive={() => void change('archived')}
        onClose={() => close()}
      />
      {modal === 'copy' && <CopyModal product={product} onClose={() => close()} />}
    </Page>
  );
}
