import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const saved = '2026-11-21T09:00:00Z';
const at = (seconds: number) => relativeTime(saved, Date.parse(saved) + seconds * 1000);

test('the words change by minutes, then hours, then name the day', () => {
  expect(at(0)).toEqual({ words: 'just now', next: 60_000 });
  expect(at(59).words).toBe('just now');
  expect(at(60)).toEqual({ words: '1 min ago', next: 60_000 });
  expect(at(150)).toEqual({ words: '2 min ago', next: 30_000 });
  expect(at(3599)).toEqual({ words: '59 min ago', next: 1000 });
  expect(at(3600).words).toBe('1 h ago');
  expect(at(86_399).words).toBe('23 h ago');
  expect(at(86_400)).toEqual({ words: 'on 11-21-2026', next: null });
});

test('a clock that is ahead reads as just now', () => {
  expect(at(-300).words).toBe('just now');
});
