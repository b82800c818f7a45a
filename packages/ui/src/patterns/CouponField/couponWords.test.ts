import type { Coupon } from '@hangtag/contract/wire/billing';
import { expect, it } from 'vitest';
import { couponWords, discountWords } from './couponWords.ts';

const coupon = (facts: Partial<Coupon>): Coupon => ({ code: 'SAVE20', valid: true, ...facts });

it.each([
  [{ percentOff: 20, duration: 'once' }, '20% off the first payment.'],
  [{ percentOff: 50, duration: 'repeating', months: 3 }, '50% off for 3 months.'],
  [{ percentOff: 50, duration: 'repeating', months: 1 }, '50% off for 1 month.'],
  [{ amountOff: 10, duration: 'forever' }, '$10.00 off every payment.'],
  [{ amountOff: 12.5 }, '$12.50 off the first payment.'],
  [{}, null],
] as const)('%j reads %j where it is entered', (facts, words) => {
  expect(couponWords(coupon(facts))).toBe(words);
});

it.each([
  [{ percentOff: 20, duration: 'once' }, '20% off once'],
  [{ percentOff: 50, duration: 'repeating', months: 3 }, '50% off for 3 months'],
  [
    { percentOff: 50, duration: 'repeating', months: 3, expiresAt: '2027-02-11T12:00:00Z' },
    '50% off until 02-11-2027',
  ],
  [{ amountOff: 10, duration: 'forever' }, '$10.00 off'],
  [{ duration: 'once' }, null],
] as const)('%j reads %j where it is in force', (facts, words) => {
  expect(discountWords(coupon(facts))).toBe(words);
});
