/** Companies in Stripe's sandbox; every object made there has the run's name and is removed at the end. */
import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import { type Catalogue, couponsAt, createPrices } from '../testing/catalogue.ts';
import { BEGIN } from '../testing/company.ts';
import type { BillingEnvironment } from '../testing/billingEnvironment.ts';

/** Stripe advances by two intervals of the shortest subscription at most: 59 days from a January's end. */
const MAX_ADVANCE = 50 * 86_400;

/** Events that are looked at, the newest first. */
const EVENTS = 1000;

/** How long Stripe may take. */
export interface SandboxTimings {
  /** Between two looks at a clock that advances, in milliseconds. @default 1000 */
  readonly pollMs?: number;
  /** Wait before events are read, in milliseconds, because they arrive late. @default 2000 */
  readonly eventsMs?: number;
  /** A clock may advance for so long, in milliseconds. @default 300000 */
  readonly advanceMs?: number;
}

/** Products and prices, created once per run. */
export interface SandboxCatalogue {
  readonly stripe: Stripe;
  readonly prices: Omit<Catalogue, 'couponOf'>;
  /** Deactivates prices and products; Stripe deletes no used price. */
  close(): Promise<void>;
}

/** Puts everything on sale under the run's name. */
export async function createSandboxCatalogue(
  stripe: Stripe,
  run: string,
): Promise<SandboxCatalogue> {
  const prices = await createPrices(stripe, (title) => `${run} ${title}`);
  const made = [prices.addOn, ...Object.values(prices.plans)].flatMap(({ month, year }) => [
    month,
    year,
  ]);
  return {
    stripe,
    prices,
    async close() {
      const products = new Set<string>();
      for (const price of made) {
        const { product } = await stripe.prices.update(price, { active: false });
        products.add(typeof product === 'string' ? product : product.id);
      }
      for (const product of products) await stripe.products.update(product, { active: false });
    },
  };
}

/** One scenario's environment, and its clean-up. */
export interface SandboxEnvironment extends BillingEnvironment {
  /** Deletes its coupons, and its clocks with their customers and subscriptions. */
  close(): Promise<void>;
}

/** @param name Of whatever is made, e.g. `hangtag-k3f9-12`. */
export function sandboxEnvironment(
  { stripe, prices }: SandboxCatalogue,
  name: string,
  { pollMs = 1000, eventsMs = 2000, advanceMs = 300_000 }: SandboxTimings = {},
): SandboxEnvironment {
  const coupons = new Map<string, string>();
  const { testClocks } = stripe.testHelpers;

  /** A coupon of this scenario's own: one that counts how often it was used begins at nought. */
  async function couponOf(asked: string): Promise<string> {
    const known = coupons.get(asked);
    if (known !== undefined) return known;
    const coupon = couponsAt(BEGIN, prices.addOnProduct).find(({ id }) => id === asked);
    if (!coupon) return asked;
    const { id } = await stripe.coupons.create({ ...coupon, id: `${name}-${asked}` });
    coupons.set(asked, id);
    return id;
  }

  async function ready(clock: string): Promise<void> {
    const end = performance.now() + advanceMs;
    for (;;) {
      const { status } = await testClocks.retrieve(clock);
      if (status === 'ready') return;
      if (status !== 'advancing') throw new Error(`The test clock says ${status}.`);
      if (performance.now() > end) throw new Error('The test clock did not become ready in time.');
      await wait(pollMs);
    }
  }

  return {
    stripe,
    looking: stripe,
    catalogue: { ...prices, couponOf },
    async events(customer) {
      await wait(eventsMs);
      const found = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: EVENTS });
      return found
        .filter(({ data }) => isAbout(data.object, customer))
        .map(({ type }) => type)
        .toReversed();
    },
    authenticate: () => Promise.reject(new Error('Only a browser can answer the bank.')),
    async pass(clock, to) {
      let { frozen_time: at } = await testClocks.retrieve(clock);
      while (at < to) {
        at = Math.min(to, at + MAX_ADVANCE);
        await testClocks.advance(clock, { frozen_time: at });
        await ready(clock);
      }
    },
    async close() {
      for (const coupon of coupons.values()) await stripe.coupons.del(coupon);
      for await (const clock of testClocks.list({ limit: 100 })) {
        if (clock.name === name) await testClocks.del(clock.id);
      }
    },
  };
}

function isAbout(object: object, customer: string): boolean {
  const { id, customer: owner } = object as { readonly id?: unknown; readonly customer?: unknown };
  return id === customer || owner === customer;
}
