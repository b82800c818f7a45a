import { expect, it } from 'vitest';
import { differenceOf } from './replacement.ts';

it.each([
  [{ width: 2400, height: 2700 }, { width: 3600, height: 2400 }, 'Wider, 3:2. It was 0.89:1.'],
  [{ width: 1600, height: 900 }, { width: 800, height: 1000 }, 'Taller, 4:5. It was 16:9.'],
  [{ width: 1600, height: 900 }, { width: 640, height: 360 }, 'Smaller than now.'],
  [{ width: 1600, height: 900 }, { width: 1920, height: 1080 }, null],
  [{ width: null, height: null }, { width: 10, height: 10 }, null],
])('says how %j becomes %j', (before, after, words) => {
  expect(differenceOf(before, after)).toBe(words);
});
