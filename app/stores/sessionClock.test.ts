import { expect, test } from 'vitest';
import { isEnding, isExpired, NOTICE_MS, readStamp, SESSION_MS } from './sessionClock.ts';

const startedAt = Date.UTC(2026, 10, 21, 9);

test('[F045] [K01] a session is over after 120 minutes without use, not a moment before', () => {
  expect(SESSION_MS).toBe(7_200_000);
  expect(isExpired({ startedAt }, startedAt + SESSION_MS)).toBe(false);
  expect(isExpired({ startedAt }, startedAt + SESSION_MS + 1)).toBe(true);
});

test('[X10] the question whether to stay comes two minutes before the end', () => {
  const asks = startedAt + SESSION_MS - NOTICE_MS;
  expect(isEnding({ startedAt }, asks)).toBe(false);
  expect(isEnding({ startedAt }, asks + 1)).toBe(true);
  expect(isEnding({ startedAt }, startedAt + SESSION_MS + 1)).toBe(false);
});

test('only a stamp is read as a stamp', () => {
  expect(readStamp('{"userId":3,"startedAt":5}')).toEqual({ userId: 3, startedAt: 5 });
  for (const bad of [null, '', '{', '7', '{"userId":"3"}']) expect(readStamp(bad)).toBeNull();
});
