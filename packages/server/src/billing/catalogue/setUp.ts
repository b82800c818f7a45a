/** Products and prices at Stripe, found by our keys or created. */
import { sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import {
  type SaleItem,
  PRICE_KEY,
  itemsForSale,
  lookupKeyOf,
  productIdOf,
} from './itemsForSale.ts';
import { ensureTestCoupons } from './testCoupons.ts';
import { requirePayments } from '../stripe/payments.ts';
import type { BillingServices } from '../stripe/services.ts';
import type { Queryable } from '../../db/database.ts';
import { stripePrices } from '../../db/schema/billing.ts';
import type { StripeMode } from '../../db/schema/billingJson.ts';

/** A price and where it is found. */
export type StoredPrice = Omit<typeof stripePrices.$inferInsert, 'mode'>;

/** Any number: it only has to be ours. */
const CATALOGUE_LOCK = 4_206_916;

/**
 * Finds or creates every product and price and stores their ids; a repeated run changes only differences. A changed
 * price gets a new id; subscriptions at the old price keep it.
 */
export async function setUpCatalogue(
  services: Pick<BillingServices, 'db' | 'payments'>,
): Promise<readonly StoredPrice[]> {
  const { db } = services;
  const { stripe, mode } = requirePayments(services);
  const prices = await makeCatalogue(stripe, await itemsForSale(db));
  await writePrices(db, mode, prices);
  return prices;
}

/** Creates the emulator's products, prices and coupons; in memory, then stored at once. */
export async function setUpEmulated(
  { db, now }: Pick<BillingServices, 'db' | 'now'>,
  items: readonly SaleItem[],
): Promise<readonly StoredPrice[]> {
  const { runInMemory, writeEmulatorObjects } = await import('./inMemoryEmulator.ts');
  const { result, objects } = await runInMemory(now, (stripe) => makeEmulated(stripe, items));
  return db.transaction(async (tx) => {
    // Another process may be at it.
    await tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`);
    const there = await tx.select().from(stripePrices);
    const own = there.filter(({ mode }) => mode === 'emulator');
    if (items.every((item) => own.some(({ lookupKey }) => lookupKey === lookupKeyOf(item)))) {
      return own;
    }
    await writeEmulatorObjects(tx, objects);
    await writePrices(tx, 'emulator', result);
    return result;
  });
}

/** Everything that the emulator sells, and its coupons. */
export async function makeEmulated(
  stripe: Stripe,
  items: readonly SaleItem[],
): Promise<readonly StoredPrice[]> {
  const prices = await makeCatalogue(stripe, items);
  await ensureTestCoupons(stripe);
  return prices;
}

async function makeCatalogue(
  stripe: Stripe,
  items: readonly SaleItem[],
): Promise<readonly StoredPrice[]> {
  // Ten keys are as many as Stripe takes in one question.
  const keys = items.map(lookupKeyOf).slice(0, 10);
  const { data } = await stripe.prices.list({ lookup_keys: keys, limit: 100 });
  const known = new Map(data.map((price) => [price.lookup_key ?? '', price]));
  const ids = [...new Set(items.map(productIdOf))];
  const products = await stripe.products.list({ ids, limit: 100 });
  const made = new Set(products.data.map(({ id }) => id));
  const prices: StoredPrice[] = [];
  for (const item of items) {
    const productId = productIdOf(item);
    if (!made.has(productId)) await createProduct(stripe, item);
    made.add(productId);
    const lookupKey = lookupKeyOf(item);
    const price = known.get(lookupKey);
    const isRight = price?.unit_amount === item.cents && price.active;
    const { id: priceId } = isRight ? price : await createPrice(stripe, item);
    prices.push({ lookupKey, priceId, productId, cents: item.cents });
  }
  return prices;
}

const createProduct = (stripe: Stripe, item: SaleItem): Promise<Stripe.Product> =>
  stripe.products.create(
    { id: productIdOf(item), name: item.name },
    { idempotencyKey: productIdOf(item) },
  );

const createPrice = (stripe: Stripe, item: SaleItem): Promise<Stripe.Price> =>
  stripe.prices.create(
    {
      product: productIdOf(item),
      currency: 'usd',
      unit_amount: item.cents,
      recurring: { interval: item.interval },
      lookup_key: lookupKeyOf(item),
      transfer_lookup_key: true,
      metadata: { [PRICE_KEY]: item.key },
    },
    { idempotencyKey: `${lookupKeyOf(item)}_${item.cents}` },
  );

/** Writes down which price has which id. */
export async function writePrices(
  db: Queryable,
  mode: StripeMode,
  prices: readonly StoredPrice[],
): Promise<void> {
  await db
    .insert(stripePrices)
    .values(prices.map((price) => ({ ...price, mode })))
    .onConflictDoUpdate({
      target: [stripePrices.mode, stripePrices.lookupKey],
      set: { priceId: sql`excluded.price_id`, cents: sql`excluded.cents` },
    });
}
