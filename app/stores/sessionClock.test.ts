import { expect, test } from 'vitest';
import { isExpired, lastMinutes, NOTICE_MS, readStamp, SESSION_MS } from './sessionClock.ts';

const startedAt = Date.UTC(2026, 10, 21, 9);

test('a session is over after 120 minutes without use, not earlier [F045] [K01]', () => {
  expect(SESSION_MS).toBe(7_200_000);
  expect(isExpired({ startedAt }, startedAt + SESSION_MS)).toBe(false);
  expect(isExpired({ startedAt }, startedAt + SESSION_MS + 1)).toBe(true);
});

test('the question whether to stay is asked exactly two minutes before the end [X10]', () => {
  const asks = startedAt + SESSION_MS - NOTICE_MS;
  expect(lastMinutes({ startedAt }, startedAt)).toMatchObject({ left: null, next: 7_080_000 });
  expect(lastMinutes({ startedAt }, asks - 1)).toMatchObject({ left: null, next: 1 });
  expect(lastMinutes({ startedAt }, asks)).toMatchObject({ left: '2 minutes', next: 60_000 });
  expect(lastMinutes({ startedAt }, startedAt + SESSION_MS + 1)).toMatchObject({ isOver: true });
});

test('the remaining time is announced four times, not every second [X10]', () => {
  const said: [number, string | null][] = [];
  let now = startedAt;
  for (;;) {
    const { left, isOver, next } = lastMinutes({ startedAt }, now);
    if (isOver) break;
    said.push([(startedAt + SESSION_MS - now) / 1000, left]);
    now += next;
  }
  expect(now).toBe(startedAt + SESSION_MS + 1);
  expect(said).toEqual([
    [7200, null],
    [120, '2 minutes'],
    [60, '1 minute'],
    [30, '30 seconds'],
    [10, '10 seconds'],
  ]);
});

test('only a timestamp is read as a timestamp', () => {
  expect(readStamp('{"userId":3,"startedAt":5}')).toEqual({ userId: 3, startedAt: 5 });
  for (const bad of [null, '', '{', '7', '{"userId":"3"}']) expect(readStamp(bad)).toBeNull();
});
