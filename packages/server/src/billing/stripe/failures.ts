/** What an error of Stripe's means for the wish that met it. */
import { Stripe } from 'stripe';
import { StripeOutOfOrder } from './transport.ts';

/** Why Stripe said no, for people and for deciding what to do. */
export interface StripeFailure {
  /** Stripe's, e.g. `card_declined`. */
  readonly code: string;
  /** E.g. `insufficient_funds`. */
  readonly declineCode: string | null;
  /** Stripe's sentence where it is made for customers (cards only); else null. */
  readonly message: string | null;
}

/**
 * `refused`: Stripe said no, and nothing has happened. `untouched`: it was not asked, or had no time to look.
 * `unknown`: it may have happened. `kept`: as unknown, and Stripe repeats this answer for the same key.
 */
export type Meaning = 'refused' | 'untouched' | 'unknown' | 'kept';

const { errors } = Stripe;

/** What the error means; null for one that is not Stripe's. */
export function meaningOf(error: unknown): Meaning | null {
  if (!(error instanceof errors.StripeError)) return null;
  if (error instanceof errors.StripeRateLimitError) return 'untouched';
  if (error instanceof errors.StripeConnectionError) {
    return causedBy(error, StripeOutOfOrder) ? 'untouched' : 'unknown';
  }
  if (error instanceof errors.StripeAPIError) return 'kept';
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
