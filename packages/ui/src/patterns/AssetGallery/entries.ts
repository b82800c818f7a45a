import type { FileAsset } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import type { GalleryUpload } from './types.ts';

/** One tile: the add tile, an upload, or a file. */
export type Entry =
  | { readonly id: 'add'; readonly kind: 'add'; readonly type: FileType }
  | { readonly id: string; readonly kind: 'upload'; readonly upload: GalleryUpload }
  | { readonly id: string; readonly kind: 'asset'; readonly asset: FileAsset };

/** An empty list with a stable identity. */
export const none: readonly FileAsset[] = [];

/** The displayed name of a file. */
export const nameOf = (asset: FileAsset): string => asset.assetName || asset.name || asset.fileName;

/** The key of a file's tile. */
export const assetKey = (filesId: number): string => `file-${filesId}`;

/** Files whose name, file name or caption contain every word of the search. */
export function matching(assets: readonly FileAsset[], search: string): readonly FileAsset[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return assets;
  return assets.filter((asset) => {
    const text = `${nameOf(asset)} ${asset.fileName} ${asset.caption ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
