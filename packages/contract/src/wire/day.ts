/** Days of the calendar, as forms, queries and sections write them. */

/** Is this a day there was or will be, `YYYY-MM-DD`, of the years 1 to 9999? */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // Date turns 02-31 into a day of March; a day that changes in this round trip is invalid.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}
