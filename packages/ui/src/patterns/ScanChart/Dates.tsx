import { formatDay } from '../../support/formatDate.ts';
import type { BarsProps } from './Bars.tsx';
import { WEEK } from './chartScale.ts';
import * as css from './Dates.css.ts';

/** At most this many dates stand under a longer chart, whole weeks apart. */
const DATES = 5;

/** The first day, days whole weeks after it, and the last day. */
export function Dates({ days, scale: { x }, isOver }: Omit<BarsProps, 'read'>) {
  const last = days.length - 1;
  const step = WEEK * Math.ceil(days.length / (WEEK * DATES));
  const isNamed = (at: number) => at === last || (at % step === 0 && last - at > step / 2);
  return (
    <div className={css.dates} aria-hidden>
      {days.map(
        ({ date }, at) =>
          isNamed(at) && (
            <span
              key={date}
              className={css.date}
              {...(at > 0 &&
                at < last && {
                  style: { insetInlineStart: `${(x(date) ?? 0) + x.bandwidth() / 2}%` },
                })}
            >
              {at === last && !isOver ? 'Today' : formatDay(date).slice(0, 'MM-DD'.length)}
            </span>
          ),
      )}
    </div>
  );
}
