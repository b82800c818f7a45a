import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysOf } from '../wire/analytics.ts';
import { comparedDays } from './comparedDays.ts';
import { plusDays } from './days.ts';

it('compares as many days on the same weekdays, none of them twice', () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 399 }));
  fc.assert(
    fc.property(span, fc.constantFrom('previous', 'year'), ([start, length], compare) => {
      const from = plusDays('2020-01-01', start);
      const to = plusDays(from, length);
      const compared = comparedDays(from, to, compare);
      expect(compared).not.toBeNull();
      if (!compared) return;
      expect(daysOf(compared.from, compared.to)).toBe(length + 1);
      expect(daysOf(compared.from, from) % 7).toBe(1);
      if (compare === 'previous') expect(compared.to < from).toBe(true);
    }),
  );
  expect(comparedDays('2026-10-25', '2026-11-21', 'none')).toBeNull();
});
