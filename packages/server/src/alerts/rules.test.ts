import { describe, expect, it } from 'vitest';
import { isSilent, isSpike, median } from './rules.ts';

const days = (before: number, ...last: readonly number[]) => [
  ...Array.from({ length: 30 - last.length }, () => before),
  ...last,
];

describe('the median', () => {
  it.each([
    [[], 0],
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 9], 3],
  ])('of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });
});

describe('silence', () => {
  it.each([
    ['two days without a scan after twenty a day', days(20, 0, 0), true],
    ['one day without', days(20, 0), false],
    ['a single scan', days(20, 0, 1), false],
    ['fewer than twenty a day before', days(19, 0, 0), false],
    ['a product that is too young', days(20, 0, 0).slice(1), false],
  ])('is said of %s: %s', (_what, scans, expected) => {
    expect(isSilent(scans)).toBe(expected);
  });
});

describe('a spike', () => {
  it.each([
    ['a hundred after quiet weeks', days(0, 100), true],
    ['99', days(0, 99), false],
    ['no more than the same weekday', days(150, 150), false],
    ['more than every same weekday', days(150, 151), true],
    ['a product younger than four weeks', days(0, 500).slice(-28), false],
  ])('is %s: %s', (_what, scans, expected) => {
    expect(isSpike(scans)).toBe(expected);
  });

  it('allows for weekdays that differ among themselves', () => {
    const uneven = (last: number) => {
      const scans = days(0, last);
      for (const [ago, count] of [
        [7, 100],
        [14, 140],
        [21, 120],
        [28, 160],
      ] as const) {
        scans[29 - ago] = count;
      }
      return scans;
    };
    // Median 130, usual distance 20.
    expect(isSpike(uneven(250))).toBe(false);
    expect(isSpike(uneven(251))).toBe(true);
  });
});
