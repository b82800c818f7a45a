import { comparedDays } from '@hangtag/contract/rules/comparedDays';
import { dayOf, endOfDay, plusDays, startOfDay, timeIn } from '@hangtag/contract/rules/days';
import { daysOf } from '@hangtag/contract/wire/analytics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedSpan, sameHour } from './comparedSpan.ts';

const HOUR = 3_600_000;

/** Zones off the hour, with a half-hour change, and with a change at midnight. */
const odd = ['Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Santiago', 'Africa/Cairo'];
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Pacific/Apia');
const anyZone = fc.oneof(fc.constantFrom(...odd), fc.constantFrom(...zones));
const anyNow = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2036-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('the days before a period', () => {
  it('end as long after their day’s beginning as today has run, in every zone', () => {
    const days = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(anyZone, anyNow, days, (tz, now, back) => {
        const today = dayOf(now, tz);
        const day = plusDays(today, -back);
        const [start, end] = [startOfDay(day, tz), endOfDay(day, tz)];
        const elapsed = now.getTime() - startOfDay(today, tz).getTime();
        const length = end.getTime() - start.getTime();
        const cut = sameHour(day, { tz, now });
        expect(cut.getTime() - start.getTime()).toBe(Math.min(elapsed, length));
        const todayLength = endOfDay(today, tz).getTime() - startOfDay(today, tz).getTime();
        if (length !== 24 * HOUR || todayLength !== 24 * HOUR) return;
        expect(dayOf(cut, tz)).toBe(day);
        expect(timeIn(tz, cut)).toBe(timeIn(tz, now));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Europe/Zurich', '2026-03-29'],
    ['Australia/Lord_Howe', '2026-10-04'],
    ['America/Santiago', '2026-09-06'],
    ['Africa/Cairo', '2026-04-24'],
  ])('end with a day in %s that is shorter than today has run', (tz, day) => {
    const today = plusDays(day, 7);
    const end = endOfDay(today, tz).getTime();
    const minutes = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(minutes, (left) => {
        const now = new Date(end - left * 60_000);
        const cut = sameHour(day, { tz, now });
        expect(dayOf(new Date(cut.getTime() - 1), tz)).toBe(day);
        const elapsed = now.getTime() - startOfDay(today, tz).getTime();
        expect(cut.getTime() - startOfDay(day, tz).getTime()).toBeLessThanOrEqual(elapsed);
      }),
    );
  });

  it('are as many, and cut on the last only, where the period still runs', () => {
    const length = fc.integer({ min: 0, max: 399 });
    const comparison = fc.constantFrom('previous', 'year');
    fc.assert(
      fc.property(anyZone, anyNow, length, comparison, (tz, now, more, compare) => {
        const to = dayOf(now, tz);
        const from = plusDays(to, -more);
        const compared = comparedDays(from, to, compare);
        if (!compared) throw new Error('Nothing is compared.');
        const running = comparedSpan({ companyId: 1, ...compared }, { tz, now });
        expect(daysOf(running.from, running.to)).toBe(more + 1);
        expect(running.cut?.start).toEqual(startOfDay(compared.to, tz));
        const end = running.cut?.end.getTime() ?? 0;
        expect(end).toBeGreaterThanOrEqual(startOfDay(compared.to, tz).getTime());
        expect(end).toBeLessThanOrEqual(endOfDay(compared.to, tz).getTime());
        expect(comparedSpan({ companyId: 1, ...compared }, null).cut).toBeNull();
      }),
    );
  });
});
