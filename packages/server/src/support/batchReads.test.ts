import { expect, it } from 'vitest';
import { batchReads } from './batchReads.ts';

/** Reads that end when the test says so. */
function controlled() {
  const begun: { readonly keys: readonly string[]; readonly end: (error?: Error) => void }[] = [];
  let waiting: (() => void) | undefined;
  const read = batchReads<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error ? reject(error) : resolve(new Map(keys.map((key) => [key, `${key}!`])));
        begun.push({ keys, end });
        waiting?.();
      }),
  );
  /** Waits until so many reads have begun. */
  const until = async (count: number) => {
    while (begun.length < count) await new Promise<void>((resolve) => (waiting = resolve));
    return begun;
  };
  return { read, until };
}

it('keys that are asked for together are one read', async () => {
  const { read, until } = controlled();
  const answers = Promise.all(['a', 'b', 'a'].map(read));
  const [first] = await until(1);
  expect(first?.keys).toEqual(['a', 'b']);
  first?.end();
  expect(await answers).toEqual(['a!', 'b!', 'a!']);
});

it('a key never joins a read that has begun, and the third read waits for one of two', async () => {
  const { read, until } = controlled();
  const one = read('a');
  await until(1);
  const two = read('a');
  await until(2);
  const more = Promise.all([read('a'), read('b')]);
  const [first, second] = await until(2);
  second?.end();
  expect(await two).toBe('a!');
  const [, , third] = await until(3);
  expect(third?.keys).toEqual(['a', 'b']);
  third?.end();
  expect(await more).toEqual(['a!', 'b!']);
  first?.end();
  expect(await one).toBe('a!');
});

it('a read that fails fails for its own keys only', async () => {
  const { read, until } = controlled();
  const failed = read('a');
  const [first] = await until(1);
  const next = read('a');
  first?.end(new Error('gone'));
  await expect(failed).rejects.toThrow('gone');
  const [, second] = await until(2);
  second?.end();
  expect(await next).toBe('a!');
});
