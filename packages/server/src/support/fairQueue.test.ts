import { expect, it } from 'vitest';
import { QueueFull, createFairQueue } from './fairQueue.ts';

/** Work that ends on request, and records when it began. */
function gated() {
  const started: string[] = [];
  const gates: (() => void)[] = [];
  const work = (name: string) => async () => {
    started.push(name);
    await new Promise<void>((resolve) => gates.push(resolve));
    return name;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const finishOne = async () => {
    gates.shift()?.();
    await settle();
  };
  return { started, work, finishOne, settle };
}

it('lets owners take turns, however much one of them queued', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 10 });
  const { started, work, finishOne, settle } = gated();
  for (const name of ['a1', 'a2', 'a3']) void queue.run('a', work(name));
  void queue.run('b', work('b1'));
  await settle();
  for (let at = 0; at < 4; at += 1) await finishOne();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('runs one task of an owner at a time while others continue', async () => {
  const queue = createFairQueue({ atOnce: 2, atOncePerOwner: 1, waiting: 10 });
  const { started, work, finishOne, settle } = gated();
  void queue.run('a', work('a1'));
  void queue.run('a', work('a2'));
  void queue.run('b', work('b1'));
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await finishOne();
  expect(started).toEqual(['a1', 'b1', 'a2']);
});

it('refuses the owner of the longest queue, and no other', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 3 });
  const { started, work, finishOne, settle } = gated();
  const crowd = [1, 2, 3, 4].map((each) => queue.run('a', work(`a${each}`)));
  await expect(queue.run('a', work('a5'))).rejects.toThrow(QueueFull);
  void queue.run('b', work('b1'));
  await expect(crowd[3]).rejects.toThrow(QueueFull);
  await settle();
  for (let at = 0; at < 4; at += 1) await finishOne();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('refuses what one owner sends beyond its queue', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 9, waitingPerOwner: 1 });
  const { work } = gated();
  void queue.run('a', work('a1'));
  void queue.run('a', work('a2'));
  await expect(queue.run('a', work('a3'))).rejects.toThrow(QueueFull);
});

it('continues after a task that fails', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('a', async () => 'whole')).toBe('whole');
});
