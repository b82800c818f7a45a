import { describe, expect, it } from 'vitest';
import { pictureRefusal, pixelsOf, printRefusal, widthsFor } from './printUse.ts';

describe('a printed code', () => {
  it.each([
    ['till', 10, 'Print it 12 to 28 mm wide to be read at a till.'],
    ['till', 12, null],
    ['till', 28, null],
    ['till', 29, 'Print it 12 to 28 mm wide to be read at a till.'],
    ['phone', 11, 'Print it at least 12 mm wide to be read by phones.'],
    ['phone', 200, null],
    ['poster', 200, null],
  ] as const)('read at a %s and %i mm wide is answered with %s', (use, widthMm, refusal) => {
    expect(printRefusal(use, 29, widthMm)).toBe(refusal);
  });

  it('is refused as a picture where whole pixels make it too small', () => {
    expect(pictureRefusal('till', 29, 12, 203)).toBe(
      '10.9 mm wide in whole pixels. Print it 12 to 28 mm wide to be read at a till.',
    );
    expect(pictureRefusal('till', 29, 12, 600)).toBeNull();
  });

  it('is never wider than it can be made', () => {
    expect(widthsFor('poster', 29)).toEqual({ min: 12, max: 200 });
    expect(widthsFor('till', 25)).toEqual({ min: 10, max: 24 });
  });

  it.each([
    [300, 10, 24.55],
    [203, 7, 25.4],
    [1200, 39, 23.94],
  ])('has whole pixels at %i dpi', (dpi, perModule, widthMm) => {
    const pixels = pixelsOf(29, 24, dpi);
    expect(pixels.perModule).toBe(perModule);
    expect(pixels.widthMm).toBeCloseTo(widthMm, 2);
  });
});
