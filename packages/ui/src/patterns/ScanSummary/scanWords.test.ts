import { expect, test } from 'vitest';
import { scanWords } from './scanWords.ts';

test('a comparison shows the difference, and none for equal weeks', () => {
  expect(scanWords(1284, 126, '15:20')).toBe(
    '1,158 more than last week, today until 15:20 in both',
  );
  expect(scanWords(4, 5, '09:00')).toBe('1 fewer than last week, today until 09:00 in both');
  expect(scanWords(0, 0, null)).toBe('As many as last week, up to the same hour');
});
