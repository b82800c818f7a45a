import { expect, test, vi } from 'vitest';
import { CallFailed, problemFrom } from '../api/problem.ts';
import { createLoader } from './createLoader.ts';
import { type Remote, shown } from './Remote.ts';

function cell<T>() {
  let value: Remote<T> = { phase: 'idle' };
  return { get: () => value, set: (next: Remote<T>) => void (value = next) };
}

test('the last call wins, however late the first one answers', async () => {
  const at = cell<string>();
  const { load } = createLoader(at);
  const first = Promise.withResolvers<string>();
  const early = load(() => first.promise);
  await load(() => Promise.resolve('second'));
  first.resolve('first');
  await early;
  expect(at.get()).toEqual({ phase: 'ready', data: 'second' });
});

test('a failed load keeps the earlier data and is logged [F056]', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const at = cell<string>();
  const { load } = createLoader(at);
  await load(() => Promise.resolve('data'));
  await load(() => Promise.reject(new CallFailed(problemFrom(500, null))));
  expect(at.get()).toMatchObject({ phase: 'failed', problem: { code: 'server' } });
  expect(shown(at.get())).toBe('data');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('an answer after a reset is dropped', async () => {
  const at = cell<string>();
  const { load, forget } = createLoader(at);
  const late = Promise.withResolvers<string>();
  const loading = load(() => late.promise);
  forget();
  late.resolve('somebody else’s');
  await loading;
  expect(at.get()).toEqual({ phase: 'idle' });
});
