import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { PublishDialog, UnpublishDialog } from '@hangtag/ui/patterns/PublishDialog';
import { FormRecoveryContext } from '@hangtag/ui/support/useFormDraft';
import { memo, useEffect } from 'react';
import { shown } from '../remote/Remote.ts';
import { useModal } from '../navigation/modal.ts';
import { paths } from '../navigation/paths.ts';
import { pageForms } from '../navigation/unsavedForms.ts';
import { useCompany } from '../stores/company.ts';
import { productEditor } from '../stores/productEditor.ts';
import { slotFrom } from './fileSlots.ts';
import { LazyGalleryModal, preloadGallery } from './LazyGalleryModal.tsx';
import { blockersOf, brokenLinksOf, changesOf } from './productWords.ts';

const placeholdersIn = ({ files }: ProductAnswer): ReadonlySet<number> =>
  new Set(files.filter(({ isPlaceholder }) => isPlaceholder).map(({ filesId }) => filesId));

interface ProductModalsProps {
  product: ProductAnswer;
  draft: ProductContent;
}

/** The dialogs of a product, opened by the address: publish, unpublish, select a file. */
export const ProductModals = memo(function ProductModals({ product, draft }: ProductModalsProps) {
  const { name, params, open, close } = useModal();
  const { productId } = product;
  const { publishing, save } = productEditor.use(productId);
  const { isBusy, problem } = publishing;
  const definitions = shown(useCompany())?.contentSections ?? [];
  useEffect(preloadGallery, []);
  // After the dialog closes, errors stay at their fields; reopening it starts a new attempt.
  useEffect(() => {
    if (name === 'publish' || name === 'unpublish') productEditor.resetPublishing(productId);
  }, [name, productId]);
  const slot = slotFrom(params.get('slot'));
  const change = async (action: 'publish' | 'unpublish') => {
    if (await productEditor.publish(productId, action)) close();
  };
  const shared = {
    name: draft.summary.name || 'this product',
    isBusy,
    problem: problem?.message,
    onCompare: save.phase === 'stale' ? () => open('compare') : undefined,
    onClose: () => close(),
  };
  const sectionHref = (section: string) => paths.product(productId, 'content', { section });
  return (
    <>
      <PublishDialog
        {...shared}
        isOpen={name === 'publish'}
        changes={changesOf(product, draft)}
        definitions={definitions}
        isPublished={product.published}
        blockers={blockersOf(draft, definitions, sectionHref)}
        brokenLinks={brokenLinksOf(draft, product.links, definitions, (at) =>
          at.kind === 'header' ? paths.product(productId, 'summary') : sectionHref(at.id),
        )}
        publicUrl={product.publicUrl}
        onPublish={() => void change('publish')}
      />
      <UnpublishDialog
        {...shared}
        isOpen={name === 'unpublish'}
        onUnpublish={() => void change('unpublish')}
      />
      {name === 'gallery' && slot && (
        <FormRecoveryContext value={pageForms}>
          <LazyGalleryModal
            slot={slot}
            draft={draft}
            definitions={definitions}
            placeholders={placeholdersIn(product)}
            onFile={(file) => productEditor.addFile(productId, file)}
            onEdit={(change) => productEditor.edit(productId, change)}
            onClose={() => close('slot')}
          />
        </FormRecoveryContext>
      )}
    </>
  );
});
