/** Refunds: money back to the card, by the charge or by the intent. */
import { type Charge, type Stored, dataOf, get, put } from '../engine/stored.ts';
import type { Stripe } from 'stripe';
import type { Wire } from '../wire/context.ts';
import type { Data } from '../wire/data.ts';
import { StripeProblem } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { page } from '../wire/page.ts';
import { integer, mergedMetadata, required, text } from '../wire/params.ts';
import type { Resource } from '../wire/resource.ts';

async function chargeAsked(wire: Wire): Promise<Charge> {
  const intentId = text(wire.params, 'payment_intent');
  if (intentId === undefined) {
    return get(wire, 'charge', required(wire.params, 'charge'), 'charge');
  }
  const intent = await get(wire, 'payment_intent', intentId, 'payment_intent');
  if (intent.latest_charge === null) {
    throw new StripeProblem({
      message: `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      param: 'payment_intent',
    });
  }
  return get(wire, 'charge', intent.latest_charge);
}

async function create(wire: Wire): Promise<Data> {
  const charge = await chargeAsked(wire);
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = integer(wire.params, 'amount') ?? left;
  if (left === 0) {
    throw new StripeProblem({
      message: `Charge ${charge.id} has already been refunded.`,
      code: 'charge_already_refunded',
    });
  }
  if (amount <= 0 || amount > left) {
    throw new StripeProblem({
      message: `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
      param: 'amount',
    });
  }
  const refund: Stored<Stripe.Refund> = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: await wire.nowOf(charge.customer),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mergedMetadata({}, wire.params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  await put(wire, refund);
  const refunded = charge.amount_refunded + amount;
  const after = await put(wire, {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  });
  await wire.emit('refund.created', dataOf(refund));
  await wire.emit('charge.refunded', dataOf(after));
  return dataOf(refund);
}

/** `/v1/refunds`. */
export const refunds: Resource = {
  routes: {
    'POST /v1/refunds': create,
    'GET /v1/refunds': (wire) => {
      const charge = text(wire.params, 'charge');
      const intent = text(wire.params, 'payment_intent');
      return page(wire, '/v1/refunds', {
        kind: 'refund',
        accepts: (data) =>
          (charge === undefined || data['charge'] === charge) &&
          (intent === undefined || data['payment_intent'] === intent),
      });
    },
    'GET /v1/refunds/:id': (wire) => wire.find('refund', wire.path('id')),
  },
};
