/** The first plan: one subscription, paid at once, and never a second one (D24). */
import { Stripe } from 'stripe';
import type { Prices } from '../catalogue/prices.ts';
import type { Operation } from '../operations/runOperation.ts';
import { OPERATION } from './changeItems.ts';
import type { ChangeResult } from './changeTypes.ts';
import { type FoundCode, discountOf } from './coupon.ts';
import type { BillingContext } from '../operations/context.ts';
import { completeChange } from './completeChange.ts';
import { type PlanTarget, newItems } from './items.ts';
import { type Live, idOf, readPayment } from './stripeSubscription.ts';
import { prepareCard } from './prepareCard.ts';
import type { Order } from './subscribe.ts';

interface FirstPlan {
  readonly customer: string;
  readonly live: Live;
  readonly order: Order;
  readonly target: PlanTarget;
  readonly found: FoundCode | null;
  readonly prices: Prices;
}

/** Stripe's metadata: which order a subscription began with. */
export const ORDER = 'hangtag_order';

/** An order in one line: equal orders are one. */
export const orderKey = (
  { code, card }: Order,
  { plan, interval, additional }: PlanTarget,
): string => [plan.name, interval, additional, code ?? '', card ?? ''].join('/');

/** Subscribes; a beginning that waits for the bank is taken up again, any other one is given up first. */
export async function subscribeFirstPlan(
  context: BillingContext,
  operation: Operation,
  { customer, live, order, target, found, prices }: FirstPlan,
): Promise<ChangeResult> {
  const { stripe } = context.payments;
  const said = orderKey(order, target);
  for (const incomplete of live.incomplete) {
    const invoice = idOf(incomplete.latest_invoice);
    const isSame = incomplete.metadata[ORDER] === said;
    const payment = isSame && invoice ? await readPayment(context.payments, invoice) : null;
    if (payment?.secret) return { status: 'requires_action', invoice: payment.invoiceId };
    await cancelUnpaid(stripe, incomplete.id);
  }
  if (live.current) await cancelUnpaid(stripe, live.current.id);

  const card = await prepareCard(context, operation, customer, order.card);
  if (!card.isReady) return { status: 'failed', reason: card.reason };
  if (card.card === null)
    return { status: 'failed', reason: 'There is no card yet. Add one first.' };
  const made = await stripe.subscriptions.create(
    {
      customer,
      items: newItems(target, prices),
      payment_behavior: 'allow_incomplete',
      metadata: { [ORDER]: said, [OPERATION]: operation.id },
      ...(found && { discounts: [discountOf(found)] }),
    },
    { idempotencyKey: operation.key('subscribe') },
  );
  const invoice = idOf(made.latest_invoice);
  if (made.status === 'incomplete' && invoice !== null) {
    const { secret, declined } = await readPayment(context.payments, invoice);
    if (secret !== null) return { status: 'requires_action', invoice };
    await cancelUnpaid(stripe, made.id);
    await card.putBack();
    return { status: 'failed', reason: declined ?? 'The card was declined.' };
  }
  return completeChange(context, order.effects, 'plan.subscribed', target.plan.title, invoice);
}

/** Ends what was never paid for; ended already is as good. */
async function cancelUnpaid(stripe: Stripe, subscription: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscription);
  } catch (error) {
    const isGone =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!isGone) throw error;
  }
}
