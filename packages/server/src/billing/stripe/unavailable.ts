/** What a call says while Stripe can't be asked: it only wanted to know something, so nothing is in doubt. */
import type { Context } from 'hono';
import { Refusal } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';
import { withinDeadline } from './deadline.ts';
import { failureOf, meaningOf } from './failures.ts';

/** How long an answer may take, in milliseconds: twelve seconds with everything around it. */
const ANSWER_MS = 10_000;

/**
 * Runs what asks Stripe, within the time an answer may take.
 * @throws Refusal 503 while Stripe does not answer, 422 where it refuses what was asked.
 */
export async function orUnavailable<T>(c: Context<Vars>, work: () => Promise<T>): Promise<T> {
  try {
    return await withinDeadline(ANSWER_MS, work);
  } catch (error) {
    const meaning = meaningOf(error);
    if (meaning === null) throw error;
    const { code, message } = failureOf(error);
    c.var.services.log.warn({ id: c.var.requestId, code, meaning }, 'Stripe did not help');
    if (meaning === 'refused') {
      throw new Refusal(422, message ?? 'Stripe refused it, and nothing was changed.', {
        errors: { body: [message ?? 'Stripe refused it, and nothing was changed.'] },
      });
    }
    throw new Refusal(503, 'Stripe does not answer. Nothing was changed. Try again in a minute.', {
      headers: { 'Retry-After': '30' },
    });
  }
}

/** What Stripe says beside a change that is made already; null where it does not answer: the change holds all the same. */
export async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (meaningOf(error) === null) throw error;
    return null;
  }
}
