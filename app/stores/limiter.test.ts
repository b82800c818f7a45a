import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

test('a limited number runs at once, and the others follow in order', async () => {
  const runLimited = createLimiter(2);
  const started: number[] = [];
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const run = ends.map((end, index) =>
    runLimited(async () => {
      started.push(index);
      await end.promise;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  ends[1]?.resolve();
  await run[1];
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.reject(new Error('broken'));
  await expect(run[0]).rejects.toThrow('broken');
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2, 3]);
});
