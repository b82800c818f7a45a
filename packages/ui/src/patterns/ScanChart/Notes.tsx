import { Tag } from 'lucide-react';
import { Icon } from '../../elements/Icon/index.ts';
import { formatDay } from '../../support/formatDate.ts';
import type { chartScale } from './chartScale.ts';
import { TAG_WIDTH, noteLanes } from './noteLanes.ts';
import * as css from './Notes.css.ts';

/** Something that happened on a day, as a tag under the axis. */
export interface ChartNote {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** What it happened to: "Harvest Olive Oil". */
  readonly subject: string;
  /** What happened, in the past: "published". */
  readonly event: string;
}

interface NotesProps {
  /** Oldest first. */
  notes: readonly ChartNote[];
  /** Where the days are. */
  scale: ReturnType<typeof chartScale>;
}

/** The notes as tags on strings at their days, where there is room for it; else, and for what has none, as a list. */
export function Notes({ notes, scale: { x } }: NotesProps) {
  const places = notes.map(({ date }) => (x(date) ?? Number.NaN) + x.bandwidth() / 2);
  const lanes = noteLanes(places);
  const lowest = ([2, 1] as const).find((row) => lanes.includes(row)) ?? 0;
  return (
    <ul className={css.notes[lowest]} aria-label="Notes">
      {notes.map(({ date, subject, event }, at) => {
        const lane = lanes[at] ?? null;
        const place = places[at] ?? 0;
        return (
          <li
            key={`${date} ${at}`}
            className={lane === null ? css.note : css.tag[lane]}
            {...(lane !== null && { style: betweenInsets(place) })}
          >
            <span className={css.hanging}>
              <Icon of={Tag} />
            </span>
            <span>
              <span className={lane !== null && place > NARROW ? css.shortSubject : css.subject}>
                {subject}
              </span>{' '}
              <span className={css.event}>
                {`${event} `}
                <span className={css.day}>{formatDay(date).slice(0, 'MM-DD'.length)}</span>
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** From here on, in percent of the plot, a tag has less room than others. */
const NARROW = 90;

/** How far the words of the last tags reach beyond the plot, in pixels. */
const BEYOND = 96;

/** Where a tag on a string begins and ends; a list takes no notice. @param place In percent of the plot. */
const betweenInsets = (place: number) => ({
  insetInlineStart: `${place}%`,
  insetInlineEnd: `max(${100 - place - TAG_WIDTH}%, -${BEYOND}px)`,
});
