/** The differences between a draft and its published page (D35). */
import type { HeaderMedia, ProductSummary } from './content.ts';

/** How one thing of a list differs; something both moved and changed is `changed` with `isMoved`. */
export type ListChange = 'added' | 'removed' | 'moved' | 'changed';

/** A section that differs. */
export interface SectionChange {
  readonly kind: 'section';
  readonly change: ListChange;
  readonly isMoved: boolean;
  readonly id: string;
  readonly contentSectionId: number;
  /** The draft's title, or the published one of a removed section; may be empty. */
  readonly title: string;
  /** Keys of `values` that differ, and `title`, `visible` or `assets`; empty unless `changed`. */
  readonly fields: readonly string[];
}

/** A header picture or film that differs. */
export interface HeaderChange {
  readonly kind: 'header';
  readonly change: ListChange;
  readonly isMoved: boolean;
  readonly id: number;
  /** The draft's, or the published one of a removed header. */
  readonly type: HeaderMedia['type'];
  /** Members that differ; empty unless `changed`. */
  readonly fields: readonly string[];
}

/** A presentation of a file or film that differs (F176). */
export interface AssetChange {
  readonly kind: 'asset';
  readonly change: ListChange;
  readonly isMoved: boolean;
  /** Its `assetId`. */
  readonly id: number;
  readonly name: string;
  /** Members that differ; empty unless `changed`. */
  readonly fields: readonly string[];
}

/** A file whose content, or focal point, is another than its page was published with. */
export interface FileChange {
  readonly kind: 'file';
  /** Its `filesId`. */
  readonly id: number;
  readonly name: string;
  readonly change: 'replaced' | 'focal';
}

/** One difference between a draft and its published page. */
export type ContentChange =
  | {
      readonly kind: 'summary';
      readonly field: keyof ProductSummary;
      /** What pages say; only of fields that are texts. */
      readonly before?: string | null;
      /** What the draft says. */
      readonly after?: string | null;
    }
  | { readonly kind: 'title' }
  | HeaderChange
  | SectionChange
  | AssetChange
  | FileChange
  /** Which header is shown, calls to action, languages, and whatever a later schema adds. */
  | { readonly kind: 'setting'; readonly field: string };
