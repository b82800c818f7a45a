/** Totals of an invoice, and the part that the customer's balance pays. */
import {
  type DiscountRule,
  type Discountable,
  type LineDiscount,
  discountsOf,
} from './discounts.ts';
import type { Cents } from './round.ts';

/** Stripe's minimum charge in dollars; a smaller amount stays on the customer's balance. */
export const MINIMUM_CHARGE: Cents = 50;

/** An invoice's sums. */
export interface Totals {
  /** Before discounts. */
  readonly subtotal: Cents;
  /** Per line, in the order of the lines. */
  readonly lineDiscounts: readonly (readonly LineDiscount[])[];
  /** Per discount. */
  readonly discounts: readonly LineDiscount[];
  /** After discounts; below zero it becomes a credit. */
  readonly total: Cents;
}

/** The sums of these lines under these coupons. */
export function totalsOf(lines: readonly Discountable[], cuts: readonly DiscountRule[]): Totals {
  const lineDiscounts = discountsOf(lines, cuts);
  const ids = new Set([
    ...cuts.map(({ id }) => id),
    ...lineDiscounts.flat().map((one) => one.discount),
  ]);
  const discounts = [...ids].map((id) => ({
    discount: id,
    amount: lineDiscounts
      .flat()
      .filter(({ discount }) => discount === id)
      .reduce((sum, { amount }) => sum + amount, 0),
  }));
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    subtotal,
    lineDiscounts,
    discounts,
    total: discounts.reduce((left, { amount }) => left - amount, subtotal),
  };
}

/** Why the customer's balance changed with an invoice, in Stripe's words. */
export type BalanceReason = 'applied_to_invoice' | 'invoice_too_small';

/** The amount due after the balance is applied. */
export interface Settlement {
  /** Zero or more. */
  readonly amountDue: Cents;
  /** The customer's balance afterwards: below zero is a credit. */
  readonly endingBalance: Cents;
  readonly reason: BalanceReason | null;
}

/**
 * Sets a total against the customer's balance: a credit pays first, a debt is added, a total below zero becomes a credit.
 * @param balance Below zero is a credit.
 */
export function settle(total: Cents, balance: Cents): Settlement {
  const sum = total + balance;
  if (sum < MINIMUM_CHARGE) {
    const reason = sum > 0 ? 'invoice_too_small' : 'applied_to_invoice';
    return { amountDue: 0, endingBalance: sum, reason: sum === balance ? null : reason };
  }
  return {
    amountDue: sum,
    endingBalance: 0,
    reason: balance === 0 ? null : 'applied_to_invoice',
  };
}
