import { useId } from 'react';
import type { chartScale, ScanDay } from './chartScale.ts';
import * as css from './ScanChart.css.ts';

export interface BarsProps {
  /** Oldest first; the last day is today, which is incomplete. */
  days: readonly ScanDay[];
  /** The positions of the bars. */
  scale: ReturnType<typeof chartScale>;
  /** Index of the selected day. */
  read: number;
  /** Is the last day over? */
  isOver: boolean;
}

/** The line of the week before reaches past its bar by this share of a day's column. */
const OVERHANG = 0.08;

const hundredths = (share: number) => `${share}%`;

/** A bar for each day, and the highlight of the selected one; drawn as SVG, because printing omits backgrounds. */
export function Bars({ days, scale: { x, y }, read, isOver }: BarsProps) {
  const hatch = useId();
  const last = isOver ? -1 : days.length - 1;
  return (
    <svg className={css.bars} aria-hidden>
      <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse">
        <path className={css.hatch} d="M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3" />
      </pattern>
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
          // Today is hatched because it is incomplete.
          {...(at === last && { 'data-today': true, style: { fill: `url(#${hatch})` } })}
          x={hundredths(x(date) ?? 0)}
          y={hundredths(y(count))}
          width={hundredths(x.bandwidth())}
          height={hundredths(100 - y(count))}
        />
      ))}
      {days.map(
        ({ date, before }) =>
          before !== undefined && (
            <rect
              key={date}
              className={css.before}
              x={hundredths((x(date) ?? 0) - OVERHANG * x.step())}
              y={hundredths(y(before))}
              width={hundredths(x.bandwidth() + 2 * OVERHANG * x.step())}
            />
          ),
      )}
    </svg>
  );
}
