/** What an editable list shows and reports. */
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { ReactNode } from 'react';
import type { SelectOption } from '../../elements/Select/index.ts';

/** The rows: loaded, loading, or failed with a reason. */
export type EditableListContent<Item> =
  | { readonly phase: 'loading' }
  | FailedContent
  | { readonly phase: 'ready'; readonly items: readonly Item[] };

/** One row as text. */
export interface EditableListEntry {
  readonly id: string;
  readonly name: string;
  /** Draws the name. @default the name as text */
  readonly face?: ReactNode;
  /** Quiet text after the name: an abbreviation, or that the item is inactive. */
  readonly inner?: ReactNode;
  /** The line below the name. */
  readonly note: ReactNode;
  /** The tooltip of the note. @default the note where it is a string */
  readonly noteTitle?: string | undefined;
  /** A warning below the note. */
  readonly warning?: ReactNode;
  /** Label of a button that opens the form to mend what the warning, or without one a fact, says. */
  readonly fix?: string;
  /** Precedes the name: a logo, a glyph, a colour. */
  readonly mark?: ReactNode;
  /** Facts about the item, one column each. */
  readonly facts: readonly ReactNode[];
  /** Whether the row can be edited and deleted, or only moved. @default 'all' */
  readonly actions?: 'all' | 'move';
  /** Whether the item is active, so that it can be deactivated where it can't be deleted. @default false */
  readonly isActive?: boolean;
}

/** Why a deletion was refused: pages or companies use the item. */
export interface UseRefusal {
  /** What happened, as a sentence. */
  readonly sentence: string;
  /** Each page or company that uses it. */
  readonly uses: readonly string[];
}

/** What can take the place of a used item, and what deletes the item for it. */
export interface Replacing<Item> {
  readonly optionsFor: (item: Item) => readonly SelectOption[];
  /** True closes the confirmation. */
  readonly onReplace: (item: Item, id: string) => Promise<boolean>;
}

/** The list's texts. */
export interface EditableListWords {
  /** Names the list: "Tags". */
  readonly list: string;
  /** Names the list while its rows can be moved. @default the list's name and "in their order" */
  readonly orderedList?: string;
  /** One item, in the middle of a sentence: "tag". */
  readonly one: string;
  /** Several items. */
  readonly many: string;
  /** Title of the empty list. */
  readonly none: string;
  /** What the items are for, shown in the empty list. */
  readonly purpose: string;
  /** Label of the button that creates an item. @default "New" and the word for one */
  readonly create?: string;
  /** Whether creating is the page's main action. @default 'main' */
  readonly creating?: 'main' | 'beside';
  /** The verb that takes an item away. @default 'Delete' */
  readonly remove?: 'Delete' | 'Remove';
}

/** State and callbacks of a list of the platform. */
export interface EditableListState<Item> {
  /** The rows: loaded, loading, or failed with a reason. */
  content: EditableListContent<Item>;
  /** Id of the item that is being changed or deleted. @default null */
  busy?: number | null;
  /** Why the last change failed, as a sentence. @default null */
  problem?: string | null;
  /** Why the last deletion failed. @default null */
  refusal?: UseRefusal | null;
  /** Opens the form for a new item. */
  onCreate: () => void;
  /** Opens the form of this item. */
  onEdit: (item: Item) => void;
  /** Deletes an item; true closes the confirmation. */
  onDelete: (item: Item) => Promise<boolean>;
  /** Deactivates an item that can't be deleted; true closes the confirmation. Absent in a list without inactive items. */
  onDeactivate?: ((item: Item) => Promise<boolean>) | undefined;
  /** Loads the rows again after a failure. */
  onRetry: () => void;
}
