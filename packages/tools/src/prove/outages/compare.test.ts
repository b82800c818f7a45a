import { expect, it } from 'vitest';
import { compareOnce, compareSeries } from './compare.ts';
import { unreadySeconds } from './ready.ts';
import { type Outcome, type Write, attempt, bounds, byKey } from './writes.ts';

const write = (key: string, outcome: Outcome, number = 1): Write => ({
  kind: 'publish',
  key,
  number,
  outcome,
  member: 0,
  server: 0,
  at: 0,
  took: 0,
});

it('a write that was acknowledged must be there once, any other at most once', () => {
  const sent = byKey(
    [
      write('a', 'acknowledged'),
      write('b', 'refused'),
      write('c', 'unanswered'),
      write('d', 'acknowledged'),
      write('e', 'unanswered'),
    ],
    'publish',
  );
  const found = [
    { key: 'c', count: 1 },
    { key: 'd', count: 1 },
    { key: 'e', count: 2 },
  ];
  expect(compareOnce('publish', sent, found)).toEqual({
    lost: ['publish of a: 0 there, 1 to 1 expected'],
    twice: ['publish of e: 2 there, 0 to 1 expected'],
  });
});

it('a series is there at least as often as acknowledged, at most as often as sent', () => {
  const writes = [
    write('a', 'acknowledged', 1),
    write('a', 'unanswered', 2),
    write('a', 'acknowledged', 3),
    write('a', 'refused', 4),
  ];
  const sent = byKey(writes, 'publish');
  const of = (count: number) => compareSeries('publish', sent, [{ key: 'a', count }]);
  expect(bounds(writes)).toEqual({ acknowledged: 3, sent: 4 });
  expect(of(1).lost).toHaveLength(1);
  for (const count of [2, 3, 4]) expect(of(count)).toEqual({ lost: [], twice: [] });
  expect(of(5).twice).toHaveLength(1);
});

it('a broken connection is unanswered, a 503 refused, and any other answer wrong', async () => {
  const log = { writes: [] as Write[], wrong: [] as string[] };
  const send = (status: number) =>
    attempt(log, write('a', 'refused'), () => Promise.resolve({ status, body: { status } }));
  expect(await send(201)).toEqual({ status: 201 });
  expect(await send(503)).toBeNull();
  expect(await send(500)).toBeNull();
  await attempt(log, write('a', 'refused'), () => Promise.reject(new TypeError('fetch failed')));
  expect(log.writes.map(({ outcome }) => outcome)).toEqual([
    'acknowledged',
    'refused',
    'refused',
    'unanswered',
  ]);
  expect(log.wrong).toEqual(['publish of a answered 500: {"status":500}']);
});

it('the time without readiness is that of the server that took longest', () => {
  const sample = (server: number, at: number, isReady: boolean) => ({
    server,
    at: at * 1000,
    readiness: isReady ? ('ok' as const) : ('unavailable' as const),
  });
  const samples = [
    sample(0, 0, true),
    sample(1, 0, true),
    sample(0, 2, false),
    sample(1, 1, false),
    sample(0, 5, false),
    sample(1, 2, true),
    sample(0, 6, true),
  ];
  expect(unreadySeconds(samples)).toBe(5);
});
