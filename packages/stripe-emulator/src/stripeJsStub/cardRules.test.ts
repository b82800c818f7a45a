import { expect, test } from 'vitest';
import { testCards } from '../cards/publishedCards.ts';
import {
  brandOf,
  cvcState,
  expiryState,
  groupedExpiry,
  groupedNumber,
  numberState,
  passesLuhn,
} from './cardRules.ts';

const today = new Date(2026, 2, 15);

test('every published card is complete, with its brand', () => {
  for (const { number, brand } of testCards) {
    expect(numberState(groupedNumber(number)), number).toMatchObject({
      isComplete: true,
      error: null,
    });
    expect(brandOf(number), number).toBe(brand);
    expect(passesLuhn(number), number).toBe(true);
  }
});

test.each([
  ['4242 4242 4242 4241', 'invalid_number', 'Your card number is invalid.'],
  ['4111 1111 1111 1111', 'invalid_number', /test mode/],
])('%s is refused before it is sent', (number, code, message) => {
  const { error, isComplete } = numberState(number);
  expect(isComplete).toBe(false);
  expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['42424', '4242 4'],
  ['4242-4242abc', '4242 4242'],
])('%s is written %s', (typed, shown) => {
  expect(groupedNumber(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['4', '04 / '],
  ['12', '12 / '],
  ['1234', '12 / 34'],
  ['12 / 345', '12 / 34'],
])('the date %s is written %s', (typed, shown) => {
  expect(groupedExpiry(typed)).toBe(shown);
});

test.each([
  ['03 / 26', null],
  ['02 / 26', 'invalid_expiry_month_past'],
  ['12 / 25', 'invalid_expiry_year_past'],
  ['13 / 30', 'incomplete_expiry'],
])('the date %s: %s', (typed, code) => {
  const { error, isComplete } = expiryState(typed, today);
  expect(error?.code ?? null).toBe(code);
  expect(isComplete).toBe(code === null);
});

test('a security code has three digits, of American Express four', () => {
  expect(cvcState('123', 'visa').isComplete).toBe(true);
  expect(cvcState('123', 'amex')).toMatchObject({ isComplete: false, isUnfinished: true });
  expect(cvcState('1234', 'amex').isComplete).toBe(true);
});
