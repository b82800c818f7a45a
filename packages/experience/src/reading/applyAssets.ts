/** Applies a product's active assets to its files: their words replace those of the library (F176). */
import type { ProductAsset } from '@hangtag/contract/wire/content';
import type { PageMedia, PublicPage } from '../content/page.ts';

type Source = Pick<PublicPage, 'content' | 'media' | 'preview'>;

/** Class of an asset's own style; the hyphen keeps it apart from the short names of the page's stylesheet. */
export const assetClassOf = ({ assetId }: Pick<ProductAsset, 'assetId'>) => `l-${assetId}`;

/** Class of a file's own focal point; null where its asset places it, or nobody moved the point. */
export function focalClassOf(
  id: number,
  { focal }: Pick<PageMedia, 'focal'>,
  asset: ProductAsset | undefined,
): string | null {
  return focal && asset?.css.fit !== 'contain' && !asset?.css.focal ? `f-${id}` : null;
}

/** The active assets by the file or address they present; of several the first counts. */
export function activeAssets({
  content,
}: Pick<PublicPage, 'content'>): ReadonlyMap<number | string, ProductAsset> {
  const byMedia = new Map<number | string, ProductAsset>();
  for (const asset of content.assets) {
    const key = 'filesId' in asset.media ? asset.media.filesId : asset.media.embedUrl;
    if (asset.status === 'active' && !byMedia.has(key)) byMedia.set(key, asset);
  }
  return byMedia;
}

/** The page, with what each active asset says about its file applied to that file. */
export function applyAssets<Page extends Source>(page: Page): Page {
  const assets = activeAssets(page);
  const isEager = page.preview !== undefined;
  const media = Object.entries(page.media).map(([id, file]): [string, PageMedia] => {
    const asset = assets.get(Number(id));
    const dressed = asset ? applyAsset(file, asset, page.media) : file;
    const own = asset && Object.keys(asset.css).length > 0 ? assetClassOf(asset) : null;
    const look = [focalClassOf(Number(id), file, asset), own].filter(Boolean).join(' ');
    return [id, { ...dressed, ...(look && { look }), isEager }];
  });
  return { ...page, media: Object.fromEntries(media) };
}

/** A file with its asset applied; a video uses the asset's picture as its poster. */
export function applyAsset(
  file: PageMedia,
  asset: ProductAsset,
  media: PublicPage['media'],
): PageMedia {
  const thumb = asset.thumb?.filesId ?? null;
  const poster = thumb !== null && Object.hasOwn(media, thumb) ? media[thumb] : undefined;
  return {
    ...file,
    ...(asset.alt && { alt: asset.alt }),
    ...(asset.caption && { caption: asset.caption }),
    ...(Object.keys(asset.css).length > 0 && { look: assetClassOf(asset) }),
    ...(file.type === 'movie' && poster && { renditions: poster.renditions }),
  };
}
