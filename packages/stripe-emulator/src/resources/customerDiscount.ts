/** A coupon on a customer itself: one at a time; the next replaces it. */
import { monthsAfter } from '../money/periods.ts';
import type { Wire } from '../wire/context.ts';
import { idOf, numberOf, textOf, type Data } from '../wire/data.ts';
import { newId } from '../wire/ids.ts';
import { text } from '../wire/params.ts';
import type { Resource } from '../wire/resource.ts';

async function createDiscount(wire: Wire, coupon: Data, customer: string): Promise<Data> {
  const start = await wire.nowOf(customer);
  const months = numberOf(coupon, 'duration_in_months');
  await wire.save({ ...coupon, times_redeemed: numberOf(coupon, 'times_redeemed') + 1 });
  return wire.save({
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer,
    customer_account: null,
    end: coupon['duration'] === 'repeating' ? monthsAfter(start, months) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: idOf(coupon), type: 'coupon' },
    start,
    subscription: null,
    subscription_item: null,
  });
}

/** What the request does to the customer's discount: undefined where it says nothing. */
export async function discountAsked(
  wire: Wire,
  customer: string,
): Promise<Data | null | undefined> {
  const coupon = text(wire.params, 'coupon');
  if (coupon === undefined) return undefined;
  if (coupon === '') return null;
  return createDiscount(wire, await wire.find('coupon', coupon, 'coupon'), customer);
}

/** Records what happened to the discount. */
export async function emitDiscount(
  wire: Wire,
  before: Data | null,
  after: Data | null,
): Promise<void> {
  if (before && after) {
    const previous = { id: before['id'], source: before['source'], start: before['start'] };
    await wire.emit('customer.discount.updated', after, previous);
  } else if (after) await wire.emit('customer.discount.created', after);
  else if (before) await wire.emit('customer.discount.deleted', before);
}

/** The discount that a customer has, or null. */
export async function discountOf(wire: Wire, customer: Data): Promise<Data | null> {
  const held = customer['discount'];
  if (typeof held !== 'object' || held === null || !('id' in held)) return null;
  return wire.find('discount', textOf(held, 'id') ?? '');
}

/** `DELETE /v1/customers/:id/discount`. */
export const customerDiscount: Resource = {
  routes: {
    'DELETE /v1/customers/:id/discount': async (wire) => {
      const customer = await wire.find('customer', wire.path('id'));
      const held = await discountOf(wire, customer);
      if (!held) return wire.find('discount', '');
      await wire.save({ ...customer, discount: null });
      await wire.emit('customer.discount.deleted', held);
      const { end: _end, ...rest } = held;
      return { ...rest, deleted: true };
    },
  },
};
