import { Tag } from 'lucide-react';
import { Icon } from '../../elements/Icon/index.ts';
import { formatDay } from '../../support/formatDate.ts';
import type { chartScale } from './chartScale.ts';
import { noteLanes } from './noteLanes.ts';
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
        return (
          <li
            key={`${date} ${at}`}
            className={lane === null ? css.note : css.tag[lane]}
            {...(lane !== null && { style: tagStyle(places[at] ?? 0) })}
          >
            <span className={css.hanging}>
              <Icon of={Tag} />
            </span>
            <span>
              <span className={css.subject}>{subject}</span>{' '}
              <span className={css.event}>
                {`${event} ${formatDay(date).slice(0, 'MM-DD'.length)}`}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** How far the words of the last tags reach beyond the plot, in pixels. */
const BEYOND = 96;

/** @param place In percent of the plot. */
const tagStyle = (place: number) => ({
  insetInlineStart: `${place}%`,
  maxInlineSize: `calc(${100 - place}% + ${BEYOND}px)`,
});
