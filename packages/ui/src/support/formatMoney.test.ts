import { expect, it } from 'vitest';
import { formatMoney, formatPrice, perInterval } from './formatMoney.ts';

it('writes cents and thousands', () => {
  expect(formatMoney(159)).toBe('$159.00');
  expect(formatMoney(1159.5)).toBe('$1,159.50');
  expect(formatMoney(0)).toBe('$0.00');
});

it('writes a credit with a true minus sign', () => {
  expect(formatMoney(-12.35)).toBe('−$12.35');
});

it('leaves cents out of a round price', () => {
  expect(formatPrice(39)).toBe('$39');
  expect(formatPrice(1128)).toBe('$1,128');
  expect(formatPrice(39.5)).toBe('$39.50');
});

it('names the interval', () => {
  expect(perInterval('month')).toBe('per month');
  expect(perInterval('year')).toBe('per year');
});
