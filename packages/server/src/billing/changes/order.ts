/** The order of `POST /api/subscribe`: its price, its side effects, and whether a colleague has changed the plan meanwhile. */
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { SubscribeBody } from '@hangtag/contract/wire/billingCalls';
import type { BillingContext } from '../account/access.ts';
import { intervals } from '../catalogue/itemsForSale.ts';
import { pricesOf } from '../catalogue/prices.ts';
import type { PlanTarget } from './stripeSubscription.ts';
import type { Operation } from '../operations/runOperation.ts';
import { billingOperations as operations } from '../../db/schema/billing.ts';
import type { SideEffects } from '../../db/schema/billingJson.ts';
import { invalid } from '../../http/refusal.ts';
import { listPlans } from '../../policy/planQueries.ts';

/** The order, with its price resolved to a plan and an interval. */
export interface Order extends Pick<PlanTarget, 'plan' | 'interval'> {
  /** Additional products afterwards; undefined keeps them. */
  readonly additional: number | undefined;
  readonly isChange: boolean;
  /** A coupon's code. */
  readonly code: string | null;
  /** Card to pay with; null takes the default one. */
  readonly card: string | null;
  readonly park: readonly number[];
  /** Of the bill that was confirmed. */
  readonly fingerprint: string | undefined;
}

/**
 * Works the plan, the price and the interval out from what a client sent.
 * @throws Refusal 422 for a plan that is not for sale, or the price of another one.
 */
export async function readOrder(
  { services }: BillingContext,
  body: InferOutput<typeof SubscribeBody>,
): Promise<Order> {
  const prices = await pricesOf(services);
  const plan = (await listPlans(services.db)).find(({ name }) => name === body.subscriptionType);
  const available = intervals.filter((each) => plan && prices.plan(plan.name, each) !== null);
  if (!plan || available.length === 0) {
    throw invalid({ subscriptionType: ['Is not for sale here. Contact us.'] });
  }
  const interval = available.find((each) => prices.plan(plan.name, each) === body.priceId);
  if (!interval) throw invalid({ priceId: ['Is not a price of this plan.'] });
  return {
    plan,
    interval,
    additional: body.additionalProducts,
    isChange: body.subscriptionChange,
    code: body.discountCode === '' ? null : body.discountCode,
    card: body.paymentMethod,
    park: body.park ?? [],
    fingerprint: body.fingerprint,
  };
}

/** The side effects of the order: a new plan is filled with placeholders. */
export const orderSideEffects = ({ plan, isChange, park }: Order): SideEffects => ({
  park,
  fill: 'all',
  action: isChange ? 'plan.changed' : 'plan.subscribed',
  what: plan.title,
});

/**
 * Whether an order that says nothing of a bill can have been made by what a colleague has changed since (decision 0079): within
 * the last hour, and this user has sent no order since. A refused order counts as sent: its answer showed the bill.
 */
export async function isOvertaken(
  { services: { db }, payments: { mode }, companyId, actor }: BillingContext,
  { id, isResumed }: Operation,
): Promise<boolean> {
  if (isResumed) return false;
  const isOwn = eq(operations.userId, actor.id);
  // A first plan is no change: whoever orders another one knows of it.
  const isChange = and(
    sql`${operations.result} ->> 'status' = 'success'`,
    sql`${operations.sideEffects} ->> 'action' = 'plan.changed'`,
    sql`${operations.finishedAt} > clock_timestamp() - interval '1 hour'`,
  );
  const [latest] = await db
    .select({ userId: operations.userId })
    .from(operations)
    .where(
      and(
        eq(operations.companyId, companyId),
        eq(operations.mode, mode),
        eq(operations.kind, 'subscribe'),
        ne(operations.id, id),
        or(isOwn, isChange),
      ),
    )
    .orderBy(desc(operations.startedAt), desc(operations.id))
    .limit(1);
  return latest !== undefined && latest.userId !== actor.id;
}
