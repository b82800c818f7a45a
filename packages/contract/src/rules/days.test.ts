import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, lastDays } from './days.ts';

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
