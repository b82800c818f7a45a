/** What Hangtag sells, on the emulator of a test or in Stripe's sandbox. */
import type Stripe from 'stripe';

export type Plan = 'basic' | 'business' | 'pro';
export type Cycle = 'month' | 'year';

/** Whole dollars; D21. */
export const planPrices: Readonly<Record<Plan, Readonly<Record<Cycle, number>>>> = {
  basic: { month: 39, year: 444 },
  pro: { month: 99, year: 1128 },
  business: { month: 249, year: 2844 },
};

/** Whole dollars for each additional product; K07. */
export const addOnPrices: Readonly<Record<Cycle, number>> = { month: 20, year: 240 };

/** The ids of everything for sale. */
export interface Catalogue {
  readonly plans: Readonly<Record<Plan, Readonly<Record<Cycle, string>>>>;
  readonly addOn: Readonly<Record<Cycle, string>>;
  /** Product of the additional products. */
  readonly addOnProduct: string;
  isAddOn(price: string): boolean;
  /** Throws for the price of anything else. */
  planOf(price: string): { readonly plan: Plan; readonly cycle: Cycle };
  /** The id of a coupon of that name; the name itself for an unknown coupon. */
  couponOf(name: string): Promise<string>;
}

const names = ['basic', 'pro', 'business'] as const;

async function twoPrices(
  stripe: Stripe,
  name: string,
  dollars: Readonly<Record<Cycle, number>>,
): Promise<Record<Cycle | 'product', string>> {
  const product = await stripe.products.create({ name });
  const priceOf = async (interval: Cycle): Promise<string> => {
    const { id } = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: dollars[interval] * 100,
      recurring: { interval },
    });
    return id;
  };
  return { month: await priceOf('month'), year: await priceOf('year'), product: product.id };
}

/** Every kind of coupon, by its id; EXPIRED is over a second after `now`. */
export const couponsAt = (
  now: number,
  addOnProduct: string,
): readonly (Stripe.CouponCreateParams & { readonly id: string })[] => [
  { id: 'SAVE20', percent_off: 20, duration: 'once' },
  { id: 'HALF3', percent_off: 50, duration: 'repeating', duration_in_months: 3 },
  { id: 'TENOFF', amount_off: 1000, currency: 'usd', duration: 'once' },
  { id: 'ALWAYS5', percent_off: 5, duration: 'forever' },
  { id: 'THIRD', percent_off: 33.33, duration: 'forever' },
  {
    id: 'MORE50',
    percent_off: 50,
    duration: 'forever',
    applies_to: { products: [addOnProduct] },
  },
  { id: 'FREE', percent_off: 100, duration: 'once' },
  { id: 'EXPIRED', percent_off: 10, duration: 'once', redeem_by: now + 1 },
  { id: 'LIMIT1', percent_off: 10, duration: 'once', max_redemptions: 1 },
];

/** Products and prices of everything, named after the tests or so. */
export async function createPrices(
  stripe: Stripe,
  nameOf = (title: string): string => title,
): Promise<Omit<Catalogue, 'couponOf'>> {
  const plans = {
    basic: await twoPrices(stripe, nameOf('Basic'), planPrices.basic),
    pro: await twoPrices(stripe, nameOf('Pro'), planPrices.pro),
    business: await twoPrices(stripe, nameOf('Business'), planPrices.business),
  };
  const addOn = await twoPrices(stripe, nameOf('Additional product'), addOnPrices);
  return {
    plans,
    addOn,
    addOnProduct: addOn.product,
    isAddOn: (price) => price === addOn.month || price === addOn.year,
    planOf: (price) => {
      for (const plan of names) {
        if (plans[plan].month === price) return { plan, cycle: 'month' };
        if (plans[plan].year === price) return { plan, cycle: 'year' };
      }
      throw new Error(`${price} is no plan's price.`);
    },
  };
}

/** Puts everything on sale. */
export async function createCatalogue(stripe: Stripe, now: number): Promise<Catalogue> {
  const prices = await createPrices(stripe);
  for (const coupon of couponsAt(now, prices.addOnProduct)) await stripe.coupons.create(coupon);
  return { ...prices, couponOf: (name) => Promise.resolve(name) };
}
