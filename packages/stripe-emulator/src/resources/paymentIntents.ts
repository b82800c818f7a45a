/** Payment intents: behind every invoice that is to be paid, or made by hand. */
import { cancelIntent, confirmIntent } from '../engine/confirm.ts';
import { newIntent } from '../engine/intents.ts';
import { intentProblem } from '../engine/intentProblem.ts';
import { type PaymentIntent, type PaymentMethod, dataOf, get, put } from '../engine/stored.ts';
import type { Wire } from '../wire/context.ts';
import { type Data, idOf } from '../wire/data.ts';
import { page } from '../wire/page.ts';
import { flag, integer, mergedMetadata, nullable, required, text } from '../wire/params.ts';
import type { Resource } from '../wire/resource.ts';
import { attachTo, cardFor } from './cards.ts';

const PATH = '/v1/payment_intents';

async function cardAsked(wire: Wire): Promise<PaymentMethod | undefined> {
  const id = text(wire.params, 'payment_method');
  if (!id) return undefined;
  return get(wire, 'payment_method', idOf(await cardFor(wire, id, 'payment_method')));
}

/** A confirmed intent as the server gets it: a decline is an error, a challenge is not. */
async function confirmed(wire: Wire, id: string, card?: PaymentMethod): Promise<Data> {
  const intent = await confirmIntent(wire, id, {
    paymentMethod: card,
    isOffSession: flag(wire.params, 'off_session') ?? false,
  });
  if (intent.status === 'requires_payment_method')
    throw intentProblem(intent, { isCommitted: true });
  return dataOf(intent);
}

async function create(wire: Wire): Promise<Data> {
  const { params } = wire;
  required(params, 'amount');
  const customer = text(params, 'customer') ?? null;
  if (customer) await wire.find('customer', customer, 'customer');
  const card = await cardAsked(wire);
  const intent = await put(
    wire,
    newIntent({
      amount: integer(params, 'amount') ?? 0,
      currency: required(params, 'currency'),
      customer,
      at: await wire.nowOf(customer),
      description: nullable(params, 'description') ?? null,
      metadata: mergedMetadata({}, params),
      paymentMethod: card?.id,
      setupFutureUsage: text(params, 'setup_future_usage') ?? null,
    }),
  );
  await wire.emit('payment_intent.created', dataOf(intent));
  if (!flag(params, 'confirm')) return dataOf(intent);
  const answer = await confirmed(wire, intent.id, card);
  if (card) await keep(wire, intent, card);
  return answer;
}

async function update(wire: Wire): Promise<Data> {
  const before = await get(wire, 'payment_intent', wire.path('id'));
  const card = await cardAsked(wire);
  const after: PaymentIntent = {
    ...before,
    amount: integer(wire.params, 'amount') ?? before.amount,
    description: nullable(wire.params, 'description') ?? before.description,
    metadata: mergedMetadata({ ...before.metadata }, wire.params),
    ...(card && { payment_method: card.id, status: 'requires_confirmation' }),
  };
  return dataOf(await put(wire, after));
}

async function keep(wire: Wire, intent: PaymentIntent, card: PaymentMethod): Promise<void> {
  if (intent.customer && card.customer === null && intent.setup_future_usage) {
    await attachTo(wire, card.id, intent.customer);
  }
}

/** Confirms with a card, as the person in front of a browser does; throws the issuer's refusal. */
export async function confirmPayment(wire: Wire, intent: Data, card: Data): Promise<Data> {
  const paymentMethod = await get(wire, 'payment_method', idOf(card));
  const after = await confirmIntent(wire, idOf(intent), { paymentMethod, isOffSession: false });
  if (after.status === 'requires_payment_method') throw intentProblem(after, { isCommitted: true });
  if (after.status === 'succeeded') await keep(wire, after, paymentMethod);
  return dataOf(after);
}

/** Continues after the bank's challenge. */
export async function finishPayment(wire: Wire, intent: Data, isAllowed: boolean): Promise<Data> {
  const after = await confirmIntent(wire, idOf(intent), {
    isOffSession: false,
    authentication: isAllowed ? 'passed' : 'failed',
  });
  if (isAllowed && after.status === 'requires_payment_method') {
    throw intentProblem(after, { isCommitted: true });
  }
  if (after.status === 'succeeded' && after.payment_method) {
    await keep(wire, after, await get(wire, 'payment_method', after.payment_method));
  }
  return dataOf(after);
}

/** `/v1/payment_intents`. */
export const paymentIntents: Resource = {
  routes: {
    [`POST ${PATH}`]: create,
    [`GET ${PATH}`]: (wire) =>
      page(wire, PATH, { kind: 'payment_intent', owner: text(wire.params, 'customer') }),
    [`GET ${PATH}/:id`]: (wire) => wire.find('payment_intent', wire.path('id')),
    [`POST ${PATH}/:id`]: update,
    [`POST ${PATH}/:id/confirm`]: async (wire) =>
      confirmed(wire, wire.path('id'), await cardAsked(wire)),
    [`POST ${PATH}/:id/cancel`]: async (wire) =>
      dataOf(
        await cancelIntent(wire, wire.path('id'), text(wire.params, 'cancellation_reason') ?? null),
      ),
  },
};
