import { validityOf } from '@hangtag/contract/rules/cardValidity';
import { expect, it } from 'vitest';
import { expiryWords } from './expiry.ts';

const card = (exp_month: number, exp_year: number) => ({ exp_month, exp_year });

it.each([
  ['2026-11-21', card(8, 2028), 'valid', 'Expires 08/2028'],
  ['2026-11-21', card(12, 2026), 'expiring', 'Expires 12/2026, next month'],
  ['2026-11-21', card(11, 2026), 'expiring', 'Expires 11/2026, this month'],
  ['2026-11-30T23:59:59Z', card(11, 2026), 'expiring', 'Expires 11/2026, this month'],
  ['2026-12-01', card(11, 2026), 'expired', 'Expired 11/2026'],
  // 31 December to the end of February is 60 days, including the last one.
  ['2026-12-31', card(2, 2027), 'expiring', 'Expires 02/2027, in 2 months'],
  ['2026-12-30', card(2, 2027), 'valid', 'Expires 02/2027'],
  ['2026-12-03', card(1, 2027), 'expiring', 'Expires 01/2027, next month'],
] as const)('on %s, %o is %s: %s', (today, expiring, validity, words) => {
  expect(validityOf(expiring, today)).toBe(validity);
  expect(expiryWords(expiring, today)).toBe(words);
});
