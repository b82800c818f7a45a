import { dayWords, toDay } from '../Calendar/days.ts';

/** The days that a field accepts. */
export interface DayLimits {
  /** The first selectable day, `2026-11-02`. */
  minValue?: string;
  /** The last selectable day, `2026-11-02`. */
  maxValue?: string;
  /** Whether a day in between is unavailable; the calendar strikes it through. */
  isDateUnavailable?: (day: string) => boolean;
}

/** The error message for a day, or null; ISO dates compare as strings. */
export function dayProblem(day: string | null, limits: DayLimits): string | null {
  const { minValue, maxValue, isDateUnavailable } = limits;
  const [first, last] = [toDay(minValue), toDay(maxValue)];
  if (day === null) return null;
  if (first && day < first.toString()) return `Must be ${dayWords(first)} or later.`;
  if (last && day > last.toString()) return `Must be ${dayWords(last)} or earlier.`;
  return isDateUnavailable?.(day) ? 'This day can’t be chosen.' : null;
}
