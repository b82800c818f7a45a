/** Index arithmetic of moving items within a list. */

/** The moves within a list. */
export type Move = 'top' | 'up' | 'down' | 'bottom';

/** Returns the index after a move, clamped to a list of `count`. */
export function placeAfter(move: Move, from: number, count: number): number {
  const places = { top: 0, up: from - 1, down: from + 1, bottom: count - 1 };
  return Math.min(Math.max(places[move], 0), count - 1);
}

/**
 * Returns the index of a dragged item after the drop.
 * @param target Index of the row it was dropped at, counted with the dragged item still in the list.
 */
export function placeOfDrop(from: number, target: number, side: 'before' | 'after'): number {
  const gap = side === 'after' ? target + 1 : target;
  return gap > from ? gap - 1 : gap;
}
