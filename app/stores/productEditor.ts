import { publishProduct, readProduct, updateProduct } from '../api/products.ts';
import { createDraftEditor } from './createDraftEditor.ts';
import { productBody } from './draftBody.ts';
import { currentCompanyId } from './session.ts';
import { StoredProductContent } from './storedDraft.ts';
import { productWithout } from './withoutRejected.ts';

/** Products in their editors, by `productId` [F019-F023]. */
export const productEditor = createDraftEditor({
  place: (productId) => `product/${productId}`,
  schema: StoredProductContent,
  asPage: (draft) => draft,
  read: (productId) => readProduct(currentCompanyId(), productId),
  bodyOf: productBody,
  without: productWithout,
  write: (base, body) => updateProduct(base.companyId, base.productId, base.version, body),
  publish: (base, action) => publishProduct(base.publishUrl, base.version, { action }),
  message: ({ unpublishedContent: { summary } }, action) =>
    action === 'publish'
      ? `${summary.name} is published.`
      : `${summary.name} is no longer published.`,
});
