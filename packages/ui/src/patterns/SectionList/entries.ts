/** The entries of the list. */

/** One section of the page. */
export interface SectionEntry {
  readonly id: string;
  /** Its title, or its definition's name while it has none. */
  readonly name: string;
  /** Its content in a word or two: "Text", "5 rows". */
  readonly kind: string;
  /** Whether it differs from the published page. */
  readonly isChanged: boolean;
  /** Whether the published page omits it. */
  readonly isHidden: boolean;
}

/** A section that can be added. */
export interface AvailableSection {
  /** The definition's id. */
  readonly id: number;
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly description: string;
  /** Name of its icon; null for the one of a page. */
  readonly icon: string | null;
  /** The heading under which it is offered. */
  readonly group: string;
  /** Why it cannot be added now; absent when it can. */
  readonly lockedReason?: string;
}
