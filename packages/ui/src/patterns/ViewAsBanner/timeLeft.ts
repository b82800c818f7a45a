const MINUTE = 60_000;

/** Retries after this long, for a clock that is behind or a failed request. */
const AGAIN = 5000;

/** The time left in a company's view. */
export interface TimeLeft {
  /** `24 minutes left`; the last minute has no count. */
  readonly words: string;
  /** The announcement five minutes and one minute before the end; empty otherwise. */
  readonly announcement: string;
  readonly isOver: boolean;
  /** Milliseconds until the text changes. */
  readonly next: number;
}

/**
 * The time left in whole minutes, so that the text changes rarely enough to be read.
 * @param endsAt ISO 8601.
 * @param now Milliseconds since 1970.
 */
export function timeLeft(endsAt: string, now: number): TimeLeft {
  const rest = Date.parse(endsAt) - now;
  if (!(rest > 0)) return { words: 'No time left', announcement: '', isOver: true, next: AGAIN };
  const minutes = Math.ceil(rest / MINUTE);
  const words = minutes === 1 ? 'Less than a minute left' : `${minutes} minutes left`;
  const isNews = minutes === 5 || minutes === 1;
  // One millisecond more, so that the next minute has begun.
  const next = rest - (minutes - 1) * MINUTE + 1;
  return { words, announcement: isNews ? `${words} of this view.` : '', isOver: false, next };
}
