/**
 * Another plan, or another number of additional products, at once in both directions: unused time is credited, the rest of
 * the period charged. A change that can't be paid is none.
 */
import { Stripe } from 'stripe';
import type { BillingContext } from '../account/access.ts';
import type { Prices } from '../catalogue/itemsForSale.ts';
import { prepareCard } from './customerCards.ts';
import type { FoundCoupon } from './coupon.ts';
import { discountsWith, heldDiscounts } from './discounts.ts';
import {
  type CurrentPlan,
  type PlanTarget,
  OPERATION,
  changedItems,
  idOf,
  isEnding,
  periodStartOf,
  withoutEnd,
} from './stripeSubscription.ts';
import { assertNoOpenPayment } from './openPayment.ts';
import { staleOrder } from './sideEffects.ts';
import { BILL, findWaiting, giveUpWaiting, isSameOrder } from './waitingChange.ts';
import type { Operation } from '../operations/runOperation.ts';
import { billingTime } from '../sync/clock.ts';

/** The requested change, and the current state. */
export interface ItemChangeRequest {
  readonly customer: string;
  readonly current: Stripe.Subscription;
  readonly currentPlan: CurrentPlan;
  readonly target: PlanTarget;
  readonly prices: Prices;
  readonly found: FoundCoupon | null;
  readonly card: string | null;
  /** Of the bill that was confirmed. */
  readonly fingerprint: string | undefined;
  /** Throws where the bill is not the one that was confirmed. */
  readonly assertConfirmed: () => Promise<void>;
  /** Whether this choice resumes a cancelled plan. */
  readonly isRenewing: boolean;
}

/** As far as Stripe is concerned. */
type ItemChangeResult =
  | { readonly status: 'success'; readonly invoice: string | null }
  | { readonly status: 'requires_action'; readonly invoice: string }
  | { readonly status: 'failed'; readonly reason: string };

/** Makes the change; with the same operation once only. */
export async function changeItems(
  context: BillingContext,
  operation: Operation,
  request: ItemChangeRequest,
): Promise<ItemChangeResult> {
  const { stripe } = context.payments;
  const { current, currentPlan, target, prices, found, customer, isRenewing } = request;
  const waiting = await findWaiting(stripe, current);
  if (waiting && isSameOrder(waiting, operation, request))
    return { status: 'requires_action', invoice: waiting.invoice };
  const items = changedItems(currentPlan, target, prices);
  const takesBack = isRenewing && isEnding(current);
  if (items.length === 0 && !found && !takesBack) {
    return { status: 'success', invoice: idOf(current.latest_invoice) };
  }
  await assertNoOpenPayment(context, customer, current);
  await request.assertConfirmed();
  if (waiting && !(await giveUpWaiting(stripe, waiting))) throw staleOrder();
  const card = await prepareCard(context, operation, customer, request.card);
  if (!card.isReady) return { status: 'failed', reason: card.reason };
  const held = found ? await heldDiscounts(stripe, customer, current) : [];
  const proration = {
    items,
    proration_behavior: 'always_invoice',
    proration_date: await prorationDate(context, periodStartOf(current)),
  } as const;
  try {
    const changed = await stripe.subscriptions.update(
      current.id,
      {
        ...(items.length > 0 && { ...proration, payment_behavior: 'error_if_incomplete' }),
        ...(found && { discounts: discountsWith(held, found) }),
        ...(takesBack && withoutEnd(current)),
        metadata: { [OPERATION]: operation.id },
      },
      { idempotencyKey: operation.key('change') },
    );
    return { status: 'success', invoice: idOf(changed.latest_invoice) };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    if (error.code !== REQUIRES_ACTION) {
      await card.putBack();
      return { status: 'failed', reason: error.message };
    }
    if (found) {
      await card.putBack();
      return { status: 'failed', reason: COUPON_AND_BANK };
    }
  }
  // The bank asks the payer first: the change takes effect only after that.
  const pending = await stripe.subscriptions.update(
    current.id,
    { ...proration, payment_behavior: 'pending_if_incomplete' },
    { idempotencyKey: operation.key('pending') },
  );
  const invoice = idOf(pending.latest_invoice);
  if (!pending.pending_update || invoice === null) return { status: 'success', invoice };
  if (request.fingerprint !== undefined) {
    const metadata = { [BILL]: request.fingerprint };
    await stripe.invoices.update(invoice, { metadata }, { idempotencyKey: operation.key('bill') });
  }
  return { status: 'requires_action', invoice };
}

/** Stripe's code where the bank asks for something. */
const REQUIRES_ACTION = 'subscription_payment_intent_requires_action';

const COUPON_AND_BANK =
  'The bank of this card asks for a confirmation, which Stripe can’t combine with a coupon on a plan change. Leave the coupon out, or choose another card.';

const HOUR = 3600;

/**
 * From when a change is prorated, in seconds: the beginning of the hour, so the bill that was shown is the bill that is charged
 * although minutes passed in between; never before the period began.
 */
export async function prorationDate(
  { services, payments, companyId }: Pick<BillingContext, 'services' | 'payments' | 'companyId'>,
  periodStart: number,
): Promise<number> {
  const now = await billingTime(services, payments.mode, companyId);
  const hour = Math.floor(now.getTime() / 1000 / HOUR) * HOUR;
  return Math.max(hour, periodStart);
}
