import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Departure, UnsavedEntry } from './navigationGuard.ts';

const move: Departure = {
  kind: 'move',
  from: { path: '/product/5', search: '' },
  to: { path: '/product', search: '' },
};

/** A fresh store with one unsaved entry. */
async function open(changes: Partial<UnsavedEntry> = {}) {
  vi.resetModules();
  const store = await import('./navigationGuard.ts');
  let isUnsaved = true;
  const discard = vi.fn<() => void>();
  const letGo = store.registerUnsaved({
    what: 'Oil',
    isUnsaved: () => isUnsaved,
    isLeftBy: (from, to) => from.path !== to.path,
    discard,
    ...changes,
  });
  return { ...store, discard, letGo, saved: () => void (isUnsaved = false) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a saved form, and navigation within it, ask nothing', async () => {
  const { mayLeave, saved, wouldLose } = await open();
  expect(await mayLeave({ ...move, to: { path: '/product/5', search: '?modal=x' } })).toBe(true);
  expect(wouldLose(move)).toBe(true);
  saved();
  expect(await mayLeave(move)).toBe(true);
});

test('leaving saves first, and asks nothing when that succeeds', async () => {
  const save = vi.fn<() => Promise<void>>();
  const { mayLeave, saved, discard } = await open({ save });
  save.mockImplementation(() => Promise.resolve(saved()));
  expect(await mayLeave(move)).toBe(true);
  expect(save).toHaveBeenCalledOnce();
  expect(discard).not.toHaveBeenCalled();
});

test.each([true, false])('the answer %s to the question decides', async (leaves) => {
  const { mayLeave, answerLeavePrompt, discard } = await open();
  const leaving = mayLeave(move);
  await vi.advanceTimersByTimeAsync(1);
  expect(discard).not.toHaveBeenCalled();
  answerLeavePrompt(leaves);
  expect(await leaving).toBe(leaves);
  expect(discard).toHaveBeenCalledTimes(leaves ? 1 : 0);
});

test('a late save lets the user leave while the question is open', async () => {
  const slow = Promise.withResolvers<void>();
  const { mayLeave, saved, discard } = await open({ save: () => slow.promise });
  const leaving = mayLeave(move);
  await vi.advanceTimersByTimeAsync(10_000);
  saved();
  slow.resolve();
  expect(await leaving).toBe(true);
  expect(discard).not.toHaveBeenCalled();
});

test('a save that something else began lets the user leave too', async () => {
  const { mayLeave, saved, leaveOnceSaved, discard } = await open({
    save: () => Promise.reject(new Error('no connection')),
  });
  const leaving = mayLeave(move);
  await vi.advanceTimersByTimeAsync(1);
  leaveOnceSaved();
  saved();
  leaveOnceSaved();
  expect(await leaving).toBe(true);
  expect(discard).not.toHaveBeenCalled();
});

test('leaving again answers the first question with staying', async () => {
  const { mayLeave, answerLeavePrompt } = await open();
  const first = mayLeave(move);
  await vi.advanceTimersByTimeAsync(1);
  const second = mayLeave(move);
  expect(await first).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  answerLeavePrompt(true);
  expect(await second).toBe(true);
});

test('signing out leaves every form, and unmounted forms ask nothing', async () => {
  const { wouldLose, letGo, hasUnsaved } = await open({ isLeftBy: () => false });
  expect(wouldLose({ kind: 'sign-out' })).toBe(true);
  expect(hasUnsaved()).toBe(true);
  letGo();
  expect(wouldLose({ kind: 'sign-out' })).toBe(false);
});
