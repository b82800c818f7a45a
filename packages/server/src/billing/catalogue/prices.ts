/** Stripe's price ids of the items for sale, in the current mode. */
import { eq } from 'drizzle-orm';
import { type Prices, type SaleItem, itemsForSale, lookupKeyOf } from './itemsForSale.ts';
import { type StoredPrice, setUpEmulated } from './setUp.ts';
import { requirePayments } from '../stripe/payments.ts';
import type { BillingServices } from '../stripe/services.ts';
import { stripePrices } from '../../db/schema/billing.ts';
import { Refusal } from '../../http/refusal.ts';

/**
 * The ids of all items for sale; the emulator's are created when missing.
 * @throws Refusal 503 without payments, or before `npm run stripe:setup`.
 */
export async function pricesOf(
  services: Pick<BillingServices, 'db' | 'payments' | 'now'>,
): Promise<Prices> {
  const { emulator, mode } = requirePayments(services);
  const { db } = services;
  const items = await itemsForSale(db);
  const stored = await db.select().from(stripePrices).where(eq(stripePrices.mode, mode));
  if (areAllIn(stored, items)) return pricesFrom(stored);
  if (!emulator) {
    throw new Refusal(503, 'Prices are not set up on this server yet. Nothing was charged.');
  }
  return pricesFrom(await setUpEmulated(services, items));
}

function areAllIn(stored: readonly StoredPrice[], items: readonly SaleItem[]): boolean {
  const keys = new Set(stored.map(({ lookupKey }) => lookupKey));
  return items.every((item) => keys.has(lookupKeyOf(item)));
}

function pricesFrom(stored: readonly StoredPrice[]): Prices {
  const ids = new Map(stored.map(({ lookupKey, priceId }) => [lookupKey, priceId]));
  return {
    plan: (key, interval) => ids.get(lookupKeyOf({ key, interval })) ?? null,
    additionalProduct(interval) {
      const id = ids.get(lookupKeyOf({ key: 'additionalProduct', interval }));
      if (!id) throw new Error('The additional product has no price.');
      return id;
    },
  };
}
