import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { FileAsset } from '@hangtag/contract/wire/file';

/** What is being chosen; it decides the title and the kinds of file. */
export type GalleryPurpose = 'image' | 'video' | 'header' | 'pdf';

/** Kinds of header media. */
export type HeaderType = 'image' | 'movie';

/** What the gallery has to show. */
export type GalleryContent =
  | { readonly phase: 'loading' }
  | FailedContent
  /** Up to 1000 active files [F107, F108]. */
  | { readonly phase: 'ready'; readonly assets: readonly FileAsset[] };

/** One file on its way. */
export interface GalleryUpload {
  readonly id: string;
  /** Its file name. */
  readonly name: string;
  /** Address of the picture as this browser holds it; null for what is no picture. */
  readonly localUrl: string | null;
  /** 0 to 1. */
  readonly share: number;
  /** Its size. */
  readonly bytes?: number;
  /**
   * `waiting` for others to arrive first, `finishing` once it arrived, `duplicate` when the library has the very same file,
   * `refused` when sending it again would change nothing.
   */
  readonly phase: 'waiting' | 'sending' | 'finishing' | 'duplicate' | 'refused' | 'failed';
  /** Why it failed or was refused. */
  readonly sentence?: string;
  /** The same file of the library, which may be one of those that are not shown. */
  readonly duplicate?: FileAsset;
}

/** What was chosen: a file with its description, or a film elsewhere. */
export type GalleryChoice =
  | {
      readonly kind: 'file';
      readonly asset: FileAsset;
      /** Read aloud in place of the picture; empty when decorative. */
      readonly alt: string;
      readonly decorative: boolean;
    }
  | { readonly kind: 'embed'; readonly url: string };

export interface AssetGalleryProps {
  /** What is being chosen; it decides the title and the kinds of file. */
  purpose: GalleryPurpose;
  /** Kind of header media that is shown [F104]; only for the purpose `header`. @default 'image' */
  headerType?: HeaderType;
  /** Called when the other kind is wanted; the caller loads its files. */
  onHeaderTypeChange?: (type: HeaderType) => void;
  /** May a film live elsewhere, at an address? Only where films are chosen [F105]. @default 'allowed' */
  embeds?: 'allowed' | 'none';
  /** The files to choose from, that they are on their way, or why they did not come. */
  content: GalleryContent;
  /** Files on their way, oldest first. */
  uploads: readonly GalleryUpload[];
  /** Takes files, from the chooser, dropped or pasted; absent when this person may not add any. */
  onUpload?: (files: readonly File[]) => void;
  /** Stops a file, or puts a failed one away. */
  onCancelUpload: (id: string) => void;
  /** Sends a failed file again. */
  onRetryUpload: (id: string) => void;
  /** Sends a file although the library has the same one. */
  onUploadAnyway?: (id: string) => void;
  /** Asks for the files again. */
  onRetry: () => void;
  /** `filesId` of what is chosen now, shown as selected at first. */
  selectedId?: number | null;
  /** Whether it is shown. @default true */
  isOpen?: boolean;
  /** Takes what was chosen; the caller closes the gallery. */
  onSelect: (choice: GalleryChoice) => void;
  /** Called when nothing was chosen. */
  onClose: () => void;
}
