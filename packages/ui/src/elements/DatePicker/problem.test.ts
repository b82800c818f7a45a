import { expect, it } from 'vitest';
import { dayProblem } from './problem.ts';

const limits = { minValue: '2026-11-02', maxValue: '2026-12-11' };

it.each([
  ['2026-11-01', 'Must be 11-02-2026 or later.'],
  ['2026-11-02', null],
  ['2026-12-11', null],
  ['2026-12-12', 'Must be 12-11-2026 or earlier.'],
  [null, null],
])('reports %j as %j', (day, words) => {
  expect(dayProblem(day, limits)).toBe(words);
});

it('refuses unavailable days, and has no limit where none is set', () => {
  const isDateUnavailable = (day: string) => day.endsWith('-25');
  expect(dayProblem('2026-12-25', { isDateUnavailable })).toBe('This day can’t be chosen.');
  expect(dayProblem('0001-01-01', {})).toBeNull();
});
