/** Unused time and remaining time, by the second. */
import type { Period } from './periods.ts';
import type { LineDiscount } from './discounts.ts';
import { type Cents, share } from './round.ts';

/** An amount before its discounts, and the deduction of each. */
export interface Charged {
  readonly gross: Cents;
  readonly discounts: readonly LineDiscount[];
}

/** What a subscription item was last charged: Stripe's flexible billing credits from this, not from today's price. */
export interface Billed extends Charged {
  /** The time that the charge was for. */
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

/** The same of a charge; the rest after each discount is rounded, so that the net amount is exact. */
export function remainderOf({ gross, discounts }: Charged, period: Period, at: number): Charged {
  let whole = gross;
  let left = remainder(gross, period, at);
  const shown = left;
  const parts = discounts.map(({ discount, amount }) => {
    const before = left;
    whole -= amount;
    left = remainder(whole, period, at);
    return { discount, amount: before - left };
  });
  return { gross: shown, discounts: parts };
}

/** The credit for unused time that was charged: zero or below, as are the discounts that it gives back. */
export function credit(billed: Billed, at: number): Charged {
  const { gross, discounts } = remainderOf(billed, billed.period, at);
  return {
    gross: negative(gross),
    discounts: discounts.map(({ discount, amount }) => ({ discount, amount: negative(amount) })),
  };
}

const negative = (amount: Cents): Cents => (amount === 0 ? 0 : -amount);

/** A charge after its discounts. */
export const netOfCharge = ({ gross, discounts }: Charged): Cents =>
  discounts.reduce((left, { amount }) => left - amount, gross);
