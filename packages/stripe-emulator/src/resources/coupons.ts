/** Coupons: a percentage or an amount off, once, for some months or for ever. */
import { deleteObject, saveChange } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import { metadataOf, numberOf, type Data } from '../wire/data.ts';
import { StripeProblem } from '../wire/errors.ts';
import { randomLetters } from '../wire/ids.ts';
import { page } from '../wire/page.ts';
import {
  decimal,
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

const refused = (message: string, param: string): StripeProblem =>
  new StripeProblem({ message, param });

function percentOf(params: Params): number | null {
  const percent = decimal(params, 'percent_off');
  if (percent === undefined) return null;
  if (percent > 0 && percent <= 100) return percent;
  throw refused('Invalid percent_off: must be between 0 (exclusive) and 100', 'percent_off');
}

function monthsOf(params: Params, duration: string): number | null {
  const months = integer(params, 'duration_in_months') ?? null;
  if (duration !== 'repeating') return null;
  if (months !== null && months > 0) return months;
  throw refused(
    'You must pass a `duration_in_months` when passing a `duration` of `repeating`.',
    'duration_in_months',
  );
}

/** A coupon at this moment: a spent or expired one is invalid. */
function standing(wire: Wire, coupon: Data): Data {
  const ends = coupon['redeem_by'];
  const most = coupon['max_redemptions'];
  const isOver = typeof ends === 'number' && ends <= wire.now;
  const isSpent = typeof most === 'number' && numberOf(coupon, 'times_redeemed') >= most;
  return { ...coupon, valid: !isOver && !isSpent };
}

const create: Handler = async (wire) => {
  const { params } = wire;
  const id = text(params, 'id') ?? randomLetters(8);
  if (await wire.tx.get(id)) {
    const message = 'Coupon already exists.';
    throw new StripeProblem({ message, code: 'resource_already_exists', param: 'id' });
  }
  const percent = percentOf(params);
  const amount = integer(params, 'amount_off') ?? null;
  if ((percent === null) === (amount === null)) {
    throw refused('You must pass exactly one of `percent_off` and `amount_off`.', 'percent_off');
  }
  const duration = text(params, 'duration') ?? 'once';
  const products = texts(hash(params, 'applies_to') ?? {}, 'products');
  const coupon: Data = {
    id,
    object: 'coupon',
    amount_off: amount,
    ...(products && { applies_to: { products } }),
    created: wire.now,
    currency: amount === null ? null : required(params, 'currency').toLowerCase(),
    duration,
    duration_in_months: monthsOf(params, duration),
    livemode: false,
    max_redemptions: integer(params, 'max_redemptions') ?? null,
    metadata: mergedMetadata({}, params),
    name: nullable(params, 'name') ?? null,
    percent_off: percent,
    redeem_by: integer(params, 'redeem_by') ?? null,
    times_redeemed: 0,
    valid: true,
  };
  await wire.save(coupon, null);
  await wire.emit('coupon.created', coupon);
  return standing(wire, coupon);
};

const update: Handler = async (wire) => {
  const before = await wire.find('coupon', wire.path('id'));
  const after = {
    ...before,
    metadata: mergedMetadata(metadataOf(before), wire.params),
    name: nullable(wire.params, 'name') ?? before['name'],
  };
  return standing(wire, await saveChange(wire, 'coupon.updated', before, after));
};

const list: Handler = async (wire) => {
  const found = await page(wire, '/v1/coupons', { kind: 'coupon' });
  const { data } = found;
  if (!Array.isArray(data)) return found;
  const items: readonly Data[] = data;
  return { ...found, data: items.map((coupon) => standing(wire, coupon)) };
};

/** `/v1/coupons`. */
export const coupons: Resource = {
  routes: {
    'POST /v1/coupons': create,
    'GET /v1/coupons': list,
    'GET /v1/coupons/:id': async (wire) =>
      standing(wire, await wire.find('coupon', wire.path('id'))),
    'POST /v1/coupons/:id': update,
    'DELETE /v1/coupons/:id': async (wire) => {
      const found = await wire.find('coupon', wire.path('id'));
      await wire.emit('coupon.deleted', found);
      return deleteObject(wire, found);
    },
  },
};
