import type { ReactNode } from 'react';

/** One column: its name and its cells. */
export interface DataColumn<Item, Id extends string = string> {
  /** The unique id, used by the sort order. */
  readonly id: Id;
  /** Its content in a word or two. */
  readonly name: string;
  /** Renders the cell of an item: text, marks and pictures, no controls. */
  readonly cell: (item: Item) => ReactNode;
  /** `title` is the row's header, `figure` is aligned at the end with tabular numbers. @default 'fact' */
  readonly part?: 'title' | 'fact' | 'figure';
  /** Width in pixels; a column without one takes a share of the rest. */
  readonly width?: number;
  /** Whether its head sorts by it. @default false */
  readonly isSortable?: boolean;
}

/** The sort order: column and direction. */
export interface DataSort<Id extends string = string> {
  /** `id` of the column. */
  readonly column: Id;
  /** `ascending` puts the least, first or oldest on top. */
  readonly direction: 'ascending' | 'descending';
}

/** The states of the body. */
export type DataTableContent<Item> =
  | {
      readonly phase: 'ready';
      /** The items in order; unchanged items keep their identity, so that their rows are not rendered again. */
      readonly items: readonly Item[];
      /** Whether newer rows are loading. @default false */
      readonly isStale?: boolean;
    }
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'failed';
      /** The failure and the remedy, such as an `EmptyState`. */
      readonly notice: ReactNode;
    };

/** Both or none: without `onSortChange` the order is fixed. */
export type DataTableSorting<Id extends string> =
  | {
      /** The current order; null for none. */
      readonly sort: DataSort<NoInfer<Id>> | null;
      /** Receives another order; the caller sorts. */
      readonly onSortChange: (sort: DataSort<Id>) => void;
    }
  | { readonly sort?: never; readonly onSortChange?: never };

/** The selection: none, one row, or several with checkboxes. */
export type DataTableSelecting =
  | {
      /** How many rows can be selected. @default 'none' */
      readonly selection?: 'none';
      readonly selected?: never;
      readonly onSelect?: never;
    }
  | {
      /** How many rows can be selected. @default 'none' */
      readonly selection: 'one';
      /** Id of the selected row; null for none. */
      readonly selected: string | null;
      /** Receives the id of the selected row; null for none. */
      readonly onSelect: (id: string | null) => void;
    }
  | {
      /** How many rows can be selected. @default 'none' */
      readonly selection: 'several';
      /** Ids of the selected rows. */
      readonly selected: ReadonlySet<string>;
      /** Receives the ids of all selected rows. */
      readonly onSelect: (ids: ReadonlySet<string>) => void;
    };

interface DataTableBase<Item, Id extends string> {
  /** Names the table. */
  readonly 'aria-label': string;
  /** The columns in order; defined outside the component, because new columns render every row again. */
  readonly columns: readonly DataColumn<Item, Id>[];
  /** The rows: loaded, loading, or failed with a reason. */
  readonly content: DataTableContent<Item>;
  /** The unique id of an item. */
  readonly idOf: (item: Item) => string;
  /** The text of a row's title; typing searches it. */
  readonly nameOf: (item: Item) => string;
  /** Replaces the rows when there are none. */
  readonly emptyState: ReactNode;
  /** Opens the pressed row, by its id; absent when rows have no action. */
  readonly onRowAction?: (id: string) => void;
  /** The background below it, a page or a panel. @default 'paper' */
  readonly ground?: 'paper' | 'surface';
  /** Height of a row in pixels. @default 44 */
  readonly rowHeight?: number;
  /**
   * Whether only visible rows are rendered, for hundreds and more; its parent must then have a height. @default false
   */
  readonly isVirtualized?: boolean;
  /** Called when the last rows come near; absent when there are no more. */
  readonly onLoadMore?: (() => void) | undefined;
}

export type DataTableProps<Item, Id extends string = string> = DataTableBase<Item, Id> &
  DataTableSorting<Id> &
  DataTableSelecting;
