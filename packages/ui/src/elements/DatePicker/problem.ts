import { dayWords, toDay } from '../Calendar/days.ts';

/** The days that a field takes. */
export interface DayLimits {
  /** The first day that may be chosen, `2026-11-02`. */
  minValue?: string;
  /** The last day that may be chosen, `2026-11-02`. */
  maxValue?: string;
  /** Is a day between them closed? The calendar strikes it through. */
  isDateUnavailable?: (day: string) => boolean;
}

/** What is wrong with a day, in the app's own format, or null; ISO days compare like words. */
export function dayProblem(day: string | null, limits: DayLimits): string | null {
  const { minValue, maxValue, isDateUnavailable } = limits;
  const [first, last] = [toDay(minValue), toDay(maxValue)];
  if (day === null) return null;
  if (first && day < first.toString()) return `Must be ${dayWords(first)} or later.`;
  if (last && day > last.toString()) return `Must be ${dayWords(last)} or earlier.`;
  return isDateUnavailable?.(day) ? 'This day can’t be chosen.' : null;
}
