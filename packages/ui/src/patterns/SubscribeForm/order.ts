/** The texts and the order of the payment step. Pure. */
import { billingMessages } from '@hangtag/contract/rules/messages';
import type { PaymentMethod } from '@hangtag/contract/wire/billing';
import type { Plan } from '@hangtag/contract/wire/plan';
import type { BillContent } from '@hangtag/ui/patterns/BillPreview';
import type { CouponCheck } from '@hangtag/ui/patterns/CouponField';
import type { SubscribeProgress } from './types.ts';

/** The plan's price id for an interval; yearly has its own [F156]. Null where it cannot be bought. */
export const priceIdOf = (plan: Plan, interval: 'month' | 'year'): string | null =>
  interval === 'year' ? plan.yearlyPriceId : plan.priceId;

/** The button's label while a step runs; null while idle. */
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

/** What failed and the remedy; null without a failure. */
export function problemOf(progress: SubscribeProgress): string | null {
  if (progress.phase === 'declined') return `${progress.sentence} Nothing was charged.`;
  if (progress.phase !== 'failed') return null;
  return `${billingMessages.paymentFailed}. ${progress.sentence ?? 'Check the card and try again.'}`;
}

/** The option that opens the fields of another card; no saved card has this id. */
export const anotherCard = 'another';

/**
 * The payment: the selected card while it exists, else the default one, else another card.
 * @param chosen Id of a saved card, `anotherCard`, or null before a selection.
 */
export function choiceOf(savedCards: readonly PaymentMethod[], chosen: string | null): string {
  if (chosen === anotherCard) return anotherCard;
  const usual = savedCards.find((each) => each.default) ?? savedCards[0];
  return (savedCards.find((each) => each.id === chosen) ?? usual)?.id ?? anotherCard;
}

/** Why the order cannot be confirmed yet, as a sentence: the bill must be shown first. Null when it can. */
export function missingOf(facts: {
  readonly bill: BillContent;
  readonly coupon: CouponCheck | null;
  /** What the new card lacks; null when it is complete, or a saved card is selected. */
  readonly card: string | null;
}): string | null {
  const { bill, coupon, card } = facts;
  if (card !== null) return card;
  if (coupon?.phase === 'validating') return 'The coupon is being checked.';
  if (bill.phase === 'failed') return 'The bill didn’t load. Try again above.';
  if (bill.phase === 'loading' || bill.isStale) return 'The bill is being worked out.';
  return null;
}

/** The code that is typed and was never checked, so that the bill does not count it; null without one. */
export function unappliedCode(
  coupon: { readonly code: string; readonly check: CouponCheck } | undefined,
): string | null {
  if (coupon?.check.phase !== 'asking') return null;
  return coupon.code.trim() || null;
}
