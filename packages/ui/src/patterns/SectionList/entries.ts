/** What the list shows, and the arithmetic of moving within it. */

/** One section of the page. */
export interface SectionEntry {
  readonly id: string;
  /** Its title, or its definition's name while it has none. */
  readonly name: string;
  /** What it holds, in a word or two: "Text", "5 rows". */
  readonly kind: string;
  /** Does it differ from the published page? */
  readonly isChanged: boolean;
  /** Is it kept back from the page? */
  readonly isHidden: boolean;
}

/** A section that may be added. */
export interface SectionOffer {
  /** The definition's id. */
  readonly id: number;
  readonly name: string;
  /** Why it cannot be added now; absent when it can. */
  readonly lockedReason?: string;
}

/** Where a section may be sent from its menu. */
export type Move = 'top' | 'up' | 'down' | 'bottom';

/** The place a move leads to, counted from 0; stays within a list of `count`. */
export function placeAfter(move: Move, from: number, count: number): number {
  const places = { top: 0, up: from - 1, down: from + 1, bottom: count - 1 };
  return Math.min(Math.max(places[move], 0), count - 1);
}

/**
 * The place a dragged section ends at, once it was taken out of the list.
 * @param target Index of the row it was dropped at, counted with the dragged one still in place.
 */
export function placeOfDrop(from: number, target: number, side: 'before' | 'after'): number {
  const gap = side === 'after' ? target + 1 : target;
  return gap > from ? gap - 1 : gap;
}
