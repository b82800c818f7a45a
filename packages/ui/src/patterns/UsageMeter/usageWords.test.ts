import { expect, it } from 'vitest';
import { usageWords } from './usageWords.ts';

it('states usage, limit and plan', () => {
  expect(usageWords({ used: 9, limit: 10 }, 'products', 'Business')).toBe(
    '9 of 10 products used on Business.',
  );
  expect(usageWords({ used: 0, limit: 1 }, 'products', null)).toBe('0 of 1 product used.');
  expect(usageWords({ used: 2, limit: 3 }, 'sections', 'Basic')).toBe(
    '2 of 3 sections used on Basic.',
  );
});

it('counts nothing without a plan', () => {
  expect(usageWords({ used: 3, limit: 0 }, 'products', null)).toBe('No plan.');
});

it('reads 1000 as no limit [K05]', () => {
  expect(usageWords({ used: 3, limit: 1000 }, 'sections', 'Business')).toBe(
    '3 sections used. Unlimited on Business.',
  );
  expect(usageWords({ used: 1, limit: 1050 }, 'products', null)).toBe('1 product used. Unlimited.');
  expect(usageWords({ used: 1, limit: 999 }, 'products', null)).toBe('1 of 999 products used.');
});
