/** Payment methods: cards only. */
import { cardOfName, cardOfNumber, type TestCard } from '../cards/publishedCards.ts';
import { addressOf } from '../wire/address.ts';
import { saveChange } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import { hashOf, metadataOf, textOf, type Data } from '../wire/data.ts';
import { resourceMissing, StripeProblem } from '../wire/errors.ts';
import { page } from '../wire/page.ts';
import {
  hash,
  integer,
  mergedMetadata,
  nullable,
  required,
  text,
  type Params,
} from '../wire/params.ts';
import type { Handler, Resource } from '../wire/resource.ts';
import { attachTo, createCard, detach } from './cards.ts';

/** Says why a number was refused, without repeating any of it. */
export const notPublished = (): StripeProblem =>
  new StripeProblem({
    type: 'card_error',
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message:
      'This is test mode: only the test cards that Stripe publishes are taken, for example 4242 4242 4242 4242. Nothing you typed was kept.',
    isCommitted: false,
  });

/** Name, address and so on of the holder, as the request gives them. */
export function billingOf(params: Params, before: Data = {}): Data {
  const given = hash(params, 'billing_details') ?? {};
  const address = addressOf(given, hashOf(before, 'address'));
  return {
    address: address === undefined ? (before['address'] ?? null) : address,
    email: nullable(given, 'email') ?? before['email'] ?? null,
    name: nullable(given, 'name') ?? before['name'] ?? null,
    phone: nullable(given, 'phone') ?? before['phone'] ?? null,
    tax_id: null,
  };
}

function testCardOf(card: Params): TestCard {
  const token = text(card, 'token');
  if (token !== undefined) {
    const known = cardOfName(token);
    if (!known) throw resourceMissing('token', token, 'card[token]');
    return known;
  }
  const known = cardOfNumber(required(card, 'number'));
  if (!known) throw notPublished();
  return known;
}

/** Makes a card of what a form holds: `card[number]`, `card[exp_month]`, ..., or `card[token]`. */
export function cardFromForm(wire: Wire, params: Params): Promise<Data> {
  const card = hash(params, 'card') ?? {};
  return createCard(wire, testCardOf(card), {
    expMonth: integer(card, 'exp_month'),
    expYear: integer(card, 'exp_year'),
    billing: billingOf(params),
  });
}

const create: Handler = async (wire) => {
  if (required(wire.params, 'type') !== 'card') {
    throw new StripeProblem({ message: 'The emulator knows cards only.', param: 'type' });
  }
  return cardFromForm(wire, wire.params);
};

const retrieve: Handler = (wire) => wire.find('payment_method', wire.path('id'));

const update: Handler = async (wire) => {
  const before = await wire.find('payment_method', wire.path('id'));
  const given = hash(wire.params, 'card') ?? {};
  const after: Data = {
    ...before,
    allow_redisplay: text(wire.params, 'allow_redisplay') ?? before['allow_redisplay'],
    billing_details: billingOf(wire.params, hashOf(before, 'billing_details')),
    card: {
      ...hashOf(before, 'card'),
      ...(given['exp_month'] !== undefined && { exp_month: integer(given, 'exp_month') }),
      ...(given['exp_year'] !== undefined && { exp_year: integer(given, 'exp_year') }),
    },
    metadata: mergedMetadata(metadataOf(before), wire.params),
  };
  return saveChange(wire, 'payment_method.updated', before, after);
};

const ofCustomer: Handler = async (wire) => {
  const id = wire.path('id');
  await wire.find('customer', id);
  return page(wire, `/v1/customers/${id}/payment_methods`, { kind: 'payment_method', owner: id });
};

const list: Handler = async (wire) => {
  const customer = text(wire.params, 'customer');
  if (customer) await wire.find('customer', customer, 'customer');
  // Stripe lists a customer's methods only; without one, none.
  return page(wire, '/v1/payment_methods', { kind: 'payment_method', owner: customer ?? '' });
};

const ofCustomerOne: Handler = async (wire) => {
  const found = await wire.find('payment_method', wire.path('card'));
  if (textOf(found, 'customer') === wire.path('id')) return found;
  throw resourceMissing('PaymentMethod', wire.path('card'));
};

/** `/v1/payment_methods` and the same below a customer. */
export const paymentMethods: Resource = {
  routes: {
    'POST /v1/payment_methods': create,
    'GET /v1/payment_methods': list,
    'GET /v1/payment_methods/:id': retrieve,
    'POST /v1/payment_methods/:id': update,
    'POST /v1/payment_methods/:id/attach': async (wire) => {
      const customer = required(wire.params, 'customer');
      await wire.find('customer', customer, 'customer');
      return attachTo(wire, wire.path('id'), customer);
    },
    'POST /v1/payment_methods/:id/detach': async (wire) =>
      detach(wire, await wire.find('payment_method', wire.path('id'))),
    'GET /v1/customers/:id/payment_methods': ofCustomer,
    'GET /v1/customers/:id/payment_methods/:card': ofCustomerOne,
  },
};
