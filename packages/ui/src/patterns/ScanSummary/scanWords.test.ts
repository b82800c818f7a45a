import { expect, test } from 'vitest';
import { scanWords } from './scanWords.ts';

test('more, fewer or as many are said in a number and a span', () => {
  expect(scanWords(1284, 126, 30)).toBe('1,158 more than in the 30 days before');
  expect(scanWords(4, 5, 30)).toBe('1 fewer than in the 30 days before');
  expect(scanWords(0, 0, 30)).toBe('As many as in the 30 days before');
});
