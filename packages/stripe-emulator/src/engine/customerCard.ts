/** The customer of a charge, and the card that pays. */
import type { Wire } from '../wire/context.ts';
import { StripeProblem } from '../wire/errors.ts';
import {
  type Customer,
  type Invoice,
  type PaymentMethod,
  type Subscription,
  get,
} from './stored.ts';

/** A customer that exists and is not deleted. */
export async function existingCustomer(wire: Wire, id: string): Promise<Customer> {
  const customer = await get(wire, 'customer', id, 'customer');
  if ('deleted' in customer && customer.deleted) {
    throw new StripeProblem({
      message: `No such customer: '${id}'`,
      code: 'resource_missing',
      param: 'customer',
    });
  }
  return customer;
}

/** A card of this customer; throws Stripe's refusal of any other. */
export async function ownCard(
  wire: Wire,
  customer: string,
  id: string,
  param: string,
): Promise<PaymentMethod> {
  const card = await get(wire, 'payment_method', id, param);
  if (card.customer !== customer) {
    throw new StripeProblem({
      message: `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      code: 'resource_missing',
      param,
    });
  }
  return card;
}

/** The card that pays: the invoice's own, else the subscription's, else the customer's default, else none. */
export async function payingCard(
  wire: Wire,
  customer: Customer,
  subscription: Subscription | null,
  invoice?: Invoice,
): Promise<PaymentMethod | null> {
  for (const id of [
    invoice?.default_payment_method,
    subscription?.default_payment_method,
    customer.invoice_settings.default_payment_method,
  ]) {
    const stored = id ? await wire.tx.get(id) : null;
    if (stored?.kind === 'payment_method' && stored.data['customer'] === customer.id) {
      return get(wire, 'payment_method', stored.id);
    }
  }
  return null;
}
