/** The meaning of a Stripe error for the operation and the answer. */
import type { Context } from 'hono';
import { Stripe } from 'stripe';
import { StripeOutOfOrder, withinDeadline } from './transport.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';

/** Why Stripe refused something. */
export interface StripeFailure {
  /** Stripe's, e.g. `card_declined`. */
  readonly code: string;
  /** E.g. `insufficient_funds`. */
  readonly declineCode: string | null;
  /** Stripe's message for customers (cards only); else null. */
  readonly message: string | null;
}

/**
 * `refused`: Stripe refused it, and nothing has happened. `untouched`: Stripe was not asked, or had no time to look.
 * `unknown`: it may have happened. `repeated`: as unknown, and Stripe repeats this answer for the same key.
 */
export type Meaning = 'refused' | 'untouched' | 'unknown' | 'repeated';

const { errors } = Stripe;

/** The meaning of an error; null when it is not Stripe's. */
export function meaningOf(error: unknown): Meaning | null {
  if (!(error instanceof errors.StripeError)) return null;
  if (error instanceof errors.StripeRateLimitError) return 'untouched';
  if (error instanceof errors.StripeConnectionError) {
    return causedBy(error, StripeOutOfOrder) ? 'untouched' : 'unknown';
  }
  if (error instanceof errors.StripeAPIError) return 'repeated';
  // Two requests with one key at the same time: the other one decides.
  if (error instanceof errors.StripeIdempotencyError) return 'unknown';
  return 'refused';
}

function causedBy(error: unknown, kind: typeof StripeOutOfOrder): boolean {
  let at: unknown = error;
  for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
    if (at instanceof kind) return true;
    at = (at as { detail?: unknown }).detail ?? at.cause;
  }
  return false;
}

/** The facts of an error. */
export function failureOf(error: unknown): StripeFailure {
  if (!(error instanceof errors.StripeError)) {
    return { code: 'unexpected', declineCode: null, message: null };
  }
  return {
    code: error.code ?? error.type,
    declineCode: error.decline_code ?? null,
    message: error instanceof errors.StripeCardError ? error.message : null,
  };
}

/** The reason of an operation whose outcome is not known yet. */
export const STRIPE_UNREACHABLE =
  'Stripe does not answer. Look at the plan again in a minute: what was started is finished or taken back by then.';

/** The longest time for an answer, in milliseconds: twelve seconds including everything around it. */
const ANSWER_MS = 10_000;

/**
 * Runs what asks Stripe, within the time an answer may take.
 * @throws Refusal 503 while Stripe does not answer, 422 where it refuses the call.
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

/** Reads from Stripe after a completed change; null when it does not answer, because the change is valid anyway. */
export async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (meaningOf(error) === null) throw error;
    return null;
  }
}
