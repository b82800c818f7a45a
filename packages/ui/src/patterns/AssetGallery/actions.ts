import { createContext } from 'react';
import type { AssetGalleryProps } from './types.ts';

/** What tiles may ask for. */
export type GalleryActions = Pick<
  AssetGalleryProps,
  'onUpload' | 'onCancelUpload' | 'onRetryUpload'
>;

/** Reaches the tiles past the list, which keeps a tile as it was while its entry is the same. */
export const Actions = createContext<GalleryActions>({
  onCancelUpload: () => undefined,
  onRetryUpload: () => undefined,
});
