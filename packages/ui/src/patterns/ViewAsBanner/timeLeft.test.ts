import { expect, it } from 'vitest';
import { timeLeft } from './timeLeft.ts';

const end = '2026-11-21T12:30:00Z';
const before = (seconds: number) => timeLeft(end, Date.parse(end) - seconds * 1000);

it.each([
  [1800, '30 minutes left', ''],
  [1799, '30 minutes left', ''],
  [1740, '29 minutes left', ''],
  [300, '5 minutes left', '5 minutes left of this view.'],
  [61, '2 minutes left', ''],
  [60, 'Less than a minute left', 'Less than a minute left of this view.'],
])('%i seconds before the end: %s', (seconds, words, announcement) => {
  expect(before(seconds)).toMatchObject({ words, announcement, isOver: false });
});

it('is over at its end, and for an invalid date', () => {
  expect(before(0).isOver).toBe(true);
  expect(timeLeft('never', 0).isOver).toBe(true);
});

it('changes when announced, once a minute', () => {
  let now = Date.parse(end) - 1800_000;
  const said: string[] = [];
  for (;;) {
    const { words, isOver, next } = timeLeft(end, now);
    if (isOver) break;
    said.push(words);
    now += next;
  }
  expect(said).toHaveLength(30);
  expect(new Set(said).size).toBe(30);
});
