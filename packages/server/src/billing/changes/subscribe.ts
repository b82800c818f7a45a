/** `POST /api/subscribe` (F137-F147, F259, D23, D24): the first plan, or another one. */
import type { Stripe } from 'stripe';
import type { BillingContext } from '../account/access.ts';
import { readAccount } from '../account/account.ts';
import { type Prices, periodCents } from '../catalogue/itemsForSale.ts';
import { pricesOf } from '../catalogue/prices.ts';
import { prepareCard } from './customerCards.ts';
import { assertResumable } from './cancelPlan.ts';
import { changeItems } from './changeItems.ts';
import { assertNoOpenPayment } from './openPayment.ts';
import { assertConfirmed } from './preview.ts';
import { type Order, isOvertaken, orderSideEffects } from './order.ts';
import { type FoundCoupon, requireCoupon } from './coupon.ts';
import { discountsWith, heldDiscounts } from './discounts.ts';
import { type SentChange, staleOrder } from './sideEffects.ts';
import {
  type LiveSubscriptions,
  type PlanTarget,
  BILLING_MODE,
  OPERATION,
  assertNotAgreed,
  cancelUnpaid,
  currentPlanOf,
  idOf,
  isEnding,
  isSamePlan,
  newItems,
  readLive,
} from './stripeSubscription.ts';
import { readPayment } from '../stripe/openInvoices.ts';
import type { Operation } from '../operations/runOperation.ts';
import { ensureCustomer } from '../sync/customers.ts';
import { invalid } from '../../http/refusal.ts';
import { listPlans } from '../../policy/planQueries.ts';

/** Carries the order out at Stripe; looks first, so that running it again does no more. */
export async function subscribe(
  context: BillingContext,
  operation: Operation,
  order: Order,
): Promise<SentChange> {
  const { services, payments, companyId } = context;
  const customer = await ensureCustomer(services, companyId);
  const prices = await pricesOf(services);
  const live = await readLive(payments, customer);
  const plans = await listPlans(services.db);
  assertNotAgreed(live, plans);
  // Stripe has given up on an unpaid subscription: end it and start a new one.
  const current = live.current?.status === 'unpaid' ? null : live.current;
  const currentPlan = current && currentPlanOf(current.items.data, plans);
  const { plan, interval, additional = currentPlan?.additional ?? 0 } = order;
  const target = { plan, interval, additional };
  const isThere = current !== null && currentPlan !== null && isSamePlan(currentPlan, target);
  if (isThere && isOrderDone(current, operation, order, target)) {
    // Done already: before its answer was lost, or while the bank asked.
    const { action, what } = orderSideEffects(order);
    return { status: 'success', invoice: idOf(current.latest_invoice), action, what };
  }
  // Ordering the running plan once more, with whatever beside it, would take its cancellation back (X1); another plan is a new choice.
  if (current && isEnding(current) && currentPlan?.plan.name === plan.name) {
    assertResumable(context);
  }
  const { subscription, additionalCents } = await readAccount(services, companyId);
  if (order.isChange !== (current !== null || subscription !== null)) {
    throw staleOrder();
  }
  const found = await requireCoupon(context, order.code, periodCents(target, additionalCents));
  const confirmed = async () =>
    assertConfirmed(
      context,
      {
        kind: 'plan',
        subscriptionType: plan.name,
        interval,
        discountCode: order.code,
        additionalProducts: additional,
      },
      order.fingerprint ??
        (order.isChange && (await isOvertaken(context, operation)) ? null : undefined),
    );
  if (!current || !currentPlan) {
    await assertNoOpenPayment(context, customer, live.current);
    const first = { customer, live, order, target, found, prices, assertConfirmed: confirmed };
    return subscribeFirstPlan(context, operation, first);
  }
  if (currentPlan.interval !== interval) {
    throw invalid({ priceId: ['A plan that is changed is paid as often as before.'] });
  }
  const outcome = await changeItems(context, operation, {
    customer,
    current,
    currentPlan,
    target,
    prices,
    found,
    card: order.card,
    fingerprint: order.fingerprint,
    assertConfirmed: confirmed,
    isRenewing: true,
  });
  if (outcome.status !== 'success') return outcome;
  return { ...outcome, action: 'plan.changed', what: plan.title };
}

/** Whether the current subscription already fulfils this order. */
function isOrderDone(
  current: Stripe.Subscription,
  { id }: Operation,
  order: Order,
  target: PlanTarget,
): boolean {
  const { metadata } = current;
  if (metadata[OPERATION] === id || metadata[ORDER] === orderKey(order, target)) {
    return !isEnding(current);
  }
  return order.code === null && !isEnding(current);
}

/** Stripe's metadata: which order a subscription began with. */
const ORDER = 'hangtag_order';

/** An order in one line: equal orders, by the same bill, have equal keys. */
const orderKey = (
  { code, card, fingerprint }: Order,
  { plan, interval, additional }: PlanTarget,
): string => [plan.name, interval, additional, code ?? '', card ?? '', fingerprint ?? ''].join('/');

interface FirstPlan {
  readonly customer: string;
  readonly live: LiveSubscriptions;
  readonly order: Order;
  readonly target: PlanTarget;
  readonly found: FoundCoupon | null;
  readonly prices: Prices;
  readonly assertConfirmed: () => Promise<void>;
}

/**
 * Begins the first plan: one subscription, paid at once, and never a second one (D24). A beginning that waits for the bank is
 * taken up again, any other unpaid one is cancelled first.
 */
async function subscribeFirstPlan(
  context: BillingContext,
  operation: Operation,
  { customer, live, order, target, found, prices, assertConfirmed: confirmed }: FirstPlan,
): Promise<SentChange> {
  const { stripe } = context.payments;
  const key = orderKey(order, target);
  for (const incomplete of live.incomplete) {
    const invoice = idOf(incomplete.latest_invoice);
    const isSame = incomplete.metadata[ORDER] === key;
    const payment = isSame && invoice ? await readPayment(context.payments.stripe, invoice) : null;
    if (payment?.secret) return { status: 'requires_action', invoice: payment.invoiceId };
  }
  await confirmed();
  for (const incomplete of live.incomplete) {
    await cancelUnpaid(stripe, incomplete);
  }
  if (live.current) await cancelUnpaid(stripe, live.current);

  const card = await prepareCard(context, operation, customer, order.card);
  if (!card.isReady) return { status: 'failed', reason: card.reason };
  if (card.card === null)
    return { status: 'failed', reason: 'There is no card yet. Add one first.' };
  const held = found ? await heldDiscounts(stripe, customer, null) : [];
  const made = await stripe.subscriptions.create(
    {
      customer,
      items: newItems(target, prices),
      payment_behavior: 'allow_incomplete',
      billing_mode: BILLING_MODE,
      metadata: { [ORDER]: key, [OPERATION]: operation.id },
      ...(found && { discounts: discountsWith(held, found) }),
    },
    { idempotencyKey: operation.key('subscribe') },
  );
  const invoice = idOf(made.latest_invoice);
  if (made.status === 'incomplete' && invoice !== null) {
    const { secret, declined } = await readPayment(context.payments.stripe, invoice);
    if (secret !== null) return { status: 'requires_action', invoice };
    await cancelUnpaid(stripe, made);
    await card.putBack();
    return { status: 'failed', reason: declined ?? 'The card was declined.' };
  }
  return { status: 'success', invoice, action: 'plan.subscribed', what: target.plan.title };
}
