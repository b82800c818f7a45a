import { noBreak } from './Text.css.ts';

const day = /(\d{2}-\d{2}-\d{4})/;

export interface NoBreakDatesProps {
  /** A text with dates as the app writes them: `11-02-2026`. */
  text: string;
}

/** A text whose dates do not wrap at their hyphens. */
export function NoBreakDates({ text }: NoBreakDatesProps) {
  // Every second part is a match of the expression's group.
  return text.split(day).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={noBreak}>
        {part}
      </span>
    ),
  );
}
