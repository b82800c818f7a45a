/** Subscriptions: what a customer pays for again and again. */
import { cancelNow } from '../engine/cancel.ts';
import { changeSubscription } from '../engine/invoiceOutcome.ts';
import { dataOf, get } from '../engine/stored.ts';
import { subscribe } from '../engine/subscribe.ts';
import { updateSubscription } from '../engine/update.ts';
import type { Wire } from '../wire/context.ts';
import { type Data, idOf, textOf } from '../wire/data.ts';
import { listEnvelope, page } from '../wire/page.ts';
import { text } from '../wire/params.ts';
import type { Resource } from '../wire/resource.ts';

const OVER = ['canceled', 'incomplete_expired'];

function hasStatus(data: Data, asked: string | undefined): boolean {
  const status = textOf(data, 'status') ?? '';
  if (asked === undefined) return !OVER.includes(status);
  if (asked === 'ended') return OVER.includes(status);
  return asked === 'all' || asked === status;
}

function hasPrice(data: Data, price: string | undefined): boolean {
  return price === undefined || JSON.stringify(data['items']).includes(`"${price}"`);
}

function list(wire: Wire): Promise<Data> {
  const { params } = wire;
  const clock = text(params, 'test_clock');
  return page(wire, '/v1/subscriptions', {
    kind: 'subscription',
    owner: text(params, 'customer'),
    accepts: (data) =>
      hasStatus(data, text(params, 'status')) &&
      hasPrice(data, text(params, 'price')) &&
      (clock === undefined || data['test_clock'] === clock),
  });
}

async function deleteDiscount(wire: Wire): Promise<Data> {
  const before = await get(wire, 'subscription', wire.path('id'));
  const [first] = before.discounts;
  const { end: _end, ...discount } = await get(wire, 'discount', first ?? '', 'discount');
  await changeSubscription(wire, before, { discounts: [] });
  await wire.emit('customer.discount.deleted', dataOf(discount));
  return dataOf({ ...discount, deleted: true });
}

async function ofCustomer(wire: Wire, customer: Data): Promise<Data> {
  const id = idOf(customer);
  const found = await wire.tx.list({ kind: 'subscription', owner: id });
  const running = found.map(({ data }) => data).filter((data) => hasStatus(data, undefined));
  return listEnvelope(`/v1/customers/${id}/subscriptions`, running);
}

/** `/v1/subscriptions`. */
export const subscriptions: Resource = {
  routes: {
    'POST /v1/subscriptions': async (wire) => dataOf(await subscribe(wire)),
    'GET /v1/subscriptions': list,
    'GET /v1/subscriptions/:id': (wire) => wire.find('subscription', wire.path('id')),
    'POST /v1/subscriptions/:id': async (wire) =>
      dataOf(await updateSubscription(wire, wire.path('id'))),
    'DELETE /v1/subscriptions/:id': async (wire) => dataOf(await cancelNow(wire, wire.path('id'))),
    'DELETE /v1/subscriptions/:id/discount': deleteDiscount,
  },
  includes: { 'customer.subscriptions': ofCustomer },
};
