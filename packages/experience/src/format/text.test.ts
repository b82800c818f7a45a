import { describe, expect, it } from 'vitest';
import { direction, fileSize, longDate, mainDirection, plainNumber } from './text.ts';

describe('longDate', () => {
  it.each([
    ['2026-10-06', 'en-US', 'October 6, 2026'],
    ['2026-10-06', 'de', '6. Oktober 2026'],
    ['2026-11-02T23:30:00.000Z', 'en-US', 'November 2, 2026'],
    ['2026-10-06', 'no such locale', 'October 6, 2026'],
  ])('writes %s out in %s', (iso, locale, words) => {
    expect(longDate(iso, locale)).toBe(words);
  });

  it.each(['', '2026', '2026-13-40', 'yesterday', '10/06/2026'])('refuses %j', (text) => {
    expect(longDate(text, 'en')).toBeNull();
  });
});

describe('fileSize', () => {
  it.each([
    [2_104_000, '2.1 MB'],
    [640_000, '640 kB'],
    [12, '1 kB'],
    [184_000_000, '184 MB'],
  ])('says %d bytes as %s', (bytes, words) => {
    expect(fileSize(bytes, 'en')).toBe(words);
  });
});

it('writes numbers as the language does', () => {
  expect([plainNumber(12_500.5, 'en'), plainNumber(12_500.5, 'de')]).toEqual([
    '12,500.5',
    '12.500,5',
  ]);
});

it('knows where a language starts its lines', () => {
  expect(['en', 'ar', 'he-IL', 'x y'].map(direction)).toEqual(['ltr', 'rtl', 'rtl', 'ltr']);
});

it('returns the direction of most characters in a text', () => {
  const texts = [
    'Harvest',
    'زيت زيتون',
    'Merrow: زيت زيتون الحصاد',
    'Zayt (زيت) is oil',
    '4/5',
    '',
  ];
  expect(texts.map(mainDirection)).toEqual(['ltr', 'rtl', 'rtl', 'ltr', null, null]);
});
