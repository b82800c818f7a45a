import { expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [640_000, '640 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_240_000, '1.2 MB'],
  [50_000_000, '50 MB'],
  [500_000_000, '500 MB'],
  [2_500_000_000, '2.5 GB'],
])('%d is %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
