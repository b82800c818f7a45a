import { type PointerEvent, useState } from 'react';
import { Disclosure } from '../../elements/Disclosure/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { formatDay } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import { Bars } from './Bars.tsx';
import { chartScale, type ScanDay } from './chartScale.ts';
import { dayUnder } from './dayUnder.ts';
import * as css from './ScanChart.css.ts';
import { ScanTable } from './ScanTable.tsx';

export interface ScanChartProps {
  /** Oldest first; the last day is today, which is incomplete. */
  days: readonly ScanDay[];
}

/** Scans per day as bars, with a day selected by mouse, finger or arrow keys; a table has the same data. */
export function ScanChart({ days }: ScanChartProps) {
  const last = days.length - 1;
  // The selection is stored as a date, because tomorrow it has another index and later none.
  const [chosen, setChosen] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const placeOf = (date: string | undefined, otherwise: number) => {
    const place = days.findIndex((day) => day.date === date);
    return place < 0 ? otherwise : place;
  };
  const chosenPlace = placeOf(chosen, last);
  const readPlace = placeOf(hovered, chosenPlace);
  const scale = chartScale(days);
  const most = Math.max(0, ...days.map(({ count }) => count));
  const isCompared = days.some(({ before }) => before !== undefined);
  const [first] = days;

  function choose(place: number) {
    setHovered(undefined);
    setChosen(days[place]?.date);
  }

  // A mouse selects by hovering, and like a finger by pressing and sliding.
  function point(event: PointerEvent<HTMLElement>) {
    const place = dayUnder(event, days.length);
    if (event.buttons === 1) choose(place);
    else setHovered(days[place]?.date);
  }

  return (
    <div data-component="ScanChart">
      <p className={css.readout} aria-hidden>
        {dayWords(days, readPlace)}
      </p>
      <div className={css.frame}>
        {/* A label passes focus on: the arrow keys continue from the pressed day. */}
        <label
          className={css.plot}
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={() => setHovered(undefined)}
        >
          {scale.rules.map((value) => (
            <span
              key={value}
              className={css.rule}
              style={{ insetBlockEnd: `${100 - scale.y(value)}%` }}
            />
          ))}
          <Bars days={days} scale={scale} read={readPlace} />
          <input
            type="range"
            className={css.cursor}
            min={0}
            max={Math.max(0, last)}
            step={1}
            value={chosenPlace}
            onChange={(event) => choose(event.currentTarget.valueAsNumber)}
            aria-label="Scans by day"
            aria-valuetext={dayWords(days, chosenPlace)}
          />
        </label>
        <div className={css.scale} aria-hidden>
          {scale.rules.map((value) => (
            <span key={value}>{formatNumber(value)}</span>
          ))}
        </div>
        {days.length > WEEK ? (
          <div className={css.ends} aria-hidden>
            <span>{first && formatDay(first.date)}</span>
            <span>Today</span>
          </div>
        ) : (
          <div className={css.weekdays} aria-hidden>
            {days.map(({ date }, place) => (
              <span key={date}>{place === last ? 'Today' : weekday.format(new Date(date))}</span>
            ))}
          </div>
        )}
      </div>
      {isCompared && (
        <p className={css.legend} aria-hidden>
          <span className={css.legendBar} />
          <span>This week</span>
          <span className={css.legendLine} />
          <span>Last week</span>
        </p>
      )}
      <VisuallyHidden>
        {`${plural(days.length, 'day')}, at most ${plural(most, 'scan')} a day.`}
      </VisuallyHidden>
      <div className={css.dataTable}>
        <Disclosure title="Show as a table" level={3}>
          <ScanTable days={days} />
        </Disclosure>
      </div>
    </div>
  );
}

/** Up to this many days are named one by one. */
const WEEK = 7;

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** "Thu 11-12-2026: 24 scans"; with a comparison "…, 18 a week earlier". */
function dayWords(days: readonly ScanDay[], place: number): string | undefined {
  const read = days[place];
  if (!read) return undefined;
  const { date, count, before } = read;
  const isToday = place === days.length - 1;
  const day = isToday ? 'Today' : `${weekday.format(new Date(date))} ${formatDay(date)}`;
  const earlier = before === undefined ? '' : `, ${formatNumber(before)} a week earlier`;
  return `${day}: ${plural(count, 'scan')}${earlier}`;
}
