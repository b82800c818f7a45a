import type { ReactNode } from 'react';

/** One column: what it is called and what of a thing stands in it. */
export interface DataColumn<Item, Id extends string = string> {
  /** Tells it from the others, and is what a sort names. */
  readonly id: Id;
  /** What its cells hold, in a word or two. */
  readonly name: string;
  /** Draws the cell of one thing: words, marks and pictures, no controls. */
  readonly cell: (item: Item) => ReactNode;
  /** `title` names its row, `figure` stands at the end in figures of one width. @default 'fact' */
  readonly part?: 'title' | 'fact' | 'figure';
  /** Pixels; a column without a width takes a share of the rest. */
  readonly width?: number;
  /** Does a press on its head sort by it? @default false */
  readonly isSortable?: boolean;
}

/** The order of the rows: by which column, and which way. */
export interface DataSort<Id extends string = string> {
  /** `id` of the column that decides. */
  readonly column: Id;
  /** `ascending` puts what is least, first or oldest on top. */
  readonly direction: 'ascending' | 'descending';
}

/** What the body has to show. */
export type DataTableContent<Item> =
  | {
      readonly phase: 'ready';
      /** The things in their order; they keep their identity while they are the same, so that rows are kept too. */
      readonly items: readonly Item[];
      /** Are newer rows on their way? @default false */
      readonly isStale?: boolean;
    }
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'failed';
      /** What happened and the way out, such as an `EmptyState`. */
      readonly notice: ReactNode;
    };

/** Both or none: an order nobody can change is the caller's own business. */
export type DataTableSorting<Id extends string> =
  | {
      /** The order as it is; null while no column decides it. */
      readonly sort: DataSort<NoInfer<Id>> | null;
      /** Asks for another order; the caller sorts. */
      readonly onSortChange: (sort: DataSort<Id>) => void;
    }
  | { readonly sort?: never; readonly onSortChange?: never };

/** What may be chosen: nothing, one row, or several with a checkbox each. */
export type DataTableSelecting =
  | {
      /** How many rows may be chosen. @default 'none' */
      readonly selection?: 'none';
      readonly selected?: never;
      readonly onSelect?: never;
    }
  | {
      /** How many rows may be chosen. @default 'none' */
      readonly selection: 'one';
      /** Id of the chosen row; null for none. */
      readonly selected: string | null;
      /** Receives the id of the row that is chosen now; null once none is. */
      readonly onSelect: (id: string | null) => void;
    }
  | {
      /** How many rows may be chosen. @default 'none' */
      readonly selection: 'several';
      /** Ids of the chosen rows. */
      readonly selected: ReadonlySet<string>;
      /** Receives the ids of all rows that are chosen now. */
      readonly onSelect: (ids: ReadonlySet<string>) => void;
    };

interface DataTableBase<Item, Id extends string> {
  /** Names the table. */
  readonly 'aria-label': string;
  /** In their order; kept outside the component, because new columns draw every row again. */
  readonly columns: readonly DataColumn<Item, Id>[];
  /** The rows, that they are on their way, or why they did not come. */
  readonly content: DataTableContent<Item>;
  /** Tells a thing from the others. */
  readonly idOf: (item: Item) => string;
  /** A row in words, as its title says it; what typing looks for. */
  readonly nameOf: (item: Item) => string;
  /** Takes the place of the rows when there are none. */
  readonly emptyState: ReactNode;
  /** Opens the row that was pressed, by its id; absent when rows lead nowhere. */
  readonly onRowAction?: (id: string) => void;
  /** What it stands on, a page or a panel. @default 'paper' */
  readonly ground?: 'paper' | 'surface';
  /** Height of a row in pixels. @default 44 */
  readonly rowHeight?: number;
  /** Are only rows in view in the page, for hundreds and more? Its parent then gives it a height. @default false */
  readonly isVirtualized?: boolean;
}

export type DataTableProps<Item, Id extends string = string> = DataTableBase<Item, Id> &
  DataTableSorting<Id> &
  DataTableSelecting;
