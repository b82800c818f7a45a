/** What the list shows. */

/** One section of the page. */
export interface SectionEntry {
  readonly id: string;
  /** Its title, or its definition's name while it has none. */
  readonly name: string;
  /** What it holds, in a word or two: "Text", "5 rows". */
  readonly kind: string;
  /** Does it differ from the published page? */
  readonly isChanged: boolean;
  /** Whether it is kept back from the page. */
  readonly isHidden: boolean;
}

/** A section that may be added. */
export interface AvailableSection {
  /** The definition's id. */
  readonly id: number;
  readonly name: string;
  /** Why it cannot be added now; absent when it can. */
  readonly lockedReason?: string;
}
