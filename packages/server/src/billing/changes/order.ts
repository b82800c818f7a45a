/** From what a client sent to an order: plan, price and interval are worked out here, and a price that does not fit is refused. */
import type { InferOutput } from 'valibot';
import type { SubscribeBody } from '@hangtag/contract/wire/billingCalls';
import { invalid } from '../../http/refusal.ts';
import { listPlans } from '../../policy/planQueries.ts';
import { type Interval, pricesOf } from '../catalogue/prices.ts';
import type { BillingContext } from '../operations/context.ts';
import type { Order } from './subscribe.ts';

const intervals: readonly Interval[] = ['month', 'year'];

/** @throws Refusal 422 for a plan that is not for sale, or the price of another one. */
export async function readOrder(
  { services }: BillingContext,
  body: InferOutput<typeof SubscribeBody>,
): Promise<Order> {
  const prices = await pricesOf(services);
  const plan = (await listPlans(services.db)).find(({ name }) => name === body.subscriptionType);
  const offered = intervals.filter((each) => plan && prices.plan(plan.name, each) !== null);
  if (!plan || offered.length === 0) {
    throw invalid({ subscriptionType: ['Is not for sale here. Contact us.'] });
  }
  const interval = offered.find((each) => prices.plan(plan.name, each) === body.priceId);
  if (!interval) throw invalid({ priceId: ['Is not a price of this plan.'] });
  return {
    plan,
    interval,
    additional: body.additionalProducts,
    isChange: body.subscriptionChange,
    code: body.discountCode === '' ? null : body.discountCode,
    card: body.paymentMethod,
    effects: { park: body.park ?? [], fill: 'all' },
  };
}

/** @throws Refusal 422 where it is the price of something else. */
export async function checkAdditionalPrice(
  { services }: BillingContext,
  priceId: string,
): Promise<void> {
  const prices = await pricesOf(services);
  if (intervals.some((each) => prices.additionalProduct(each) === priceId)) return;
  throw invalid({ priceId: ['Is not the price of an additional product.'] });
}
