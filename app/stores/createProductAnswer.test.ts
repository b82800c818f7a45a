import { expect, test, vi } from 'vitest';
import { CallFailed, ownProblem } from '../api/problem.ts';

vi.mock(import('valtio'), async (original) => {
  const valtio = await original();
  return { ...valtio, useSnapshot: ((state: object) => state) as typeof valtio.useSnapshot };
});
vi.mock(import('./session.ts'), async (original) => ({
  ...(await original()),
  currentCompanyId: () => 7,
}));

interface Answer {
  readonly productId: number;
  readonly version: number;
}

const staleWrite = new CallFailed({
  ...ownProblem('unexpected', 409),
  code: 'stale_write',
});

/** A store whose server answers when the test says so. */
async function open() {
  const { createProductAnswer } = await import('./createProductAnswer.ts');
  const asked: string[] = [];
  let version = 1;
  const store = createProductAnswer<Answer>((companyId, productId) => {
    asked.push(`${companyId}/${productId}`);
    return Promise.resolve({ productId, version });
  });
  return { ...store, asked, writeBySomebody: () => void (version += 1) };
}

test('another product’s answer is not shown while a product’s loads, and the same one’s is', async () => {
  const { useAnswer, load, refresh, asked } = await open();
  await load(5);
  const again = refresh(5);
  expect(useAnswer()).toEqual({ phase: 'loading', last: { productId: 5, version: 1 } });
  await again;
  const next = load(6);
  expect(useAnswer()).toEqual({ phase: 'loading', last: undefined });
  await next;
  expect(useAnswer()).toMatchObject({ phase: 'ready', data: { productId: 6 } });
  expect(asked).toEqual(['7/5', '7/5', '7/6']);
});

test('a change is given what was seen, and what is true then is loaded', async () => {
  const { useAnswer, load, change, writeBySomebody } = await open();
  await load(5);
  const call = vi.fn<(companyId: number, seen: Answer | undefined) => Promise<void>>(() =>
    Promise.resolve(writeBySomebody()),
  );
  await change(5, call);
  expect(call).toHaveBeenCalledExactlyOnceWith(7, { productId: 5, version: 1 });
  expect(useAnswer()).toMatchObject({ phase: 'ready', data: { version: 2 } });
});

test('a change that is refused loads another’s change, and nothing after another failure', async () => {
  const { useAnswer, load, change, asked, writeBySomebody } = await open();
  await load(5);
  writeBySomebody();
  await expect(change(5, () => Promise.reject(staleWrite))).rejects.toBe(staleWrite);
  expect(useAnswer()).toMatchObject({ phase: 'ready', data: { version: 2 } });
  const failure = new CallFailed(ownProblem('unreachable'));
  await expect(change(5, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(asked).toHaveLength(2);
});
