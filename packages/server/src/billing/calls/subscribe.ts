/** `POST /api/subscribe` (F137-F147, F259, D23, D24): the first plan, or another one. */
import type { Stripe } from 'stripe';
import { invalid } from '../../http/refusal.ts';
import { ensureCustomer } from '../customers.ts';
import { pricesOf } from '../catalogue.ts';
import type { Follows } from '../follows.ts';
import type { Operation } from '../operations.ts';
import { listPlans } from '../../plans/queries.ts';
import { readAccount } from './account.ts';
import { ORDER, beginPlan, orderWords } from './beginPlan.ts';
import { OPERATION, changeItems } from './changeItems.ts';
import type { ChangeResult, Payable } from './changeTypes.ts';
import { codeFor } from './coupon.ts';
import type { Desk } from './desk.ts';
import { finish } from './finish.ts';
import { type Target, heldBy, isSameHolding } from './items.ts';
import { idOf, readLive } from './live.ts';
import { changedMeanwhile } from './stale.ts';

/** What was ordered; the price has become a plan and an interval already. */
export interface Order extends Payable, Pick<Target, 'plan' | 'interval'> {
  /** Additional products afterwards; undefined keeps them. */
  readonly additional: number | undefined;
  readonly isChange: boolean;
  readonly code: string | null;
}

/** What follows the order once Stripe took it. */
export const followsOf = ({ plan, isChange, effects }: Order): Follows => ({
  ...effects,
  action: isChange ? 'plan.changed' : 'plan.subscribed',
  what: plan.title,
});

/** Carries the order out; looks first, so that running it again does no more. */
export async function subscribe(
  desk: Desk,
  operation: Operation,
  order: Order,
): Promise<ChangeResult> {
  const { services, payments, companyId } = desk;
  const customer = await ensureCustomer(services, companyId);
  const prices = await pricesOf(services);
  const live = await readLive(payments, customer);
  // Stripe gave up on an unpaid one: it is ended, and the company begins anew.
  const current = live.current?.status === 'unpaid' ? null : live.current;
  const held = current && heldBy(current.items.data, await listPlans(services.db));
  const { plan, interval, additional = held?.additional ?? 0 } = order;
  const target = { plan, interval, additional };
  const isThere = current !== null && held !== null && isSameHolding(held, target);
  if (isThere && wasOrdered(current, operation, order, target)) {
    // It came to pass already: before its answer was lost, or while the bank asked.
    const { action, what } = followsOf(order);
    return finish(desk, order.effects, action, what, idOf(current.latest_invoice));
  }
  const { subscription } = await readAccount(services, companyId);
  if (order.isChange !== (current !== null || subscription !== null)) {
    throw changedMeanwhile('The plan was changed meanwhile. Look at it again first.');
  }
  const found = await codeFor(payments, order.code);
  if (!current || !held)
    return beginPlan(desk, operation, { customer, live, order, target, found, prices });
  if (held.interval !== interval) {
    throw invalid({ priceId: ['A plan that is changed is paid as often as before.'] });
  }
  const step = {
    customer,
    current,
    held,
    target,
    prices,
    found,
    card: order.card,
    isRenewing: true,
  };
  const outcome = await changeItems(desk, operation, step);
  if (outcome.status !== 'success') return outcome;
  return finish(desk, order.effects, 'plan.changed', plan.title, outcome.invoice);
}

/** Is that what this order is about, and nothing left to do for it? */
function wasOrdered(
  { metadata, cancel_at_period_end: isEnding }: Stripe.Subscription,
  { id }: Operation,
  order: Order,
  target: Target,
): boolean {
  if (metadata[OPERATION] === id || metadata[ORDER] === orderWords(order, target)) return !isEnding;
  return order.code === null && !(order.isChange && isEnding);
}
