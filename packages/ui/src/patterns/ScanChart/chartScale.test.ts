import { expect, test } from 'vitest';
import { chartScale } from './chartScale.ts';

const of = (...counts: number[]) =>
  chartScale(counts.map((count, at) => ({ date: `2026-11-${at + 10}`, count })));

test.each([
  [0, 4],
  [3, 4],
  [5, 6],
  [7, 8],
  [11, 12],
  [126, 160],
  [212, 300],
  [401, 600],
  [1000, 1000],
])('above %i is %i', (most, top) => {
  expect(of(1, most).rules).toEqual([top, top / 2, 0]);
});

test('half of the scale is an integer, however many scans there are', () => {
  for (let most = 0; most < 3000; most += 1) {
    const [top = 0, half = 0.5] = of(most).rules;
    expect(top).toBeGreaterThanOrEqual(most);
    expect(Number.isInteger(half), `${most}: ${half}`).toBe(true);
  }
});

test('days share the plot evenly, each bar centred in its column', () => {
  const { x, y } = of(0, 2, 4, 1);
  expect(x.step()).toBe(25);
  expect(x('2026-11-11')).toBeCloseTo(25 + 0.14 * 25);
  expect(x.bandwidth()).toBeCloseTo(0.72 * 25);
  expect([y(0), y(2), y(4)]).toEqual([100, 50, 0]);
});
