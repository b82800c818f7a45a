/** Prices: one amount per unit, once or again and again; found by their lookup keys. */
import { saveChange } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import { hashOf, metadataOf, textOf, type Data } from '../wire/data.ts';
import { StripeProblem } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { page } from '../wire/page.ts';
import {
  decimal,
  flag,
  hash,
  integer,
  mergedMetadata,
  nullable,
  required,
  text,
  texts,
  type Params,
} from '../wire/params.ts';
import type { Handler, Resource } from '../wire/resource.ts';

function recurringOf(params: Params): Data | null {
  const given = hash(params, 'recurring');
  if (!given) return null;
  const interval = required(given, 'interval');
  if (!['day', 'week', 'month', 'year'].includes(interval)) {
    const message = `Invalid recurring[interval]: must be one of day, month, week, or year`;
    throw new StripeProblem({ message, param: 'recurring[interval]' });
  }
  return {
    interval,
    interval_count: integer(given, 'interval_count') ?? 1,
    meter: null,
    trial_period_days: integer(given, 'trial_period_days') ?? null,
    usage_type: 'licensed',
  };
}

/** A lookup key belongs to one price: a second use is refused, or moves the key on request. */
async function claimKey(wire: Wire, params: Params, id: string): Promise<void> {
  const key = nullable(params, 'lookup_key');
  if (!key) return;
  const holder = (await wire.tx.list({ kind: 'price' })).find(
    ({ data }) => data['lookup_key'] === key && data['id'] !== id,
  );
  if (!holder) return;
  if (flag(params, 'transfer_lookup_key') !== true) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
    throw new StripeProblem({ message, code: 'resource_already_exists', param: 'lookup_key' });
  }
  await saveChange(wire, 'price.updated', holder.data, { ...holder.data, lookup_key: null });
}

async function productFor(wire: Wire, params: Params): Promise<string> {
  const given = hash(params, 'product_data');
  if (!given) {
    const id = required(params, 'product');
    await wire.find('product', id, 'product');
    return id;
  }
  throw new StripeProblem({
    message: 'The emulator makes a price of a product that exists.',
    param: 'product_data',
  });
}

/** Makes a price. */
export async function createPrice(wire: Wire, params: Params): Promise<Data> {
  const id = newId('price');
  const product = await productFor(wire, params);
  await claimKey(wire, params, id);
  const exact = decimal(params, 'unit_amount_decimal');
  const amount = integer(params, 'unit_amount') ?? exact;
  if (amount === undefined || amount < 0) {
    const message = 'Missing required param: unit_amount.';
    throw new StripeProblem({ message, code: 'parameter_missing', param: 'unit_amount' });
  }
  const recurring = recurringOf(params);
  const made = await wire.save(
    {
      id,
      object: 'price',
      active: flag(params, 'active') ?? true,
      billing_scheme: 'per_unit',
      created: wire.now,
      currency: required(params, 'currency').toLowerCase(),
      custom_unit_amount: null,
      livemode: false,
      lookup_key: nullable(params, 'lookup_key') ?? null,
      metadata: mergedMetadata({}, params),
      nickname: nullable(params, 'nickname') ?? null,
      product,
      recurring,
      tax_behavior: text(params, 'tax_behavior') ?? 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: recurring ? 'recurring' : 'one_time',
      unit_amount: Number.isInteger(amount) ? amount : null,
      unit_amount_decimal: String(amount),
    },
    product,
  );
  await wire.emit('price.created', made);
  return made;
}

const update: Handler = async (wire) => {
  const before = await wire.find('price', wire.path('id'));
  const { params } = wire;
  await claimKey(wire, params, wire.path('id'));
  const key = nullable(params, 'lookup_key');
  return saveChange(wire, 'price.updated', before, {
    ...before,
    active: flag(params, 'active') ?? before['active'],
    lookup_key: key === undefined ? before['lookup_key'] : key,
    metadata: mergedMetadata(metadataOf(before), params),
    nickname: nullable(params, 'nickname') ?? before['nickname'],
    tax_behavior: text(params, 'tax_behavior') ?? before['tax_behavior'],
  });
};

const list: Handler = (wire) => {
  const { params } = wire;
  const keys = texts(params, 'lookup_keys');
  const active = flag(params, 'active');
  const currency = text(params, 'currency');
  const type = text(params, 'type');
  const interval = text(hash(params, 'recurring') ?? {}, 'interval');
  return page(wire, '/v1/prices', {
    kind: 'price',
    owner: text(params, 'product'),
    accepts: (price) =>
      (keys === undefined || keys.some((key) => key === price['lookup_key'])) &&
      (active === undefined || price['active'] === active) &&
      (currency === undefined || price['currency'] === currency) &&
      (type === undefined || price['type'] === type) &&
      (interval === undefined || textOf(hashOf(price, 'recurring'), 'interval') === interval),
  });
};

/** `/v1/prices`. */
export const prices: Resource = {
  routes: {
    'POST /v1/prices': (wire) => createPrice(wire, wire.params),
    'GET /v1/prices': list,
    'GET /v1/prices/:id': (wire) => wire.find('price', wire.path('id')),
    'POST /v1/prices/:id': update,
  },
};
