/** A page number, or a gap. */
export type PageStep = number | 'gap';

/**
 * The offered page numbers: the first, the last, the current one and its neighbours; at most seven steps, and no gap
 * that hides a single page.
 */
export function pageSteps(page: number, count: number): readonly PageStep[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  const start = Math.max(2, Math.min(page - 1, count - 4));
  const end = Math.min(count - 1, Math.max(page + 1, 5));
  const from = start <= 3 ? 2 : start;
  const to = end >= count - 2 ? count - 1 : end;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap'] as const) : []),
    ...middle,
    ...(to < count - 1 ? (['gap'] as const) : []),
    count,
  ];
}
