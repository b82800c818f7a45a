/** Customers: who pays, with address, default card, balance and discount. */
import { cancelAllOf } from '../engine/cancel.ts';
import { addressOf, shippingOf } from '../wire/address.ts';
import { deleteObject, saveChange } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import { hashOf, idOf, metadataOf, numberOf, textOf, type Data } from '../wire/data.ts';
import { resourceMissing } from '../wire/errors.ts';
import { newId, randomLetters } from '../wire/ids.ts';
import { listEnvelope, page } from '../wire/page.ts';
import {
  hash,
  hashes,
  integer,
  mergedMetadata,
  nullable,
  text,
  texts,
  type Params,
} from '../wire/params.ts';
import type { Handler, Resource } from '../wire/resource.ts';
import { applyBalance } from '../engine/customerBalance.ts';
import { discountAsked, discountOf, emitDiscount } from './customerDiscount.ts';
import { attachTo } from './cards.ts';
import { addTaxId, taxIdParams } from './taxIds.ts';

const emptySettings: Data = {
  custom_fields: null,
  default_payment_method: null,
  footer: null,
  rendering_options: null,
};

/** The default card of a request; it must be the customer's, and a published id means the one attached just now. */
async function defaultCard(
  wire: Wire,
  customer: string,
  given: Params,
): Promise<string | null | undefined> {
  const asked = nullable(given, 'default_payment_method');
  if (!asked) return asked;
  const param = 'invoice_settings[default_payment_method]';
  const [newest] = await wire.tx.list({ kind: 'payment_method', owner: customer, limit: 1 });
  const card = asked.startsWith('pm_card_') ? (newest?.id ?? asked) : asked;
  const found = await wire.find('payment_method', card, param);
  if (textOf(found, 'customer') === customer) return card;
  throw resourceMissing('PaymentMethod', card, param);
}

async function settingsOf(wire: Wire, customer: string, before: Data): Promise<Data> {
  const given = hash(wire.params, 'invoice_settings');
  if (!given) return before;
  const card = await defaultCard(wire, customer, given);
  const fields = hashes(given, 'custom_fields');
  return {
    ...before,
    ...(card !== undefined && { default_payment_method: card }),
    ...(nullable(given, 'footer') !== undefined && { footer: nullable(given, 'footer') }),
    ...(fields !== undefined && {
      custom_fields:
        fields.length === 0
          ? null
          : fields.map((field) => ({
              name: text(field, 'name') ?? '',
              value: text(field, 'value') ?? '',
            })),
    }),
  };
}

/** The fields that creating and updating share. */
async function fieldsOf(wire: Wire, before: Data): Promise<Data> {
  const { params } = wire;
  const address = addressOf(params, hashOf(before, 'address'));
  const shipping = shippingOf(params);
  const given: Record<string, Data[string]> = {};
  for (const field of ['description', 'email', 'name', 'phone', 'tax_exempt'] as const) {
    const value = nullable(params, field);
    if (value !== undefined) given[field] = field === 'tax_exempt' ? (value ?? 'none') : value;
  }
  const id = idOf(before);
  return {
    ...before,
    ...given,
    ...(address !== undefined && { address }),
    ...(shipping !== undefined && { shipping }),
    invoice_prefix: text(params, 'invoice_prefix') ?? before['invoice_prefix'],
    invoice_settings: await settingsOf(wire, id, hashOf(before, 'invoice_settings')),
    metadata: mergedMetadata(metadataOf(before), params),
    preferred_locales: texts(params, 'preferred_locales') ?? before['preferred_locales'],
  };
}

const create: Handler = async (wire) => {
  const clock = text(wire.params, 'test_clock') ?? null;
  const frozen =
    clock &&
    numberOf(await wire.find('test_helpers.test_clock', clock, 'test_clock'), 'frozen_time');
  const id = newId('cus');
  const bare: Data = {
    id,
    object: 'customer',
    address: null,
    balance: integer(wire.params, 'balance') ?? 0,
    created: frozen || wire.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: emptySettings,
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: clock,
  };
  await wire.save(bare, null);
  const card = text(wire.params, 'payment_method') ?? text(wire.params, 'source');
  if (card) await attachTo(wire, card, id);
  const made = await fieldsOf(wire, bare);
  const discount = (await discountAsked(wire, id)) ?? null;
  const customer = { ...made, discount };
  await wire.save(customer);
  await wire.emit('customer.created', customer);
  await emitDiscount(wire, null, discount);
  for (const datum of taxIdParams(wire.params)) await addTaxId(wire, id, datum);
  return customer;
};

const retrieve: Handler = async (wire) => {
  const stored = await wire.tx.get(wire.path('id'));
  if (stored?.kind === '_deleted_customer') return stored.data;
  return wire.find('customer', wire.path('id'));
};

const update: Handler = async (wire) => {
  const before = await wire.find('customer', wire.path('id'));
  const id = wire.path('id');
  const after = await fieldsOf(wire, before);
  const held = await discountOf(wire, before);
  const asked = await discountAsked(wire, id);
  const discount = asked === undefined ? held : asked;
  const changed = await saveChange(wire, 'customer.updated', before, { ...after, discount });
  if (asked !== undefined) await emitDiscount(wire, held, asked);
  const balance = integer(wire.params, 'balance');
  if (balance === undefined || balance === numberOf(before, 'balance')) return changed;
  await applyBalance(wire, id, {
    amount: balance - numberOf(before, 'balance'),
    type: 'adjustment',
  });
  return wire.find('customer', id);
};

const remove: Handler = async (wire) => {
  const customer = await wire.find('customer', wire.path('id'));
  await cancelAllOf(wire, wire.path('id'));
  const tombstone = await deleteObject(wire, customer);
  await wire.emit('customer.deleted', customer);
  return tombstone;
};

const list: Handler = (wire) => {
  const email = text(wire.params, 'email');
  const clock = text(wire.params, 'test_clock');
  return page(wire, '/v1/customers', {
    kind: 'customer',
    accepts: (data) =>
      (email === undefined || data['email'] === email) &&
      (clock === undefined || data['test_clock'] === clock),
  });
};

/** Everything below `/v1/customers` that is about the customer itself. */
export const customers: Resource = {
  routes: {
    'POST /v1/customers': create,
    'GET /v1/customers': list,
    'GET /v1/customers/:id': retrieve,
    'POST /v1/customers/:id': update,
    'DELETE /v1/customers/:id': remove,
  },
  includes: {
    'customer.sources': (_wire, customer) =>
      Promise.resolve(listEnvelope(`/v1/customers/${idOf(customer)}/sources`, [])),
  },
};
