import { expect, test } from 'vitest';
import { scanWords } from './scanWords.ts';

test('a comparison shows the difference, and none for equal weeks', () => {
  expect(scanWords(1284, 126)).toBe('1,158 more than last week');
  expect(scanWords(4, 5)).toBe('1 fewer than last week');
  expect(scanWords(0, 0)).toBe('As many as last week');
});
