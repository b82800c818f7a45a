/** Unused time and remaining time, by the second. */
import type { Period } from './periods.ts';
import { type Cents, share } from './round.ts';

/** What a subscription item was last charged: Stripe's flexible billing credits from this, not from today's price. */
export interface Billed {
  /** Net of discounts, for the whole of `period`. */
  readonly amount: Cents;
  readonly period: Period;
  /** The invoice and its line, or the waiting invoice item, that charged it. */
  readonly invoice: string | null;
  readonly line: string;
}

/** The share of `amount` that falls after `at`: all of it before the period, nothing after it. */
export function remainder(amount: Cents, period: Period, at: number): Cents {
  const from = Math.min(Math.max(at, period.start), period.end);
  return share(amount, period.end - from, period.end - period.start);
}

/** The credit for unused time that was charged; zero or below. */
export function credit(billed: Billed, at: number): Cents {
  const unused = remainder(billed.amount, billed.period, at);
  return unused === 0 ? 0 : -unused;
}
