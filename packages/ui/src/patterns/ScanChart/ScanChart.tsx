import { useState } from 'react';
import { Disclosure } from '../../elements/Disclosure/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { formatDay } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import { roundTop } from './chartScale.ts';
import * as css from './ScanChart.css.ts';
import { ScanTable } from './ScanTable.tsx';

/** One day of the chart. */
export interface ScanDay {
  /** `YYYY-MM-DD`, in the reader's time zone. */
  readonly date: string;
  readonly count: number;
}

export interface ScanChartProps {
  /** Oldest first; the last one is today, which is not over. */
  days: readonly ScanDay[];
}

/** Scans per day as bars. The day is chosen by mouse, finger or arrow keys; a table says the same. */
export function ScanChart({ days }: ScanChartProps) {
  const last = days.length - 1;
  const [chosen, setChosen] = useState(last);
  const [hovered, setHovered] = useState<number | null>(null);
  const most = Math.max(0, ...days.map(({ count }) => count));
  const top = roundTop(most);
  const read = days[hovered ?? chosen];
  const first = days[0];
  return (
    <div data-component="ScanChart">
      <p className={css.readout} aria-hidden>
        {read && dayWords(read, read === days[last])}
      </p>
      <div className={css.frame}>
        <div className={css.plot}>
          {[top, top / 2, 0].map((value) => (
            <span key={value} className={css.rule} style={{ insetBlockEnd: share(value, top) }} />
          ))}
          <div className={css.bars} onPointerLeave={() => setHovered(null)}>
            {days.map((day, at) => (
              <span
                key={day.date}
                className={css.column}
                data-read={day === read || undefined}
                onPointerEnter={() => setHovered(at)}
              >
                <span
                  className={css.bar}
                  data-today={at === last || undefined}
                  style={{ blockSize: share(day.count, top) }}
                />
              </span>
            ))}
          </div>
          <input
            type="range"
            className={css.cursor}
            min={0}
            max={last}
            step={1}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
            aria-label="Scans by day"
            aria-valuetext={days[chosen] && dayWords(days[chosen], chosen === last)}
          />
        </div>
        <div className={css.scale} aria-hidden>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{formatNumber(value)}</span>
          ))}
        </div>
        <div className={css.ends} aria-hidden>
          <span>{first && formatDay(first.date)}</span>
          <span>Today</span>
        </div>
      </div>
      <VisuallyHidden>
        {`${plural(days.length, 'day')}, at most ${plural(most, 'scan')} a day.`}
      </VisuallyHidden>
      <div className={css.twin}>
        <Disclosure title="Show as a table" level={3}>
          <ScanTable days={days} />
        </Disclosure>
      </div>
    </div>
  );
}

const share = (value: number, top: number) => `${(value / top) * 100}%`;
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** "Thu 11-12-2026: 24 scans". */
function dayWords({ date, count }: ScanDay, isToday: boolean): string {
  const day = isToday ? 'Today' : `${weekday.format(new Date(date))} ${formatDay(date)}`;
  return `${day}: ${formatNumber(count)} ${count === 1 ? 'scan' : 'scans'}`;
}
