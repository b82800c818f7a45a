import { type CalendarDate, parseDate } from '@internationalized/date';

/** Parses `2026-11-02`; null for anything else. */
export function toDay(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** A day as the app displays it, MM-DD-YYYY (F058). */
export function dayWords(day: CalendarDate): string {
  const [year, month, date] = day.toString().split('-');
  return `${month}-${date}-${year}`;
}
