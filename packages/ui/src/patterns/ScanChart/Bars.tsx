import type { chartScale, ScanDay } from './chartScale.ts';
import * as css from './ScanChart.css.ts';

export interface BarsProps {
  /** Oldest first; the last one is today, which is not over. */
  days: readonly ScanDay[];
  /** Where they stand. */
  scale: ReturnType<typeof chartScale>;
  /** Place of the day that is read among the days. */
  read: number;
}

const hundredths = (share: number) => `${share}%`;

/** A bar for each day, and the ground of the one that is read; drawn as a picture, so that paper shows them too. */
export function Bars({ days, scale: { x, y }, read }: BarsProps) {
  return (
    <svg className={css.bars} aria-hidden>
      <rect
        className={css.column}
        x={hundredths(read * x.step())}
        width={hundredths(x.step())}
        height="100%"
        rx={2}
      />
      {days.map(({ date, count }, at) => (
        <rect
          key={date}
          className={css.bar}
          data-today={at === days.length - 1 || undefined}
          x={hundredths(x(date) ?? 0)}
          y={hundredths(y(count))}
          width={hundredths(x.bandwidth())}
          height={hundredths(100 - y(count))}
        />
      ))}
    </svg>
  );
}
