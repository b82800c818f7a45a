import { beforeEach, expect, it, vi } from 'vitest';
import { withIdempotencyKey } from './idempotencyKey.ts';
import { CallFailed, ownProblem, problemFrom } from './problem.ts';

const body = { quantity: 3 };
const lost = () => Promise.reject(new CallFailed(ownProblem('unreachable')));
const refused = () => Promise.reject(new CallFailed(problemFrom(409, { message: 'No.' })));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

/** The idempotency key of a sent call. */
async function keyOf(call: string, sent: object, answer: () => Promise<unknown>): Promise<string> {
  let used = '';
  await withIdempotencyKey(call, sent, (key) => {
    used = key;
    return answer();
  }).catch(() => undefined);
  return used;
}

it('repeats an order with an unknown result under the same key', async () => {
  const first = await keyOf('subscribe', body, lost);
  expect(await keyOf('subscribe', body, lost)).toBe(first);
  expect(await keyOf('subscribe', { quantity: 4 }, lost)).not.toBe(first);
});

it('uses a new key for the next order after an answer or a refusal', async () => {
  const first = await keyOf('subscribe', body, () => Promise.resolve('done'));
  const second = await keyOf('subscribe', body, refused);
  const third = await keyOf('subscribe', body, lost);
  expect(new Set([first, second, third]).size).toBe(3);
});

it('works without tab storage', async () => {
  const broken = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('sessionStorage', { getItem: broken, setItem: broken, removeItem: broken });
  const first = await keyOf('cards', body, lost);
  expect(await keyOf('cards', body, lost)).toBe(first);
});
