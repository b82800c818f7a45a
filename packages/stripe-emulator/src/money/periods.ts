/** When a subscription's periods begin and end, in UTC. */

/** How long one period is. */
export interface Interval {
  readonly unit: 'day' | 'week' | 'month' | 'year';
  readonly count: number;
}

/** From `start` up to, not including, `end`; seconds since 1970. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

const DAY = 86_400;
const DAYS = { day: 1, week: 7 } as const;

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** A month without the anchor's day ends the period on its last day; the next longer month returns to that day. */
function plusMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const day = Math.min(date.getUTCDate(), daysInMonth(first.getUTCFullYear(), first.getUTCMonth()));
  return first.getTime() / 1000 + (day - 1) * DAY + (anchor % DAY);
}

/** The moment `steps` periods after the anchor: always counted from the anchor, so that Jan 31, Feb 28, Mar 31 follow each other. */
export function boundary(anchor: number, { unit, count }: Interval, steps: number): number {
  if (unit === 'day' || unit === 'week') {
    return anchor + steps * count * DAYS[unit] * DAY;
  }
  return plusMonths(anchor, steps * count * (unit === 'year' ? 12 : 1));
}

/** The period of this anchor that contains `start` or begins with it. */
export function periodAt(anchor: number, interval: Interval, time: number): Period {
  const longest = boundary(anchor, interval, 1) - anchor;
  let step = Math.max(0, Math.floor((time - anchor) / (longest + 3 * DAY)));
  while (boundary(anchor, interval, step + 1) <= time) {
    step += 1;
  }
  return {
    start: boundary(anchor, interval, step),
    end: boundary(anchor, interval, step + 1),
  };
}

/** The moment a coupon of so many months ends. */
export function monthsAfter(time: number, months: number): number {
  return plusMonths(time, months);
}
