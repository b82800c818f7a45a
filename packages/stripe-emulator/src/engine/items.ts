/** A subscription's items between Stripe's shape and the arithmetic's. */
import type { Item } from '../money/change.ts';
import type { Billed } from '../money/prorate.ts';
import type { Wire } from '../wire/context.ts';
import { type Data, textOf } from '../wire/data.ts';
import { StripeProblem, resourceMissing } from '../wire/errors.ts';
import { listEnvelope } from '../wire/page.ts';
import {
  type Price,
  type Subscription,
  type SubscriptionItem,
  dataOf,
  get,
  type StoredList,
} from './stored.ts';
import type { Stripe } from 'stripe';

/** Stored beside Stripe's item: its subscription and its last charge. */
interface ItemMemory {
  readonly subscription: string;
  readonly billed: Billed | null;
}

const MEMORY = '_subscription_item';

async function memoryOf(wire: Wire, id: string): Promise<ItemMemory | null> {
  const stored = await wire.tx.get(id);
  return stored?.kind === MEMORY ? (stored.data as unknown as ItemMemory) : null;
}

/** Remembers what an item was charged. */
export async function storeItemMemory(wire: Wire, id: string, memory: ItemMemory): Promise<void> {
  await wire.tx.put({ id, kind: MEMORY, owner: memory.subscription, data: dataOf(memory) });
}

/** The subscription that has this item; throws Stripe's `resource_missing`. */
export async function subscriptionOfItem(wire: Wire, id: string): Promise<Subscription> {
  const memory = await memoryOf(wire, id);
  if (!memory) throw resourceMissing('subscription_item', id);
  return get(wire, 'subscription', memory.subscription);
}

/** A recurring price that can be subscribed to. */
export async function recurringPrice(wire: Wire, id: string, param: string): Promise<Price> {
  const price = await get(wire, 'price', id, param);
  if (!price.recurring || price.unit_amount === null) {
    throw new StripeProblem({
      message:
        'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      param,
    });
  }
  if (!price.active) {
    throw new StripeProblem({
      message: `The price specified is inactive. This field only accepts active prices.`,
      param,
    });
  }
  return price;
}

/** A price in the form that the calculation needs. */
export async function pricedOf(wire: Wire, price: Price): Promise<Item['price']> {
  const product = await wire.tx.get(price.product);
  return {
    id: price.id,
    productId: price.product,
    product: textOf(product?.data ?? {}, 'name') ?? price.product,
    unitAmount: price.unit_amount ?? 0,
    interval: price.recurring?.interval ?? 'month',
    intervalCount: price.recurring?.interval_count ?? 1,
  };
}

/** The items of a subscription with what each was charged. */
export async function itemsOf(wire: Wire, subscription: Subscription): Promise<Item[]> {
  const items: Item[] = [];
  for (const { id, price, quantity = 1 } of subscription.items.data) {
    const memory = await memoryOf(wire, id);
    items.push({
      id,
      price: await pricedOf(wire, price),
      quantity,
      billed: memory?.billed ?? null,
    });
  }
  return items;
}

/** The `plan` that Stripe still writes beside every price. */
function planOf(price: Price): SubscriptionItem['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** An item as Stripe writes it. */
export function newItem(
  price: Price,
  facts: Pick<
    SubscriptionItem,
    'id' | 'created' | 'current_period_start' | 'current_period_end' | 'metadata' | 'subscription'
  > & { readonly quantity: number },
): SubscriptionItem {
  return {
    ...facts,
    object: 'subscription_item',
    billing_thresholds: null,
    current_trial: null,
    discounts: [],
    plan: planOf(price),
    price,
    tax_rates: [],
  };
}

/** What items come to in one period, before discounts. */
export const subtotalOf = (items: readonly SubscriptionItem[]): number =>
  items.reduce((sum, { price, quantity = 1 }) => sum + (price.unit_amount ?? 0) * quantity, 0);

/** The items' list inside a subscription. */
export function itemList(
  subscription: string,
  items: readonly SubscriptionItem[],
): StoredList<Stripe.SubscriptionItem> {
  const url = `/v1/subscription_items?subscription=${subscription}`;
  const list: Data = listEnvelope(url, items.map(dataOf));
  return { ...list, object: 'list', data: items, has_more: false, url };
}
