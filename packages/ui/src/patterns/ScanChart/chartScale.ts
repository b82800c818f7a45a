import { scaleBand, scaleLinear } from '@visx/scale';

/** One day of the chart. */
export interface ScanDay {
  /** `YYYY-MM-DD`, in the reader's time zone. */
  readonly date: string;
  /** How often the product's code was scanned on it. */
  readonly count: number;
}

/** The scales of a chart, and the counts at which it has a rule, from the top. */
interface ChartScale {
  readonly x: ReturnType<typeof scaleBand<string>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
  readonly rules: readonly number[];
}

/** A quiet week's few scans don't fill the plot. */
const LEAST_TOP = 4;

/**
 * Where days and counts stand, in hundredths of the plot, so that nothing has to be measured: `x` gives each day its
 * column, `y` rises to a round number that the tallest bar fits under and whose half is whole.
 */
export function chartScale(days: readonly ScanDay[]): ChartScale {
  const most = Math.max(LEAST_TOP, ...days.map(({ count }) => count));
  const x = scaleBand({
    domain: days.map(({ date }) => date),
    range: [0, 100],
    paddingInner: 0.28,
    paddingOuter: 0.14,
  });
  const y = scaleLinear({ domain: [0, most], range: [100, 0], nice: 2 });
  const [, top = most] = y.domain();
  return { x, y, rules: [top, top / 2, 0] };
}
