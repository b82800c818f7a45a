/** The first plan: one subscription, paid at once, and never a second one (D24). */
import { Stripe } from 'stripe';
import type { Prices } from '../catalogue.ts';
import type { Operation } from '../operations.ts';
import { OPERATION } from './changeItems.ts';
import type { ChangeResult } from './changeTypes.ts';
import { type FoundCode, discountOf } from './coupon.ts';
import type { Desk } from './desk.ts';
import { finish } from './finish.ts';
import { type Target, newItems } from './items.ts';
import { type Live, idOf, readPayment } from './live.ts';
import { payWith } from './payWith.ts';
import type { Order } from './subscribe.ts';

interface Beginning {
  readonly customer: string;
  readonly live: Live;
  readonly order: Order;
  readonly target: Target;
  readonly found: FoundCode | null;
  readonly prices: Prices;
}

/** Stripe's metadata: which order a subscription began with. */
export const ORDER = 'hangtag_order';

/** An order in one line: equal orders are one. */
export const orderWords = ({ code, card }: Order, { plan, interval, additional }: Target): string =>
  [plan.name, interval, additional, code ?? '', card ?? ''].join('/');

/** Subscribes; a beginning that waits for the bank is taken up again, any other one is given up first. */
export async function beginPlan(
  desk: Desk,
  operation: Operation,
  { customer, live, order, target, found, prices }: Beginning,
): Promise<ChangeResult> {
  const { stripe } = desk.payments;
  const said = orderWords(order, target);
  for (const incomplete of live.incomplete) {
    const invoice = idOf(incomplete.latest_invoice);
    const isSame = incomplete.metadata[ORDER] === said;
    const payment = isSame && invoice ? await readPayment(desk.payments, invoice) : null;
    if (payment?.secret) return { status: 'requires_action', invoice: payment.invoiceId };
    await giveUp(stripe, incomplete.id);
  }
  if (live.current) await giveUp(stripe, live.current.id);

  const card = await payWith(desk, operation, customer, order.card);
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
    const { secret, declined } = await readPayment(desk.payments, invoice);
    if (secret !== null) return { status: 'requires_action', invoice };
    await giveUp(stripe, made.id);
    await card.putBack();
    return { status: 'failed', reason: declined ?? 'The card was declined.' };
  }
  return finish(desk, order.effects, 'plan.subscribed', target.plan.title, invoice);
}

/** Ends what was never paid for; ended already is as good. */
async function giveUp(stripe: Stripe, subscription: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscription);
  } catch (error) {
    const isGone =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!isGone) throw error;
  }
}
