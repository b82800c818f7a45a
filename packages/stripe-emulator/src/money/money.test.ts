import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiscountRule, discountsOf, netOf } from './discounts.ts';
import { boundary, monthsAfter, periodAt } from './periods.ts';
import { credit, remainder } from './prorate.ts';
import { nextAttempt } from './retries.ts';
import { share, spread } from './round.ts';
import { MINIMUM_CHARGE, settle, totalsOf } from './totals.ts';

const at = (text: string): number => Date.parse(`${text}Z`) / 1000;
const dayOf = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);

const cents = fc.integer({ min: 0, max: 99_999_999 });
const times = fc.integer({ min: at('2020-01-01T00:00:00'), max: at('2040-01-01T00:00:00') });
const intervals = fc.record({
  unit: fc.constantFrom('day', 'week', 'month', 'year'),
  count: fc.integer({ min: 1, max: 3 }),
});
const lines = fc.array(
  fc.record({ amount: fc.integer({ min: -500_000, max: 500_000 }), discountable: fc.boolean() }),
  { maxLength: 6 },
);
const cuts = fc
  .array(
    fc.oneof(
      fc.record({ percentOff: fc.integer({ min: 1, max: 10_000 }).map((part) => part / 100) }),
      fc.record({ amountOff: fc.integer({ min: 1, max: 500_000 }) }),
    ),
    { maxLength: 3 },
  )
  .map((found) =>
    found.map((one, index): DiscountRule => ({
      id: `di_${index}`,
      percentOff: null,
      amountOff: null,
      ...one,
    })),
  );

