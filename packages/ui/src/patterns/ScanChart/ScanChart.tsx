import { type PointerEvent, useState } from 'react';
import { Disclosure } from '../../elements/Disclosure/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { formatDay } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import { Bars } from './Bars.tsx';
import { chartScale, type ScanDay, WEEK } from './chartScale.ts';
import { Dates } from './Dates.tsx';
import { dayUnder } from './dayUnder.ts';
import * as css from './ScanChart.css.ts';
import { type ChartNote, Notes } from './Notes.tsx';
import { ScanTable } from './ScanTable.tsx';

export interface ScanChartProps {
  /** Oldest first; the last day is today, which is incomplete. */
  days: readonly ScanDay[];
  /** Whether the last day is over. @default false */
  isOver?: boolean;
  /** What the bars and the lines across them are called in the legend. */
  legend?: { readonly bars: string; readonly lines: string };
  /** How a line is read out: "18 a week earlier". @default 'a week earlier' */
  earlier?: string;
  /** Shown under the axis, oldest first. @default [] */
  notes?: readonly ChartNote[];
}

/** Scans per day as bars, with a day selected by mouse, finger or arrow keys; a table has the same data. */
export function ScanChart(props: ScanChartProps) {
  const { days, isOver = false, earlier = 'a week earlier', notes = [] } = props;
  const { legend = { bars: 'This week', lines: 'Last week' } } = props;
  const words = { isOver, earlier };
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
    <div className={css.chart} data-component="ScanChart">
      <p className={css.readout} aria-hidden>
        {dayWords(days, readPlace, words)}
      </p>
      <div className={css.frame}>
        {/* A label passes focus on: the arrow keys continue from the pressed day. */}
        <label
          className={css.plot}
          data-long={days.length > WEEK || undefined}
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
          <Bars days={days} scale={scale} read={readPlace} isOver={isOver} />
          <input
            type="range"
            className={css.cursor}
            min={0}
            max={Math.max(0, last)}
            step={1}
            value={chosenPlace}
            onChange={(event) => choose(event.currentTarget.valueAsNumber)}
            aria-label="Scans by day"
            aria-valuetext={dayWords(days, chosenPlace, words)}
          />
        </label>
        <div className={css.scale} aria-hidden>
          {scale.rules.map((value) => (
            <span key={value}>{formatNumber(value)}</span>
          ))}
        </div>
        {days.length > WEEK ? (
          <Dates days={days} scale={scale} isOver={isOver} />
        ) : (
          <div className={css.weekdays} aria-hidden>
            {days.map(({ date }, place) => (
              <span key={date}>
                {place === last && !isOver ? 'Today' : weekday.format(new Date(date))}
              </span>
            ))}
          </div>
        )}
        {notes.length > 0 && <Notes notes={notes} scale={scale} />}
      </div>
      {isCompared && (
        <p className={css.legend} aria-hidden>
          <span className={css.legendBar} />
          <span>{legend.bars}</span>
          <span className={css.legendLine} />
          <span>{legend.lines}</span>
        </p>
      )}
      <VisuallyHidden>
        {`${plural(days.length, 'day')}, at most ${plural(most, 'scan')} a day.`}
      </VisuallyHidden>
      <div className={css.dataTable}>
        <Disclosure title="Show as a table" level={3}>
          <ScanTable days={days} before={earlier.charAt(0).toUpperCase() + earlier.slice(1)} />
        </Disclosure>
      </div>
    </div>
  );
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

interface DayWords {
  readonly isOver: boolean;
  readonly earlier: string;
}

/** "Thu 11-12-2026: 24 scans"; with a comparison "…, 18 a week earlier". */
function dayWords(
  days: readonly ScanDay[],
  place: number,
  { isOver, earlier }: DayWords,
): string | undefined {
  const read = days[place];
  if (!read) return undefined;
  const { date, count, before } = read;
  const isToday = place === days.length - 1 && !isOver;
  const day = isToday ? 'Today' : `${weekday.format(new Date(date))} ${formatDay(date)}`;
  const compared = before === undefined ? '' : `, ${formatNumber(before)} ${earlier}`;
  return `${day}: ${plural(count, 'scan')}${compared}`;
}
