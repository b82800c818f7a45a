import { expect, it } from 'vitest';
import {
  differenceWords,
  hintWords,
  includedWords,
  priceWith,
  overLimitCount,
  overLimitWords,
  totalWords,
} from './quantityWords.ts';

const monthly = {
  subscriptionName: 'Business',
  planPrice: 309,
  addonUnitPrice: 20,
  paymentInterval: 'month',
  paymentMethods: [],
  additionalProducts: 3,
  productNumber: 7,
} as const;
const yearly = {
  ...monthly,
  planPrice: 3564,
  paymentInterval: 'year',
  addonUnitPrice: 240,
} as const;

it('adds $20 a month for each additional product, and twelve times that a year', () => {
  expect(priceWith(monthly, 4)).toBe(329);
  expect(priceWith(monthly, 0)).toBe(249);
  expect(priceWith(yearly, 4)).toBe(3804);
});

it('states what changes', () => {
  expect(differenceWords(monthly, 3)).toBe('as now');
  expect(differenceWords(monthly, 4)).toBe('$20.00 more than now');
  expect(differenceWords(monthly, 0)).toBe('$60.00 less than now');
  expect(hintWords(monthly, 100)).toBe('0 to 100, $20.00 per month each.');
  expect(hintWords(yearly, 100)).toBe('0 to 100, $240.00 per year each.');
});

const total = (productNumber: number, quantity: number, used: number, empty: number) =>
  totalWords({ productNumber, quantity, used, empty });

it('counts what the plan includes, now and afterwards', () => {
  expect(includedWords(1)).toBe('1 product included');
  expect(includedWords(1000)).toBe('Products without a limit');
  expect(total(7, 4, 9, 0)).toBe('11 products in all, 9 are in use.');
  expect(total(1, 0, 1, 0)).toBe('1 product in all, 1 is in use.');
  expect(total(1000, 0, 41, 0)).toBe('41 products are in use.');
  expect(total(3, 2, 3, 2)).toBe('5 products in all, 3 are in use and 2 are still empty.');
  expect(total(3, 0, 0, 1)).toBe('3 products in all, 0 are in use and 1 is still empty.');
});

it('counts the products above the new limit', () => {
  expect(overLimitCount(7, 3, 9)).toBe(0);
  expect(overLimitCount(7, 1, 9)).toBe(1);
  expect(overLimitCount(7, 0, 12)).toBe(5);
  expect(overLimitCount(1000, 0, 2000)).toBe(0);
  expect(overLimitWords(1)).toMatch(/^1 product will be parked/);
  expect(overLimitWords(5)).toMatch(/^5 products will be parked/);
});
