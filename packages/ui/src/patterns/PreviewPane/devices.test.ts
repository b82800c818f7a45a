import { expect, test } from 'vitest';
import { fitDevice } from './devices.ts';

test('a device that fits is drawn as it is', () => {
  expect(fitDevice('phone', { width: 600, height: 1000 }, 10)).toEqual({
    scale: 1,
    width: 390,
    height: 844,
  });
});

test('a wide one is drawn smaller, and all of its width is seen', () => {
  const fit = fitDevice('desktop', { width: 384, height: 700 }, 0);
  expect(fit.scale).toBe(0.3);
  expect(fit).toMatchObject({ width: 1280, height: 800 });
});

test('where there is no height the window is shortened, not made smaller', () => {
  expect(fitDevice('phone', { width: 410, height: 520 }, 10)).toEqual({
    scale: 1,
    width: 390,
    height: 500,
  });
});

test('no place at all is no fault', () => {
  expect(fitDevice('tablet', { width: 0, height: 0 }, 10)).toEqual({
    scale: 0,
    width: 820,
    height: 0,
  });
});
