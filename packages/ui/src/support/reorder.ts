/** The arithmetic of moving things within a list. */

/** Where something may be sent within its list. */
export type Move = 'top' | 'up' | 'down' | 'bottom';

/** The place a move leads to, counted from 0; stays within a list of `count`. */
export function placeAfter(move: Move, from: number, count: number): number {
  const places = { top: 0, up: from - 1, down: from + 1, bottom: count - 1 };
  return Math.min(Math.max(places[move], 0), count - 1);
}

/**
 * The place something dragged ends at, once it was taken out of the list.
 * @param target Index of the row it was dropped at, counted with the dragged one still in place.
 */
export function placeOfDrop(from: number, target: number, side: 'before' | 'after'): number {
  const gap = side === 'after' ? target + 1 : target;
  return gap > from ? gap - 1 : gap;
}
