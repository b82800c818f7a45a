import type { PointerEvent } from 'react';

/** The index of the day under a pointer; the first or last one beside the plot. */
export function dayUnder(
  { currentTarget: plot, clientX }: PointerEvent<HTMLElement>,
  dayCount: number,
): number {
  const { left, width } = plot.getBoundingClientRect();
  const share = (clientX - left) / width;
  const fromStart = plot.matches(':dir(rtl)') ? 1 - share : share;
  return Math.min(dayCount - 1, Math.max(0, Math.floor(fromStart * dayCount)));
}
