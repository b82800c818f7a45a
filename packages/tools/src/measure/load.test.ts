import { expect, test } from 'vitest';
import { measureCalls, percentile } from './load.ts';

test('percentiles are values that occurred', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 0.5)).toBe(10);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile([7], 0.95)).toBe(7);
});

test('every call gets its turn, and refusals are counted', async () => {
  const good = { name: 'good', make: async () => 200 };
  const bad = { name: 'bad', make: async () => 500 };
  const figures = await measureCalls([good, bad], { perSecond: 1000, seconds: 0.02 });
  expect(figures).toMatchObject([
    { name: 'good', count: 10, failed: 0 },
    { name: 'bad', count: 10, failed: 10 },
  ]);
});

test('a call that is meant to be refused fails by any other status', async () => {
  const refused = { name: 'refused', make: async () => 404, expected: 404 };
  const answered = { name: 'answered', make: async () => 200, expected: 404 };
  const figures = await measureCalls([refused, answered], { perSecond: 1000, seconds: 0.02 });
  expect(figures).toMatchObject([{ failed: 0 }, { failed: 10 }]);
});
