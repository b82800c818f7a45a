/** A section as the page draws it: shapes of content, found by field kind, never by name. */
import type { PageMedia } from '../content/page.ts';

/** One line of a list of facts. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Where the value leads, when it is an address. */
  readonly href?: string;
  /** ISO date behind a written-out one. */
  readonly dateTime?: string;
  /** A part of the fact above it ("of which saturates"). */
  readonly isPart?: boolean;
}

/** One line of a scale: `value` steps out of `max`. */
export interface ScaleRow {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The text beside the mark; empty when only the number is known. */
  readonly words: string;
}

export type Block =
  | {
      readonly kind: 'prose';
      readonly label: string | null;
      readonly paragraphs: readonly string[];
    }
  | { readonly kind: 'note'; readonly label: string; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[]; readonly align: 'start' | 'end' }
  | { readonly kind: 'scale'; readonly rows: readonly ScaleRow[] }
  | {
      readonly kind: 'table';
      readonly label: string;
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: 'list' /** Lines of their own, numbered ones, or one line of text. */;
      readonly flow: 'lines' | 'steps' | 'run';
      readonly entries: readonly string[];
    }
  | {
      readonly kind: 'pictures';
      readonly pictures: readonly PageMedia[];
      readonly caption: string | null;
    }
  | { readonly kind: 'films'; readonly films: readonly PageMedia[] }
  | { readonly kind: 'documents'; readonly documents: readonly PageMedia[] };

/** A section with something to show. */
export interface SectionView {
  readonly id: string;
  /** Empty for a section without a heading. */
  readonly title: string;
  /** A band is filled with the brand's colour; a page has one at most. */
  readonly tone: 'plain' | 'band';
  /** The picture above the section. */
  readonly picture: PageMedia | null;
  readonly pictureCaption: string | null;
  readonly blocks: readonly Block[];
}

/** The first words after the title. */
export interface Opening {
  /** Id of the section that opens the page; null without one. */
  readonly id: string | null;
  /** Short facts in one line ("First pressing 2026, 500 ml"); empty when there are none. */
  readonly line: string;
  readonly lead: readonly string[];
}
