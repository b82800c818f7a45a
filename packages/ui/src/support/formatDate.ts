/** Dates as the app shows them: MM-DD-YYYY (F058), on the calendar and clock of one time zone. */
import { getLocalTimeZone, resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';

/**
 * Sets the time zone of every moment that is shown, and of the calendars' today.
 * @param zone IANA name; null for the browser's own, the default.
 */
export function showTimesOf(zone: string | null): void {
  if (zone === null) resetLocalTimeZone();
  else setLocalTimeZone(zone);
}

/** A moment as a calendar day, `11-02-2026`; an empty string for an invalid date. */
export function formatDate(iso: string): string {
  return dayIn(getLocalTimeZone(), iso);
}

/** A moment to the minute: `11-02-2026, 09:05`; an empty string for an invalid date. */
export function formatMoment(iso: string): string {
  const day = formatDate(iso);
  return day && `${day}, ${formatTime(iso)}`;
}

/** The time of day of a moment, as `formatMoment` ends: `09:05`; an empty string for an invalid date. */
export function formatTime(iso: string): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return format(getLocalTimeZone(), iso, time);
}

/** The weekday of a moment: `Monday`; an empty string for an invalid date. */
export function formatWeekday(iso: string): string {
  return format(getLocalTimeZone(), iso, { weekday: 'long' });
}

/** A day without a time (a renewal, a best-before), read in UTC, because another zone could show the day before. */
export function formatDay(iso: string): string {
  return dayIn('UTC', iso);
}

const dayIn = (zone: string, iso: string) =>
  format(zone, iso, { year: 'numeric', month: '2-digit', day: '2-digit' }).replaceAll('/', '-');

/** Formats by zone and parts: making one takes longer than asking it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string, iso: string, parts: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const key = `${timeZone} ${Object.keys(parts).join()}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...parts, timeZone });
  formats.set(key, known);
  return known.format(date);
}
