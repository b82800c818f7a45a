import type { FileAsset, FileCounts, FileShow, FileUse } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';

/** What the library is narrowed to. */
export interface LibraryFilter {
  readonly search: string;
  readonly show: FileShow | 'inactive' | null;
  readonly tag: string | null;
  readonly type: FileType | null;
  readonly sort: 'recent' | 'name' | 'size';
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
      readonly isLoadingMore: boolean;
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
  /** Where the opened file is used. */
  uses: UsesContent;
  /** Saves a change of one file. Absent, nothing can be changed. */
  onSave?: (filesId: number, edit: FileEdit) => void;
  /** Sends a file that takes another one's place. */
  onReplace?: (filesId: number, file: File) => void;
  /** Changes several files. */
  onBulk?: (action: BulkAction, filesIds: readonly number[]) => void;
  /** Opens the worklist of pictures without a description. */
  describeHref: string;
  /** Loads the files again after a failure. */
  onRetry: () => void;
}
