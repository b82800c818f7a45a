import { setTimeout } from 'node:timers/promises';

/** The answer, or undefined when it fails or takes longer than `milliseconds`. */
export async function withTimeout<Answer>(
  milliseconds: number,
  answer: PromiseLike<Answer>,
): Promise<Answer | undefined> {
  const late = new AbortController();
  const nothing = setTimeout(milliseconds, undefined, late).catch(() => undefined);
  try {
    return await Promise.race([answer, nothing]);
  } catch {
    return undefined;
  } finally {
    late.abort();
  }
}
