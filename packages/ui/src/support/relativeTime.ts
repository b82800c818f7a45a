/** Relative times such as "2 min ago". */
import { formatDate } from './formatDate.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A relative time as text, and when it changes. */
export interface RelativeTime {
  /** "just now", "2 min ago", "3 h ago", "on 11-02-2026". */
  readonly words: string;
  /** Milliseconds until the text changes; null once it stays. */
  readonly next: number | null;
}

/** Formats the time between a moment and `now` (milliseconds since 1970); a moment in the future reads as just now. */
export function relativeTime(iso: string, now: number): RelativeTime {
  const then = Date.parse(iso);
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return { words: 'just now', next: MINUTE - passed };
  if (passed < HOUR) return inUnits(passed, MINUTE, 'min');
  if (passed < DAY) return inUnits(passed, HOUR, 'h');
  return { words: `on ${formatDate(iso)}`, next: null };
}

function inUnits(passed: number, unit: number, name: string): RelativeTime {
  const count = Math.floor(passed / unit);
  return { words: `${count} ${name} ago`, next: (count + 1) * unit - passed };
}
