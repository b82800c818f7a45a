/** Coupons and promotion codes on a subscription. */
import type { DiscountRule } from '../money/discounts.ts';
import { monthsAfter } from '../money/periods.ts';
import type { Wire } from '../wire/context.ts';
import type { Data } from '../wire/data.ts';
import { StripeProblem, resourceMissing } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { type Params, text } from '../wire/params.ts';
import { type Coupon, type Discount, type PromotionCode, all, dataOf, get, put } from './stored.ts';

const refused = (message: string, param: string, code?: string): StripeProblem =>
  new StripeProblem({ message, param, code });

function assertRedeemable(coupon: Coupon, now: number, param: string): void {
  if (coupon.redeem_by !== null && coupon.redeem_by <= now) {
    throw refused(`Coupon expired: ${coupon.id}`, param, 'coupon_expired');
  }
  if (coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions) {
    throw refused(
      `This coupon has been redeemed the maximum number of times: ${coupon.id}`,
      param,
      'coupon_expired',
    );
  }
  if (!coupon.valid) {
    throw refused(`Coupon is not valid: ${coupon.id}`, param, 'coupon_expired');
  }
}

function assertUsable(code: PromotionCode, now: number, customer: string, param: string): void {
  const isOver = code.expires_at !== null && code.expires_at <= now;
  const isSpent = code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions;
  const isOthers = code.customer !== null && code.customer !== customer;
  if (!code.active || isOver || isSpent || isOthers) {
    throw refused('This promotion code cannot be redeemed because it is not active.', param);
  }
}

/** What a promotion code demands of the order and of the customer. */
async function assertRestrictions(
  wire: Wire,
  { restrictions }: PromotionCode,
  { customer, subtotal, param }: { customer: string; subtotal: number; param: string },
): Promise<void> {
  const least = restrictions.minimum_amount;
  if (least !== null && subtotal < least) {
    throw refused('This promotion code needs a larger order amount.', param);
  }
  if (!restrictions.first_time_transaction) return;
  const charges = await all(wire, 'charge', customer);
  if (charges.some(({ paid }) => paid)) {
    throw refused('This promotion code is for customers without prior transactions.', param);
  }
}

interface Asked {
  readonly coupon: Coupon;
  readonly promotionCode: PromotionCode | null;
}

async function askedOf(
  wire: Wire,
  params: Params,
  facts: { now: number; customer: string; param: string; subtotal: number },
): Promise<Asked> {
  const { now, customer, param } = facts;
  const codeId = text(params, 'promotion_code');
  const codeParam = `${param}[promotion_code]`;
  const promotionCode = codeId ? await get(wire, 'promotion_code', codeId, codeParam) : null;
  if (promotionCode) {
    assertUsable(promotionCode, now, customer, codeParam);
    await assertRestrictions(wire, promotionCode, { ...facts, param: codeParam });
  }
  const couponId = promotionCode?.promotion.coupon ?? text(params, 'coupon');
  if (!couponId) throw resourceMissing('coupon', '', `${param}[coupon]`);
  const coupon = await get(wire, 'coupon', couponId, `${param}[coupon]`);
  assertRedeemable(coupon, now, promotionCode ? codeParam : `${param}[coupon]`);
  return { coupon, promotionCode };
}

async function redeem(wire: Wire, { coupon, promotionCode }: Asked): Promise<void> {
  const times = coupon.times_redeemed + 1;
  const isSpent = coupon.max_redemptions !== null && times >= coupon.max_redemptions;
  await put(wire, { ...coupon, times_redeemed: times, valid: coupon.valid && !isSpent });
  if (promotionCode) {
    await put(wire, { ...promotionCode, times_redeemed: promotionCode.times_redeemed + 1 });
  }
}

/** When a discount that begins now ends; null of one that lasts, and of one that the first invoice uses up. */
function endOf(coupon: Coupon, now: number): number | null {
  return coupon.duration === 'repeating' && coupon.duration_in_months !== null
    ? monthsAfter(now, coupon.duration_in_months)
    : null;
}

/** Where a discount is put. */
interface Place {
  readonly now: number;
  readonly customer: string;
  readonly subscription: string;
  /** The amount of the order before discounts. */
  readonly subtotal: number;
  /** Is it only looked at: nothing is redeemed and nothing written? */
  readonly isPreview: boolean;
}

async function made(wire: Wire, asked: Asked, place: Place): Promise<Discount> {
  const { now, customer, subscription, isPreview } = place;
  const discount: Discount = {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer,
    customer_account: null,
    end: endOf(asked.coupon, now),
    invoice: null,
    invoice_item: null,
    promotion_code: asked.promotionCode?.id ?? null,
    source: { coupon: asked.coupon.id, type: 'coupon' },
    start: now,
    subscription,
    subscription_item: null,
  };
  if (isPreview) wire.unsaved.set(discount.id, dataOf(discount));
  else {
    await redeem(wire, asked);
    await put(wire, discount, subscription);
    const terms = { id: termsId(discount.id), kind: '_terms', owner: null };
    await wire.tx.put({ ...terms, data: dataOf(asked.coupon) });
    await wire.emit('customer.discount.created', dataOf(discount));
  }
  return discount;
}

/** The discounts that `discounts[]` asks for: new ones of coupons and codes, and those that are named by id and stay. */
export async function requestedDiscounts(
  wire: Wire,
  params: readonly Params[],
  place: Place,
): Promise<Discount[]> {
  const found: Discount[] = [];
  for (const [index, one] of params.entries()) {
    const param = `discounts[${index}]`;
    const known = text(one, 'discount');
    found.push(
      known
        ? await get(wire, 'discount', known, `${param}[discount]`)
        : await made(wire, await askedOf(wire, one, { ...place, param }), place),
    );
  }
  return found;
}

/** The discounts that still count at this moment. */
export const inForce = (discounts: readonly Discount[], at: number): Discount[] =>
  discounts.filter(({ end }) => end === null || at < end);

const termsId = (discount: string): string => `_terms_${discount}`;

/** A coupon's terms; those of a coupon that has been deleted since go on. */
async function couponOf(wire: Wire, discount: Discount): Promise<Coupon> {
  const terms = await wire.tx.get(termsId(discount.id));
  return terms ? asCoupon(terms.data) : get(wire, 'coupon', discount.source.coupon ?? '');
}

const asCoupon = (data: Data): Coupon => data as unknown as Coupon;

/** What the arithmetic needs of each discount. */
export async function discountRulesOf(
  wire: Wire,
  discounts: readonly Discount[],
): Promise<DiscountRule[]> {
  const cuts: DiscountRule[] = [];
  for (const discount of discounts) {
    const coupon = await couponOf(wire, discount);
    cuts.push({
      id: discount.id,
      percentOff: coupon.percent_off,
      amountOff: coupon.amount_off,
      products: coupon.applies_to?.products ?? null,
    });
  }
  return cuts;
}

/** Those that an invoice does not use up. @param off What each took off it. */
export async function remainingDiscounts(
  wire: Wire,
  discounts: readonly Discount[],
  off: readonly { readonly discount: string; readonly amount: number }[],
): Promise<Discount[]> {
  const left: Discount[] = [];
  for (const discount of discounts) {
    const isUsed = off.some((one) => one.discount === discount.id && one.amount > 0);
    if (!isUsed || (await couponOf(wire, discount)).duration !== 'once') left.push(discount);
  }
  return left;
}
