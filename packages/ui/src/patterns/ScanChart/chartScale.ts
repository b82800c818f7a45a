import { scaleBand, scaleLinear } from '@visx/scale';

/** One day of the chart. */
export interface ScanDay {
  /** `YYYY-MM-DD`, in the reader's time zone. */
  readonly date: string;
  /** Scans of the product's code on that day. */
  readonly count: number;
  /** The scans of the same weekday a week earlier; drawn as a line across the bar. */
  readonly before?: number;
}

/** The scales of a chart, and its horizontal rules from the top. */
interface ChartScale {
  readonly x: ReturnType<typeof scaleBand<string>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
  readonly rules: readonly number[];
}

/** Up to this many days are named one by one. */
export const WEEK = 7;

/** The lowest maximum of the axis, so that few scans do not fill the plot. */
const LEAST_TOP = 4;

/** Round numbers from one to ten that an axis may end at: a bar is never much shorter than the plot. */
const ROUND = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10] as const;

/** The first round number from `most` on whose half is an integer. */
function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const tops = ROUND.map((factor) => Math.round(factor * power));
  return tops.find((top) => top >= most && top % 2 === 0) ?? most;
}

/**
 * The positions of days and counts in percent of the plot, so that nothing is measured: `x` maps days to columns; `y`
 * ends at a round number above the tallest bar whose half is an integer.
 */
export function chartScale(days: readonly ScanDay[]): ChartScale {
  const most = Math.max(LEAST_TOP, ...days.map(({ count, before = 0 }) => Math.max(count, before)));
  const x = scaleBand({
    domain: days.map(({ date }) => date),
    range: [0, 100],
    paddingInner: 0.28,
    paddingOuter: 0.14,
  });
  const top = topOf(most);
  const y = scaleLinear({ domain: [0, top], range: [100, 0] });
  return { x, y, rules: [top, top / 2, 0] };
}
