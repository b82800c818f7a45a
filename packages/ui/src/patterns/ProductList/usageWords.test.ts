import { expect, it } from 'vitest';
import { usageWords } from './usageWords.ts';

it('tells what is used of what, and on which plan', () => {
  expect(usageWords({ used: 9, limit: 10 }, 'Business')).toBe('9 of 10 products used on Business.');
  expect(usageWords({ used: 0, limit: 1 }, null)).toBe('0 of 1 product used.');
  expect(usageWords({ used: 3, limit: 1000 }, 'Enterprise')).toBe(
    '3 products on Enterprise, without a limit.',
  );
  expect(usageWords({ used: 1, limit: 1000 }, null)).toBe('1 product, without a limit.');
});
