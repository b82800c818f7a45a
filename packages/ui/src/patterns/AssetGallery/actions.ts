import { createContext } from 'react';

/** The actions on tiles, by the upload's id. */
export interface GalleryActions {
  readonly onUpload: ((files: readonly File[]) => void) | undefined;
  readonly onCancelUpload: (id: string) => void;
  readonly onRetryUpload: (id: string) => void;
  readonly onUploadAnyway: (id: string) => void;
  /** Cancels the upload and selects the identical file of the library. */
  readonly onUseDuplicate: (id: string) => void;
}

const nothing = () => undefined;

/** Passes actions around the list, which caches a tile while its entry is unchanged. */
export const Actions = createContext<GalleryActions>({
  onUpload: undefined,
  onCancelUpload: nothing,
  onRetryUpload: nothing,
  onUploadAnyway: nothing,
  onUseDuplicate: nothing,
});
