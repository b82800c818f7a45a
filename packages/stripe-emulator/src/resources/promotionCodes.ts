/** Promotion codes: what people type to get a coupon. */
import { saveChange } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import { hashOf, metadataOf, textOf, type Data } from '../wire/data.ts';
import { StripeProblem } from '../wire/errors.ts';
import { newId, randomLetters } from '../wire/ids.ts';
import { page } from '../wire/page.ts';
import {
  flag,
  hash,
  integer,
  mergedMetadata,
  required,
  text,
  type Params,
} from '../wire/params.ts';
import type { Handler, Resource } from '../wire/resource.ts';

/** `promotion[coupon]`, and the `coupon` of versions before it. */
async function couponOf(wire: Wire, params: Params): Promise<string> {
  const promotion = hash(params, 'promotion');
  const id = promotion ? required(promotion, 'coupon') : required(params, 'coupon');
  await wire.find('coupon', id, promotion ? 'promotion[coupon]' : 'coupon');
  return id;
}

const sameCode = (a: string | null, b: string): boolean => a?.toLowerCase() === b.toLowerCase();

async function assertFree(wire: Wire, code: string): Promise<void> {
  const all = await wire.tx.list({ kind: 'promotion_code' });
  const taken = all.some(
    ({ data }) => data['active'] === true && sameCode(textOf(data, 'code'), code),
  );
  if (!taken) return;
  const message = 'An active promotion code with this code already exists.';
  throw new StripeProblem({ message, code: 'resource_already_exists', param: 'code' });
}

const create: Handler = async (wire) => {
  const { params } = wire;
  const coupon = await couponOf(wire, params);
  const code = text(params, 'code') ?? randomLetters(8).toUpperCase();
  await assertFree(wire, code);
  const restrictions = hash(params, 'restrictions') ?? {};
  const made = await wire.save(
    {
      id: newId('promo'),
      object: 'promotion_code',
      active: flag(params, 'active') ?? true,
      code,
      created: wire.now,
      customer: text(params, 'customer') ?? null,
      customer_account: null,
      expires_at: integer(params, 'expires_at') ?? null,
      livemode: false,
      max_redemptions: integer(params, 'max_redemptions') ?? null,
      metadata: mergedMetadata({}, params),
      promotion: { coupon, type: 'coupon' },
      restrictions: {
        first_time_transaction: flag(restrictions, 'first_time_transaction') ?? false,
        minimum_amount: integer(restrictions, 'minimum_amount') ?? null,
        minimum_amount_currency: text(restrictions, 'minimum_amount_currency') ?? null,
      },
      times_redeemed: 0,
    },
    null,
  );
  await wire.emit('promotion_code.created', made);
  return made;
};

const update: Handler = async (wire) => {
  const before = await wire.find('promotion_code', wire.path('id'));
  return saveChange(wire, 'promotion_code.updated', before, {
    ...before,
    active: flag(wire.params, 'active') ?? before['active'],
    metadata: mergedMetadata(metadataOf(before), wire.params),
  });
};

const list: Handler = (wire) => {
  const code = text(wire.params, 'code');
  const coupon = text(wire.params, 'coupon');
  const active = flag(wire.params, 'active');
  return page(wire, '/v1/promotion_codes', {
    kind: 'promotion_code',
    accepts: (found: Data) =>
      (code === undefined || sameCode(textOf(found, 'code'), code)) &&
      (coupon === undefined || textOf(hashOf(found, 'promotion'), 'coupon') === coupon) &&
      (active === undefined || found['active'] === active),
  });
};

/** `/v1/promotion_codes`. */
export const promotionCodes: Resource = {
  routes: {
    'POST /v1/promotion_codes': create,
    'GET /v1/promotion_codes': list,
    'GET /v1/promotion_codes/:id': (wire) => wire.find('promotion_code', wire.path('id')),
    'POST /v1/promotion_codes/:id': update,
  },
};
