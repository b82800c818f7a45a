import { afterEach, expect, test, vi } from 'vitest';
import { SCREEN_TIMEOUT, withTimeout } from './withTimeout.ts';

afterEach(() => vi.useRealTimers());

test('a screen that takes longer than 120 seconds fails [F055] [K13]', async () => {
  vi.useFakeTimers();
  const never = withTimeout(new Promise(() => undefined), SCREEN_TIMEOUT);
  const outcome = vi.fn<(outcome: unknown) => void>();
  never.then(outcome, outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringMatching(/120 seconds/) as string }),
  );
});

test('an answer in time passes through', async () => {
  await expect(withTimeout(Promise.resolve('screen'), 10)).resolves.toBe('screen');
  await expect(withTimeout(Promise.reject(new Error('no')), 10)).rejects.toThrow('no');
});