describe('rounding', () => {
  it.each([
    [100, 1, 3, 33],
    [200, 1, 3, 67],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [3, 1, 2, 2],
    [0, 5, 7, 0],
  ])('%d x %d / %d is %d', (amount, numerator, denominator, expected) => {
    expect(share(amount, numerator, denominator)).toBe(expected);
  });

  it('spreads an amount to the cent, at most a cent from each share', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 8 }), (amount, weights) => {
        const parts = spread(amount, weights);
        const whole = weights.reduce((a, b) => a + b, 0);
        const sum = parts.reduce((a, b) => a + b, 0);
        expect(sum).toBe(whole === 0 ? 0 : amount);
        for (const [index, part] of parts.entries()) {
          const exact = whole === 0 ? 0 : (amount * (weights[index] ?? 0)) / whole;
          expect(Math.abs(part - exact)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('periods', () => {
  it('come back to the anchor’s day after a short month', () => {
    const anchor = at('2026-01-31T10:20:30');
    const month = { unit: 'month', count: 1 } as const;
    const ends = [1, 2, 3, 4, 5].map((step) => dayOf(boundary(anchor, month, step)));
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']);
  });

  it('a year after Feb 29 is Feb 28, and four years after it Feb 29 again', () => {
    const anchor = at('2028-02-29T00:00:00');
    const year = { unit: 'year', count: 1 } as const;
    expect(dayOf(boundary(anchor, year, 1))).toBe('2029-02-28');
    expect(dayOf(boundary(anchor, year, 4))).toBe('2032-02-29');
    expect(dayOf(monthsAfter(at('2026-11-30T12:00:00'), 3))).toBe('2027-02-28');
  });

  it('follow each other without a gap, and contain the requested time', () => {
    fc.assert(
      fc.property(times, intervals, fc.integer({ min: 0, max: 400 }), (anchor, interval, step) => {
        const start = boundary(anchor, interval, step);
        const end = boundary(anchor, interval, step + 1);
        expect(end).toBeGreaterThan(start);
        expect(periodAt(anchor, interval, start)).toEqual({ start, end });
        expect(periodAt(anchor, interval, end - 1)).toEqual({ start, end });
        // The time of day never moves.
        expect((start - anchor) % 86_400).toBe(0);
      }),
    );
  });
});

describe('proration', () => {
  const period = { start: at('2026-01-31T00:00:00'), end: at('2026-02-28T00:00:00') };

  it.each([
    ['2026-01-31T00:00:00', 3900],
    ['2026-02-14T00:00:00', 1950],
    ['2026-02-27T23:00:00', 6],
    ['2026-02-28T00:00:00', 0],
    ['2026-01-01T00:00:00', 3900],
    ['2026-05-01T00:00:00', 0],
  ])('after %s %d of 3900 remain', (time, expected) => {
    expect(remainder(3900, period, at(time))).toBe(expected);
  });

  it('credited and used time add up to the whole, to the cent', () => {
    fc.assert(
      fc.property(
        cents,
        times,
        fc.nat(86_400 * 366),
        fc.nat(86_400 * 366),
        (amount, start, a, b) => {
          const whole = { start, end: start + a + b + 1 };
          const billed = { gross: amount, discounts: [], period: whole, invoice: null, line: 'il' };
          const unused = -credit(billed, start + a).gross;
          expect(unused).toBeGreaterThanOrEqual(0);
          expect(unused).toBeLessThanOrEqual(amount);
          const used = share(amount, a, a + b + 1);
          expect(Math.abs(unused + used - amount)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('credits never more at a later time', () => {
    fc.assert(
      fc.property(cents, fc.nat(2_000_000), fc.nat(2_000_000), (amount, a, b) => {
        const [early = 0, late = 0] = [a, b].toSorted((x, y) => x - y);
        const from = period.start;
        expect(remainder(amount, period, from + late)).toBeLessThanOrEqual(
          remainder(amount, period, from + early),
        );
      }),
    );
  });
});

describe('discounts', () => {
  it('apply in order: 20 percent, then $10 of the rest', () => {
    const found = netOf(
      [{ amount: 9900, discountable: true }],
      [
        { id: 'a', percentOff: 20, amountOff: null },
        { id: 'b', percentOff: null, amountOff: 1000 },
      ],
    );
    expect(found).toEqual([6920]);
  });

  it('reduce no credits, and never more than the amount', () => {
    fc.assert(
      fc.property(lines, cuts, (rows, coupons) => {
        const net = netOf(rows, coupons);
        for (const [index, row] of rows.entries()) {
          const left = net[index] ?? 0;
          if (!row.discountable || row.amount <= 0) expect(left).toBe(row.amount);
          else expect(left).toBeGreaterThanOrEqual(0);
        }
        expect(
          discountsOf(rows, coupons)
            .flat()
            .every(({ amount }) => amount >= 0),
        ).toBe(true);
      }),
    );
  });
});

describe('totals', () => {
  it('equal lines less discounts; due amount and balance account for all of it', () => {
    fc.assert(
      fc.property(
        lines,
        cuts,
        fc.integer({ min: -500_000, max: 10_000 }),
        (rows, coupons, balance) => {
          const { subtotal, discounts, total } = totalsOf(rows, coupons);
          expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(subtotal);
          expect(discounts.reduce((left, { amount }) => left - amount, subtotal)).toBe(total);
          const { amountDue, endingBalance } = settle(total, balance);
          expect(amountDue === 0 || amountDue >= MINIMUM_CHARGE).toBe(true);
          expect(amountDue + endingBalance).toBe(total + balance);
        },
      ),
    );
  });

  it.each([
    [3900, 0, 3900, 0, null],
    [3900, -1000, 2900, 0, 'applied_to_invoice'],
    [3900, -5000, 0, -1100, 'applied_to_invoice'],
    [-1000, 0, 0, -1000, 'applied_to_invoice'],
    [49, 0, 0, 49, 'invoice_too_small'],
    [50, 0, 50, 0, null],
    [3900, 49, 3949, 0, 'applied_to_invoice'],
    [0, -700, 0, -700, null],
  ])(
    '%d with a balance of %d: due %d, then %d',
    (total, balance, amountDue, endingBalance, reason) => {
      expect(settle(total, balance)).toEqual({ amountDue, endingBalance, reason });
    },
  );
});

it('a failed card is retried after 3, 5 and 7 days, and then no more', () => {
  const day = 86_400;
  const found = [1, 2, 3, 4].map((attempts) => nextAttempt(attempts, 0));
  expect(found).toEqual([3 * day, 5 * day, 7 * day, null]);
});
