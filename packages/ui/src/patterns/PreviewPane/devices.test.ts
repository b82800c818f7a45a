import { expect, test } from 'vitest';
import { fitDevice } from './devices.ts';

test('a device that fits is drawn at full size', () => {
  expect(fitDevice('phone', { width: 600, height: 1000 }, 10)).toEqual({
    scale: 1,
    width: 390,
    height: 844,
  });
});

test('a wide device is scaled down to its whole width', () => {
  const fit = fitDevice('desktop', { width: 384, height: 700 }, 0);
  expect(fit.scale).toBe(0.3);
  expect(fit).toMatchObject({ width: 1280, height: 800 });
});

test('a low window is shortened, not scaled', () => {
  expect(fitDevice('phone', { width: 410, height: 520 }, 10)).toEqual({
    scale: 1,
    width: 390,
    height: 500,
  });
});

test('no space at all is no error', () => {
  expect(fitDevice('tablet', { width: 0, height: 0 }, 10)).toEqual({
    scale: 0,
    width: 820,
    height: 0,
  });
});
