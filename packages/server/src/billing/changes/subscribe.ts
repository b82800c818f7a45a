/** `POST /api/subscribe` (F137-F147, F259, D23, D24): the first plan, or another one. */
import type { Stripe } from 'stripe';
import { invalid } from '../../http/refusal.ts';
import { ensureCustomer } from '../sync/customers.ts';
import { pricesOf } from '../catalogue/prices.ts';
import type { SideEffects } from '../operations/sideEffects.ts';
import type { Operation } from '../operations/runOperation.ts';
import { listPlans } from '../../policy/planQueries.ts';
import { readAccount } from '../account/account.ts';
import { ORDER, subscribeFirstPlan, orderKey } from './firstPlan.ts';
import { OPERATION, changeItems } from './changeItems.ts';
import type { ChangeResult, Payable } from './changeTypes.ts';
import { codeFor } from './coupon.ts';
import type { BillingContext } from '../operations/context.ts';
import { completeChange } from './completeChange.ts';
import { type PlanTarget, currentPlanOf, isSamePlan } from './items.ts';
import { idOf, readLive } from './stripeSubscription.ts';
import { staleWrite } from './stale.ts';

/** What was ordered; the price has become a plan and an interval already. */
export interface Order extends Payable, Pick<PlanTarget, 'plan' | 'interval'> {
  /** Additional products afterwards; undefined keeps them. */
  readonly additional: number | undefined;
  readonly isChange: boolean;
  readonly code: string | null;
}

/** What follows the order once Stripe took it. */
export const sideEffectsOf = ({ plan, isChange, effects }: Order): SideEffects => ({
  ...effects,
  action: isChange ? 'plan.changed' : 'plan.subscribed',
  what: plan.title,
});

/** Carries the order out; looks first, so that running it again does no more. */
export async function subscribe(
  context: BillingContext,
  operation: Operation,
  order: Order,
): Promise<ChangeResult> {
  const { services, payments, companyId } = context;
  const customer = await ensureCustomer(services, companyId);
  const prices = await pricesOf(services);
  const live = await readLive(payments, customer);
  // Stripe gave up on an unpaid one: it is ended, and the company begins anew.
  const current = live.current?.status === 'unpaid' ? null : live.current;
  const currentPlan = current && currentPlanOf(current.items.data, await listPlans(services.db));
  const { plan, interval, additional = currentPlan?.additional ?? 0 } = order;
  const target = { plan, interval, additional };
  const isThere = current !== null && currentPlan !== null && isSamePlan(currentPlan, target);
  if (isThere && isOrderDone(current, operation, order, target)) {
    // It came to pass already: before its answer was lost, or while the bank asked.
    const { action, what } = sideEffectsOf(order);
    return completeChange(context, order.effects, action, what, idOf(current.latest_invoice));
  }
  const { subscription } = await readAccount(services, companyId);
  if (order.isChange !== (current !== null || subscription !== null)) {
    throw staleWrite('The plan was changed meanwhile. Look at it again first.');
  }
  const found = await codeFor(payments, order.code);
  if (!current || !currentPlan)
    return subscribeFirstPlan(context, operation, { customer, live, order, target, found, prices });
  if (currentPlan.interval !== interval) {
    throw invalid({ priceId: ['A plan that is changed is paid as often as before.'] });
  }
  const step = {
    customer,
    current,
    currentPlan,
    target,
    prices,
    found,
    card: order.card,
    isRenewing: true,
  };
  const outcome = await changeItems(context, operation, step);
  if (outcome.status !== 'success') return outcome;
  return completeChange(context, order.effects, 'plan.changed', plan.title, outcome.invoice);
}

/** Is that what this order is about, and nothing left to do for it? */
function isOrderDone(
  { metadata, cancel_at_period_end: isEnding }: Stripe.Subscription,
  { id }: Operation,
  order: Order,
  target: PlanTarget,
): boolean {
  if (metadata[OPERATION] === id || metadata[ORDER] === orderKey(order, target)) return !isEnding;
  return order.code === null && !(order.isChange && isEnding);
}
