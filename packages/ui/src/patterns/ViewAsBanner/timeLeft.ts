const MINUTE = 60_000;

/** Whose clock is behind, or could not be asked, is asked again after this long. */
const AGAIN = 5000;

/** How long a look at a company still lasts. */
export interface TimeLeft {
  /** `24 minutes left`; in the last one it is not counted. */
  readonly words: string;
  /** What is worth reading out: five minutes and one before the end; empty otherwise. */
  readonly announcement: string;
  readonly isOver: boolean;
  /** Milliseconds until something here changes. */
  readonly next: number;
}

/**
 * What is left, in minutes that change rarely enough to be read.
 * @param endsAt ISO 8601.
 * @param now Milliseconds since 1970.
 */
export function timeLeft(endsAt: string, now: number): TimeLeft {
  const rest = Date.parse(endsAt) - now;
  if (!(rest > 0)) return { words: 'No time left', announcement: '', isOver: true, next: AGAIN };
  const minutes = Math.ceil(rest / MINUTE);
  const words = minutes === 1 ? 'Less than a minute left' : `${minutes} minutes left`;
  const isNews = minutes === 5 || minutes === 1;
  // One more, so that the minute has really begun when it is looked at.
  const next = rest - (minutes - 1) * MINUTE + 1;
  return { words, announcement: isNews ? `${words} of this view.` : '', isOver: false, next };
}
