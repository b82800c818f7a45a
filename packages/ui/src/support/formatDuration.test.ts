import { expect, it } from 'vitest';
import { formatDuration } from './formatDuration.ts';

it.each([
  [300, '0:01'],
  [7000, '0:07'],
  [61_500, '1:02'],
  [3_605_000, '1:00:05'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});
