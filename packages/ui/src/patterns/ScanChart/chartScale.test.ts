import { expect, test } from 'vitest';
import { roundTop } from './chartScale.ts';

test.each([
  [0, 4],
  [3, 4],
  [5, 6],
  [7, 8],
  [11, 20],
  [212, 400],
  [401, 600],
  [1000, 1000],
])('above %i stands %i', (most, top) => {
  expect(roundTop(most)).toBe(top);
});
