/** Days of a time zone's calendar: where clocks change, a day has 23 or 25 hours, and some begin at one o'clock. */

/** Days in a row, and when each begins. */
export interface Days {
  /** `YYYY-MM-DD`, oldest first. */
  readonly dates: readonly string[];
  /** Beginning of each, and at last the end of the last. */
  readonly edges: readonly Date[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;

/** The last `count` days in a time zone, today included. @param zone IANA name. */
export function lastDays(now: Date, zone: string, count: number): Days {
  const dateAt = calendarOf(zone);
  const today = dateAt(now.getTime());
  const dates = Array.from({ length: count + 1 }, (_, at) => plusDays(today, at - count + 1));
  const edges: number[] = [];
  for (const date of dates) edges.push(startOf(date, dateAt, (edges.at(-1) ?? 0) + DAY));
  return { dates: dates.slice(0, count), edges: edges.map((edge) => new Date(edge)) };
}

/** The moment this many days of 24 hours ago, ISO 8601. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY).toISOString();

/** The first instant of a day, `YYYY-MM-DD`, in a time zone. @param zone IANA name. */
export const startOfDay = (date: string, zone: string): Date =>
  new Date(startOf(date, calendarOf(zone), Date.parse(date)));

/** As `startOfDay`, of the day after. */
export const endOfDay = (date: string, zone: string): Date => startOfDay(plusDays(date, 1), zone);

/**
 * The instant of a wall clock's time. Where clocks skip it, the time that they show instead; where they show it twice,
 * the first.
 * @param time `HH:MM`. @param zone IANA name.
 */
export function instantOf(date: string, time: string, zone: string): Date {
  const wanted = minutesOf(time);
  const guess = startOfDay(date, zone).getTime() + wanted * MINUTE;
  // The day may have begun at another hour, or clocks may have changed since.
  const off = ((wanted - minutesOf(timeIn(zone, new Date(guess))) + 2160) % 1440) - 720;
  const instant = new Date(guess + off * MINUTE);
  return timeIn(zone, instant) === time ? instant : new Date(guess);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The date of an instant, `YYYY-MM-DD`. @param zone IANA name. */
export const dayOf = (instant: Date, zone: string): string => calendarOf(zone)(instant.getTime());

type DateAt = (instant: number) => string;

/** Calendars by zone: making one takes longer than asking it a hundred times. */
const calendars = new Map<string, DateAt>();

function calendarOf(zone: string): DateAt {
  const known = calendars.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const calendar: DateAt = (instant) => format.format(instant);
  calendars.set(zone, calendar);
  return calendar;
}

/** The first instant of a date; most follow a day of 24 hours. */
function startOf(date: string, dateAt: DateAt, guess: number): number {
  const isFrom = (instant: number) => dateAt(instant) >= date;
  if (isFrom(guess) && !isFrom(guess - 1)) return guess;
  // Clocks are at most 12 hours behind UTC and 14 ahead.
  const middle = Date.parse(date);
  let before = middle - 15 * HOUR;
  let after = middle + 13 * HOUR;
  while (after - before > MINUTE) {
    const between = before + Math.floor((after - before) / MINUTE / 2) * MINUTE;
    if (isFrom(between)) after = between;
    else before = between;
  }
  return after;
}

/** The date this many days later, or earlier. */
export const plusDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** The time of day at an instant in a time zone, `HH:MM`. @param zone IANA name. */
export const timeIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
