/** What a list of the platform shows. */
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { ReactNode } from 'react';

/** What the list has to show. */
export type CatalogueContent<Item> =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      /** In their order. */
      readonly items: readonly Item[];
    };

/** One row, in words. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  /** Quiet words after the name: an abbreviation, or that it is inactive. */
  readonly inner?: ReactNode;
  /** The line below the name. */
  readonly note: string;
  /** Stands before the name: a logo, a glyph, a colour. */
  readonly mark?: ReactNode;
  /** What is known of it, in two columns. */
  readonly facts: readonly [ReactNode, ReactNode];
  /** May it be edited and deleted, or only moved? @default 'all' */
  readonly actions?: 'all' | 'move';
  /** Is it offered, and may it be made inactive where it cannot be deleted? @default false */
  readonly isActive?: boolean;
}

/** Why something was not done: pages or companies hold it. */
export interface UseRefusal {
  /** What happened, as a sentence. */
  readonly sentence: string;
  /** What holds it, one each. */
  readonly uses: readonly string[];
}

/** The list's own words. */
export interface CatalogueWords {
  /** Names the list: "Tags". */
  readonly list: string;
  /** One of them, in the middle of a sentence: "tag". */
  readonly one: string;
  /** More of them. */
  readonly many: string;
  /** Title while there is none. */
  readonly none: string;
  /** What they are for, while there is none. */
  readonly purpose: string;
  /** What a deleted one leaves behind, in its question. */
  readonly loss: string;
  /** What makes one more. @default "New" and the word for one */
  readonly create?: string;
  /** Is making one more the page's main action? @default 'main' */
  readonly creating?: 'main' | 'beside';
}

/** What all lists of the platform are told and tell. */
export interface CatalogueCallbacks<Item> {
  /** The rows, that they are on their way, or why they did not come. */
  content: CatalogueContent<Item>;
  /** Which one is being changed or deleted, by its id. @default null */
  busy?: number | null;
  /** Why the last change of order failed, as a sentence. @default null */
  problem?: string | null;
  /** Why the last deletion failed. @default null */
  refusal?: UseRefusal | null;
  /** Opens the form for a new one. */
  onCreate: () => void;
  /** Opens the form of this one. */
  onEdit: (item: Item) => void;
  /** Tells whether it worked, so that the question can close. */
  onDelete: (item: Item) => Promise<boolean>;
  /** Makes one inactive that could not be deleted; tells whether it worked. Absent in a list that knows no inactive ones. */
  onDeactivate?: ((item: Item) => Promise<boolean>) | undefined;
  /** Asks for the rows again after a failure. */
  onRetry: () => void;
}
