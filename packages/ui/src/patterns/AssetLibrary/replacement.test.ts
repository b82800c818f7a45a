import { expect, it } from 'vitest';
import { cutOf, differenceOf } from './replacement.ts';

it.each([
  [{ width: 2400, height: 2700 }, { width: 3600, height: 2400 }, 'Wider, 3:2. It was 0.89:1.'],
  [{ width: 1600, height: 900 }, { width: 800, height: 1000 }, 'Taller, 4:5. It was 16:9.'],
  [{ width: 1600, height: 900 }, { width: 640, height: 360 }, 'Smaller than now.'],
  [{ width: 1600, height: 900 }, { width: 1920, height: 1080 }, null],
  [{ width: null, height: null }, { width: 10, height: 10 }, null],
])('says how %j becomes %j', (before, after, words) => {
  expect(differenceOf(before, after)).toBe(words);
});

it('says how much of the new picture a frame shows, and whether it cuts more than now', () => {
  const bottle = { width: 2400, height: 3000 };
  expect(cutOf('head', bottle, { width: 3600, height: 2400 })).toEqual({
    words: '4:5 shows 53 % of its width.',
    isWorse: true,
  });
  expect(cutOf('head', bottle, { width: 800, height: 1000 })).toEqual({
    words: '4:5 shows all of it.',
    isWorse: false,
  });
  expect(cutOf('body', bottle, { width: 1000, height: 1250 })).toEqual({
    words: '1:1 shows 80 % of its height.',
    isWorse: false,
  });
  expect(cutOf('head', { width: null, height: null }, { width: 3600, height: 2400 })).toMatchObject(
    {
      isWorse: false,
    },
  );
});
