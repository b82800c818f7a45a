import { expect, test } from 'vitest';
import type { Problem } from '../api/problem.ts';
import { contentOf } from './contentOf.ts';

const problem = (status: number): Problem => ({
  code: 'server',
  message: 'It broke.',
  fields: {},
  status,
});
const drawn = (data: number, isStale: boolean) => ({ phase: 'ready', data, isStale }) as const;
const failed = (status: number, last?: number) =>
  ({ phase: 'failed', problem: problem(status), ...(last !== undefined && { last }) }) as const;

test('loaded data is shown, also while newer data loads', () => {
  expect(contentOf({ phase: 'ready', data: 1 }, drawn)).toEqual(drawn(1, false));
  expect(contentOf({ phase: 'loading', last: 1 }, drawn)).toEqual(drawn(1, true));
  expect(contentOf<number, unknown>({ phase: 'loading' }, drawn)).toEqual({ phase: 'loading' });
  expect(contentOf<number, unknown>({ phase: 'idle' }, drawn)).toEqual({ phase: 'loading' });
});

test.each([
  [500, 'accident'],
  [0, 'accident'],
  [403, 'refused'],
  [404, 'refused'],
] as const)('a failed load shows the reason and whether retrying helps: %i', (status, cause) => {
  const sentence = 'It broke.';
  expect(contentOf(failed(status), drawn)).toEqual({ phase: 'failed', sentence, cause });
});

test('earlier data stays after a failure unless it belongs to another request', () => {
  expect(contentOf(failed(500, 1), drawn)).toEqual(drawn(1, false));
  expect(contentOf(failed(500, 1), drawn, 'replaces')).toMatchObject({ phase: 'failed' });
});
