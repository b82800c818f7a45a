/** The payment state that every screen needs; it is sent with the signed-in user, which saves a call. */
import * as v from 'valibot';
import type { BillingMode } from './billingAnswers.ts';

/** A part of `GET /api/user`. */
export interface BillingState {
  /** Null when this installation takes no payments. */
  readonly mode: BillingMode | null;
  /** Is a failed payment of the company open? Always false for users who may not manage billing. */
  readonly isPastDue: boolean;
  /** Does the bank wait for a confirmation of that payment? */
  readonly needsConfirmation: boolean;
}

/** How far a company's billing time moves; only where payments are tested. */
export const clockSteps = ['day', 'renewal', 'month'] as const;
export type ClockStep = (typeof clockSteps)[number];

/** `POST /api/billing/clock`. */
export const ClockBody = v.object({
  advance: v.picklist(clockSteps, 'Must be day, renewal or month.'),
});
export type ClockBody = v.InferInput<typeof ClockBody>;

/** `GET` and `POST /api/billing/clock`: the company's billing time. */
export interface ClockAnswer {
  /** ISO 8601. */
  readonly now: string;
}
