import type {
  FileAsset,
  FileCounts,
  FileShow,
  FileSort,
  FileUse,
} from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import type { ReplaceChoice } from './replacement.ts';
import type { GalleryUpload } from '@hangtag/ui/patterns/AssetGallery';
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';

/** What the library is narrowed to. */
export interface LibraryFilter {
  readonly search: string;
  readonly show: FileShow | 'active' | 'inactive' | null;
  readonly tag: string | null;
  readonly type: FileType | null;
  readonly sort: FileSort;
  /** Null: newest, most and largest first, words by the alphabet. */
  readonly order: 'asc' | 'desc' | null;
}

/** The library's states. */
export type LibraryContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      readonly assets: readonly FileAsset[];
      /** All files of the company, whatever the filter. */
      readonly total: number;
      readonly counts: FileCounts;
      readonly tags: readonly { readonly name: string; readonly count: number }[];
    };

/** The fields of a file that people change here. */
export type FileEdit = Partial<
  Pick<FileAsset, 'status' | 'alt' | 'decorative' | 'focal' | 'tags'> & { readonly name: string }
>;

/** Where the opened file is used: still being read, or not readable. */
export type UsesContent = readonly FileUse[] | 'loading' | 'failed';

/** What can be done with several files at once. */
export type BulkAction = 'activate' | 'deactivate' | 'delete';

export interface AssetLibraryProps {
  /** The files, or why there are none yet. */
  content: LibraryContent;
  /** What the library is narrowed to. */
  filter: LibraryFilter;
  /** Receives the whole new filter. */
  onFilter: (filter: LibraryFilter) => void;
  /** The opened file. */
  openId: number | null;
  /** Receives the id of the file to open, or null to close it. */
  onOpen: (filesId: number | null) => void;
  /** Tiles with the picture, or rows with facts. */
  view: 'grid' | 'list';
  /** Receives the other view. */
  onView: (view: 'grid' | 'list') => void;
  /** Reads more files when the last ones come near; absent when all were read. */
  onLoadMore?: (() => void) | undefined;
  /** Whether the next files could not be read. @default false */
  isMoreFailed?: boolean;
  /** Uploads, oldest first. */
  uploads: readonly GalleryUpload[];
  /** What can be done with an upload, by its id. */
  uploadActions: {
    readonly onCancel: (id: string) => void;
    readonly onRetry: (id: string) => void;
    readonly onUploadAnyway: (id: string) => void;
  };
  /** Where the opened file is used. */
  uses: UsesContent;
  /** Where a use is edited; undefined where the reader has no screen for it. */
  hrefOfUse: (use: FileUse) => string | undefined;
  /** Saves a change of one file; resolves to whether it is saved. Absent, nothing can be changed. */
  onSave?: ((filesId: number, edit: FileEdit) => Promise<boolean>) | undefined;
  /** Sends a file that takes another one's place. */
  onReplace?: (filesId: number, file: File, choice: ReplaceChoice) => Promise<void>;
  /** Changes several files. */
  onBulk?: (action: BulkAction, filesIds: readonly number[]) => void;
  /** Adds a tag to several files. */
  onTag?: (tag: string, filesIds: readonly number[]) => void;
  /** Opens the worklist of pictures without a description. */
  describeHref: string;
  /** Loads the files again after a failure. */
  onRetry: () => void;
}
