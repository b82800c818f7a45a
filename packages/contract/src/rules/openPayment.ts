/** What must be paid before a plan is changed: unpaid time is never credited. */
import type { OpenPayment } from '../wire/billing.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Why the plan can't be changed yet, as a sentence; null where it can. */
export function changeLock(openPayment: Pick<OpenPayment, 'amount'> | null): string | null {
  if (openPayment === null) return null;
  return `Pay the open ${money.format(openPayment.amount)} first. The plan can be changed after that.`;
}

/** The same while a renewal is written and not charged yet. */
export const renewalLock =
  'The renewal is being charged within the hour. The plan can be changed after that.';
