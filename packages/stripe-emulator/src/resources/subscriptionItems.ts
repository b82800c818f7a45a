/** A subscription's items, one by one: each change is a change of the subscription. */
import { subscriptionOfItem } from '../engine/items.ts';
import { type Subscription, dataOf, get } from '../engine/stored.ts';
import { updateSubscription } from '../engine/update.ts';
import type { Wire } from '../wire/context.ts';
import type { Data } from '../wire/data.ts';
import { resourceMissing } from '../wire/errors.ts';
import { listEnvelope } from '../wire/page.ts';
import { type Param, type Params, required } from '../wire/params.ts';
import type { Resource } from '../wire/resource.ts';

const OF_ITEM = ['metadata', 'price', 'plan', 'quantity'];
const OF_CHANGE = ['off_session', 'payment_behavior', 'proration_behavior', 'proration_date'];

const picked = (params: Params, names: readonly string[]): Record<string, Param | undefined> =>
  Object.fromEntries(names.filter((name) => name in params).map((name) => [name, params[name]]));

/** The same request, as the subscription would be asked. */
async function change(wire: Wire, subscription: string, item: Params): Promise<Subscription> {
  const params: Params = { ...picked(wire.params, OF_CHANGE), items: [item] };
  return updateSubscription({ ...wire, params }, subscription);
}

function found(subscription: Subscription, id: string): Data {
  const item = subscription.items.data.find((one) => one.id === id);
  if (!item) throw resourceMissing('subscription_item', id);
  return dataOf(item);
}

async function create(wire: Wire): Promise<Data> {
  const id = required(wire.params, 'subscription');
  const before = await get(wire, 'subscription', id, 'subscription');
  const known = new Set(before.items.data.map((item) => item.id));
  const after = await change(wire, id, picked(wire.params, OF_ITEM));
  const made = after.items.data.find((item) => !known.has(item.id));
  if (!made) throw resourceMissing('subscription_item', id, 'price');
  return dataOf(made);
}

async function update(wire: Wire): Promise<Data> {
  const id = wire.path('id');
  const before = await subscriptionOfItem(wire, id);
  found(before, id);
  return found(await change(wire, before.id, { ...picked(wire.params, OF_ITEM), id }), id);
}

async function remove(wire: Wire): Promise<Data> {
  const id = wire.path('id');
  const before = await subscriptionOfItem(wire, id);
  found(before, id);
  await change(wire, before.id, { id, deleted: 'true' });
  return { id, object: 'subscription_item', deleted: true };
}

/** `/v1/subscription_items`. */
export const subscriptionItems: Resource = {
  routes: {
    'POST /v1/subscription_items': create,
    'GET /v1/subscription_items': async (wire) => {
      const id = required(wire.params, 'subscription');
      const { items } = await get(wire, 'subscription', id, 'subscription');
      return listEnvelope('/v1/subscription_items', items.data.map(dataOf));
    },
    'GET /v1/subscription_items/:id': async (wire) =>
      found(await subscriptionOfItem(wire, wire.path('id')), wire.path('id')),
    'POST /v1/subscription_items/:id': update,
    'DELETE /v1/subscription_items/:id': remove,
  },
};
