import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { FileAsset } from '@hangtag/contract/wire/file';

/** What the file is chosen for; decides the title and the accepted kinds. */
export type GalleryPurpose = 'image' | 'video' | 'header' | 'pdf';

/** Kinds of header media. */
export type HeaderType = 'image' | 'movie';

/** The states of the gallery. */
export type GalleryContent =
  | { readonly phase: 'loading' }
  | FailedContent
  /** Up to 1000 active files [F107, F108]. */
  | { readonly phase: 'ready'; readonly assets: readonly FileAsset[] };

/** One upload. */
export interface GalleryUpload {
  readonly id: string;
  /** Its file name. */
  readonly name: string;
  /** Object URL of the image; null for other files. */
  readonly localUrl: string | null;
  /** Progress from 0 to 1. */
  readonly share: number;
  /** Size in bytes. */
  readonly bytes?: number;
  /**
   * `waiting` for earlier uploads, `finishing` after the last byte, `duplicate` when the library has an identical file,
   * `refused` when a retry cannot help.
   */
  readonly phase: 'waiting' | 'sending' | 'finishing' | 'duplicate' | 'refused' | 'failed';
  /** Why it failed or was refused. */
  readonly sentence?: string;
  /** The identical file of the library; it may be of a kind that is not shown. */
  readonly duplicate?: FileAsset;
}

/** A selected file with its description. */
export interface FileChoice {
  readonly kind: 'file';
  readonly asset: FileAsset;
  /** Alternative text; empty when decorative. */
  readonly alt: string;
  readonly decorative: boolean;
}

/** The selection: a file with its description, or an embedded video. */
export type GalleryChoice = FileChoice | { readonly kind: 'embed'; readonly url: string };

export interface AssetGalleryProps {
  /** What the file is chosen for; decides the title and the accepted kinds. */
  purpose: GalleryPurpose;
  /** Kind of header media that is shown [F104]; only for the purpose `header`. @default 'image' */
  headerType?: HeaderType;
  /** Called when the user switches the kind; the caller loads its files. */
  onHeaderTypeChange?: (type: HeaderType) => void;
  /** Whether a video may be embedded from another site; only where videos are chosen [F105]. @default 'allowed' */
  embeds?: 'allowed' | 'none';
  /** The files: loaded, loading, or failed with a reason. */
  content: GalleryContent;
  /** Uploads, oldest first. */
  uploads: readonly GalleryUpload[];
  /** Receives files that are chosen, dropped or pasted; absent when this user may not upload. */
  onUpload?: (files: readonly File[]) => void;
  /** Cancels an upload, or dismisses a failed one. */
  onCancelUpload: (id: string) => void;
  /** Retries a failed upload. */
  onRetryUpload: (id: string) => void;
  /** Uploads a file although the library has an identical one. */
  onUploadAnyway?: (id: string) => void;
  /** Files of this kind that are inactive, so that they are not offered; absent without any [F183]. */
  inactive?: {
    readonly count: number;
    /** Activates them, which shows them. */
    readonly onActivate: () => void;
  };
  /** Loads the files again. */
  onRetry: () => void;
  /** `filesId` of the current file, selected at first. */
  selectedId?: number | null;
  /** Whether the dialog is open. @default true */
  isOpen?: boolean;
  /** Selects several files at once, where a place takes several; absent where it takes one. */
  several?: {
    /** The most that can be selected. */
    readonly most: number;
    /** Receives the files instead of `onSelect`, in the order in which they were selected. */
    readonly onSelect: (choices: readonly FileChoice[]) => void;
  };
  /** Receives the selection; the caller closes the gallery. */
  onSelect: (choice: GalleryChoice) => void;
  /** Called when the dialog closes without a selection. */
  onClose: () => void;
}
