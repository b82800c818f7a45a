/** Dates as the app shows them: MM-DD-YYYY (F058). */

const pad = (figure: number) => String(figure).padStart(2, '0');

/** A moment as the reader's calendar day, `11-02-2026`; an empty string for an invalid date. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return `${pad(date.getMonth() + 1)}-${pad(date.getDate())}-${date.getFullYear()}`;
}

/** A moment to the minute, in the reader's time: `11-02-2026, 09:05`; an empty string for an invalid date. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  const day = formatDate(iso);
  return day && `${day}, ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The reader's time of a moment, as `formatMoment` ends: `09:05`; an empty string for an invalid date. */
export function formatTime(iso: string): string {
  return formatMoment(iso).slice(-5);
}

/** A day without a time (a renewal, a best-before), read in UTC, because local time could show the day before. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return `${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}-${date.getUTCFullYear()}`;
}
