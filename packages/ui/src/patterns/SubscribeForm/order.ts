/** What the payment step says and sends, from how things stand. Pure. */
import { billingMessages } from '@hangtag/contract/rules/messages';
import type { PaymentMethod } from '@hangtag/contract/wire/billing';
import type { Plan } from '@hangtag/contract/wire/plan';
import type { BillContent } from '@hangtag/ui/patterns/BillPreview';
import type { CouponCheck } from '@hangtag/ui/patterns/CouponField';
import type { SubscribeProgress } from './types.ts';

/** The price of the plan in an interval; the year has one of its own [F156]. Null where it cannot be bought. */
export const priceIdOf = (plan: Plan, interval: 'month' | 'year'): string | null =>
  interval === 'year' ? plan.yearlyPriceId : plan.priceId;

/** What the button says while it works; null while it does not. */
export function busyWords(progress: SubscribeProgress): string | null {
  switch (progress.phase) {
    case 'confirmingCard':
      return 'Confirming the card';
    case 'waitingForBank':
      return 'Waiting for your bank';
    case 'subscribing':
      return 'Subscribing';
    case 'removingAdditional':
      return 'Removing additional products';
    case 'adjustingAdditional':
      return 'Setting additional products';
    case 'refreshing':
      return 'Refreshing the subscription';
    case 'addingProducts':
      return `Adding product ${Math.min(progress.done + 1, progress.total)} of ${progress.total}`;
    default:
      return null;
  }
}

/** What went wrong and what to do; null while nothing did. */
export function problemOf(progress: SubscribeProgress): string | null {
  if (progress.phase === 'declined') return `${progress.sentence} Nothing was charged.`;
  if (progress.phase !== 'failed') return null;
  return `${billingMessages.paymentFailed}. ${progress.sentence ?? 'Check the card and try again.'}`;
}

/** The choice that opens the fields of another card; no saved card has this id. */
export const anotherCard = 'another';

/**
 * With what is paid: what was chosen as long as it is there, else the default card, else another one.
 * @param chosen Id of a saved card, `anotherCard`, or null before anything was chosen.
 */
export function choiceOf(savedCards: readonly PaymentMethod[], chosen: string | null): string {
  if (chosen === anotherCard) return anotherCard;
  const usual = savedCards.find((each) => each.default) ?? savedCards[0];
  return (savedCards.find((each) => each.id === chosen) ?? usual)?.id ?? anotherCard;
}

/** Why nobody can confirm yet, as a sentence: only a bill that was seen can be. Null when one can. */
export function missingOf(facts: {
  readonly bill: BillContent;
  readonly coupon: CouponCheck | null;
  /** What is missing of the new card; null where nothing is, or a saved one is taken. */
  readonly card: string | null;
}): string | null {
  const { bill, coupon, card } = facts;
  if (card !== null) return card;
  if (coupon?.phase === 'validating') return 'The coupon is being checked.';
  if (bill.phase === 'failed') return 'The bill didn’t load. Try again above.';
  if (bill.phase === 'loading' || bill.isStale) return 'The bill is being worked out.';
  return null;
}
