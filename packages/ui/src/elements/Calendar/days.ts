import { type CalendarDate, parseDate } from '@internationalized/date';

/** A day from its text, `2026-11-02`; null for what is no day. */
export function toDay(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** A day as people read it in the app, MM-DD-YYYY (F058). */
export function dayWords(day: CalendarDate): string {
  const [year, month, date] = day.toString().split('-');
  return `${month}-${date}-${year}`;
}
