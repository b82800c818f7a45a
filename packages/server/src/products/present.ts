/** A product as it leaves the server (F165-F167). */
import { completeContent } from '@hangtag/contract/rules/content';
import { buildDigitalLink, buildShortAddress } from '@hangtag/contract/rules/digitalLink';
import { readGtin } from '@hangtag/contract/rules/gtin';
import { hasUnpublishedChanges, listChanges } from '@hangtag/contract/rules/changes';
import { currentHeader } from '@hangtag/contract/rules/currentHeader';
import type { FileChange } from '@hangtag/contract/wire/changes';
import type { FileRef } from '@hangtag/contract/wire/fields';
import type { ProductAsset, ProductContent } from '@hangtag/contract/wire/content';
import type { DashboardProduct } from '@hangtag/contract/wire/dashboard';
import type { Product, ProductRow as ProductListRow } from '@hangtag/contract/wire/product';
import { fileAt, fileUrlOf, presentProductFile, smallOf } from '../files/present.ts';
import type { FileRow } from '../files/queries.ts';
import { headerFilm, headerPicture } from './headerMedia.ts';
import { type ProductRow, draftOf } from './queries.ts';

/** The context besides the row. */
export interface PresentContext {
  /** Files by id; at least the header picture and the app logo. */
  readonly files: ReadonlyMap<number, FileRow>;
  /** Pictures chosen as previews of those files, by id. */
  readonly previews: ReadonlyMap<number, FileRow>;
  /** Origin of public addresses. */
  readonly origin: string;
}

/** The GTIN of the published page in 14 digits; null when it has none. */
export function publishedGtin(published: ProductContent | null): string | null {
  const reading = readGtin(published?.summary.upcCode ?? '');
  return reading.isValid ? reading.gtin14 : null;
}

/** Where the product is read, written and published. */
export const productPath = ({ companyId, id }: Pick<ProductRow, 'companyId' | 'id'>) =>
  `/api/companies/${companyId}/products/${id}`;

/** The product in a list. */
export function presentRow(
  product: ProductRow,
  { files, previews, origin }: PresentContext,
): ProductListRow {
  const draft = draftOf(product);
  const { publishedContent } = product;
  const film = fileAt(files, headerFilm(product.content));
  const picture = headerPicture(product.content);
  const gtin14 = publishedGtin(publishedContent);
  const preview = [fileAt(files, picture), film, fileAt(files, draft.summary.appLogoFilesId)]
    .map((file) => file && smallOf(file, previews))
    .find((url) => typeof url === 'string');
  // A list does not need what only forms and pages show.
  const { appLogoFilesId, passport: _passport, ...summary } = draft.summary;
  return {
    ...summary,
    productId: product.id,
    companyId: product.companyId,
    title: product.content.title,
    gtin14: product.gtin14,
    status: product.status,
    appLogoFile: reference(files, appLogoFilesId),
    imageFile: reference(files, picture),
    mp4File: film?.mime === 'video/mp4' ? reference(files, film.id) : null,
    webmFile: film?.mime === 'video/webm' ? reference(files, film.id) : null,
    currentHeaderId: currentHeader(product.content)?.id ?? null,
    ctas: product.content.ctas,
    published: product.published,
    publishDate: product.publishDate?.toISOString() ?? null,
    contentSavedDate: product.contentSavedDate.toISOString(),
    publishUrl: `${productPath(product)}/publish`,
    publicUrl: buildShortAddress(origin, product.code),
    digitalLinkUrl: gtin14 ? buildDigitalLink(origin, gtin14) : null,
    // A replaced picture changes the draft although its words stay.
    hasUnpublishedChanges: product.changed || hasUnpublishedChanges(draft, publishedContent),
    isPlaceholder: product.placeholder,
    changeCount: Math.max(listChanges(draft, publishedContent).length, product.changed ? 1 : 0),
    version: product.version,
    previewUrl: preview ?? null,
  };
}

/** A product as the dashboard and the figures name it. */
export const presentBrief = ({
  productId,
  name,
  model,
  previewUrl,
}: ProductListRow): DashboardProduct => ({ productId, name, model, previewUrl });

/** The product alone, with its draft, its page and the files of its draft. */
export function presentProduct(
  product: ProductRow,
  context: PresentContext & { readonly fileChanges: readonly FileChange[] },
): Product {
  const { changeCount, ...row } = presentRow(product, context);
  void changeCount;
  return {
    ...row,
    passport: product.passport,
    assets: product.assets.map((asset) => presentAsset(asset, context.files)),
    unpublishedContent: draftOf(product),
    publishedContent: product.publishedContent && completeContent(product.publishedContent),
    fileChanges: context.fileChanges,
    files: [...context.files.values()].map((file) => presentProductFile(file, context.previews)),
  };
}

/** The asset with the addresses of its files. */
export function presentAsset(asset: ProductAsset, files: PresentContext['files']): ProductAsset {
  const { media, thumb } = asset;
  const isFile = 'filesId' in media;
  return {
    ...asset,
    media: isFile ? { ...media, ...reference(files, media.filesId) } : media,
    thumb: thumb && (reference(files, thumb.filesId) ?? thumb),
  };
}

function reference(files: PresentContext['files'], id: number | null): FileRef | null {
  const file = fileAt(files, id);
  return file ? { filesId: file.id, fileUrl: fileUrlOf(file) } : null;
}
