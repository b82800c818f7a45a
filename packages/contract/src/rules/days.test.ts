import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, endOfDay, instantOf, lastDays, plusDays, startOfDay, timeIn } from './days.ts';

const HOUR = 3_600_000;
/** Hours between the edges, and when each day begins in UTC. */
const hoursOf = ({ edges }: { readonly edges: readonly Date[] }) =>
  edges.slice(1).map((edge, at) => (edge.getTime() - (edges[at]?.getTime() ?? 0)) / HOUR);

describe('the last days of a time zone', () => {
  it('end with today, by the reader’s calendar', () => {
    const late = new Date('2026-11-21T23:30:00Z');
    expect(lastDays(late, 'UTC', 2).dates).toEqual(['2026-11-20', '2026-11-21']);
    expect(lastDays(late, 'Europe/Zurich', 2).dates).toEqual(['2026-11-21', '2026-11-22']);
    const { edges } = lastDays(late, 'America/New_York', 1);
    expect(edges.map((edge) => edge.toISOString())).toEqual([
      '2026-11-21T05:00:00.000Z',
      '2026-11-22T05:00:00.000Z',
    ]);
  });

  it.each([
    ['loses an hour in spring', 'Europe/Zurich', '2026-03-30T12:00:00Z', [24, 23, 24]],
    ['gains an hour in autumn', 'Europe/Zurich', '2026-10-26T12:00:00Z', [24, 25, 24]],
    ['gains one in the west', 'America/New_York', '2026-11-02T12:00:00Z', [24, 25, 24]],
    ['shifts by half an hour', 'Australia/Lord_Howe', '2026-10-05T02:00:00Z', [24, 23.5, 24]],
    ['begins at one o’clock', 'Africa/Cairo', '2026-04-25T12:00:00Z', [24, 23, 24]],
    ['is left out', 'Pacific/Apia', '2011-12-31T02:00:00Z', [24, 0, 24]],
  ])('one %s', (_what, zone, now, hours) => {
    expect(hoursOf(lastDays(new Date(now), zone, 3))).toEqual(hours);
  });

  it('hold every instant in the day its calendar says, in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Pacific/Apia');
    const instant = fc.date({
      min: new Date('2012-01-01T00:00:00Z'),
      max: new Date('2037-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, share, (zone, now, part) => {
        const { dates, edges } = lastDays(now, zone, 60);
        const times = edges.map((edge) => edge.getTime());
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        const [start = 0, end = 0] = [times[0], times.at(-1)];
        const any = Math.floor(start + part * (end - start - 1));
        const day = times.findLastIndex((time) => time <= any);
        const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
        expect(format.format(any)).toBe(dates[day]);
        expect(format.format(now)).toBe(dates.at(-1));
      }),
    );
  });
});

/** Zones off the hour, with a half-hour change, and with a change at midnight. */
const odd = [
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
];

const anyZone = fc.oneof(
  fc.constantFrom(...odd),
  fc.constantFrom(...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Pacific/Apia')),
);

/** Dates from 2012 to 2036: half of them in the months in which clocks change. */
const anyDate = fc
  .record({
    year: fc.integer({ min: 2012, max: 2036 }),
    month: fc.oneof(fc.constantFrom(3, 4, 9, 10, 11), fc.integer({ min: 1, max: 12 })),
    day: fc.integer({ min: 1, max: 28 }),
    more: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ year, month, day, more }) => {
    const first = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
    return plusDays(first, more);
  });

describe('a day of a time zone', () => {
  it('begins at its first instant and ends where the next begins, in every zone', () => {
    fc.assert(
      fc.property(anyZone, anyDate, (zone, date) => {
        const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
        const start = startOfDay(date, zone).getTime();
        const end = endOfDay(date, zone).getTime();
        const dates = [start - 1, start, end - 1, end].map((time) => format.format(time));
        const [before, after] = [plusDays(date, -1), plusDays(date, 1)];
        expect(dates).toEqual([before, date, date, after]);
        expect(dayOf(new Date(end - 1), zone)).toBe(date);
        // No zone has changed its clocks by more than two hours a day since 2012.
        expect([22, 22.5, 23, 23.5, 24, 24.5, 25, 25.5, 26]).toContain((end - start) / HOUR);
      }),
      { numRuns: 400 },
    );
  });

  it('has as many days to another as the calendar between them', () => {
    const days = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(anyZone, anyDate, days, (zone, date, count) => {
        const now = startOfDay(date, zone);
        const { dates, edges } = lastDays(now, zone, count);
        expect(dates).toEqual(
          Array.from({ length: count }, (_, at) => plusDays(date, at - count + 1)),
        );
        expect(edges.length).toBe(count + 1);
        expect(edges[0]).toEqual(startOfDay(plusDays(date, 1 - count), zone));
        expect(edges.at(-1)).toEqual(endOfDay(date, zone));
      }),
    );
  });

  it('has every time of a wall clock once, but where clocks change', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(anyZone, anyDate, minute, (zone, date, at) => {
        const hour = String(Math.floor(at / 60)).padStart(2, '0');
        const time = `${hour}:${String(at % 60).padStart(2, '0')}`;
        const instant = instantOf(date, time, zone);
        const length = endOfDay(date, zone).getTime() - startOfDay(date, zone).getTime();
        expect(dayOf(instant, zone)).toBe(date);
        if (length >= 24 * HOUR) expect(timeIn(zone, instant)).toBe(time);
        const hoursBefore = [0.5, 1, 2].map((each) => new Date(instant.getTime() - each * HOUR));
        const isTwice = hoursBefore.some(
          (each) => timeIn(zone, each) === time && dayOf(each, zone) === date,
        );
        expect(isTwice).toBe(false);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the instant of a wall clock’s time', () => {
  it.each([
    ['2026-06-01', '09:00', 'Europe/Zurich', '2026-06-01T07:00:00.000Z'],
    ['2026-03-29', '09:00', 'Europe/Zurich', '2026-03-29T07:00:00.000Z'],
    ['2026-10-25', '23:59', 'Europe/Zurich', '2026-10-25T22:59:00.000Z'],
    ['2026-03-29', '23:30', 'Europe/Zurich', '2026-03-29T21:30:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Zurich', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Zurich', '2026-10-25T00:30:00.000Z'],
    ['2026-11-16', '09:00', 'Asia/Kathmandu', '2026-11-16T03:15:00.000Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(instantOf(date, time, zone).toISOString()).toBe(instant);
  });
});
