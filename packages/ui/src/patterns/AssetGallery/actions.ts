import { createContext } from 'react';

/** What tiles may ask for, by the id of the file on its way. */
export interface GalleryActions {
  readonly onUpload: ((files: readonly File[]) => void) | undefined;
  readonly onCancelUpload: (id: string) => void;
  readonly onRetryUpload: (id: string) => void;
  readonly onUploadAnyway: (id: string) => void;
  /** Puts the file away and chooses the same one of the library. */
  readonly onUseDuplicate: (id: string) => void;
}

const nothing = () => undefined;

/** Reaches the tiles past the list, which keeps a tile as it was while its entry is the same. */
export const Actions = createContext<GalleryActions>({
  onUpload: undefined,
  onCancelUpload: nothing,
  onRetryUpload: nothing,
  onUploadAnyway: nothing,
  onUseDuplicate: nothing,
});
