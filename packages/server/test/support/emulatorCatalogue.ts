/** An emulator in memory whose prices and coupons are there from the start: its requests cost no queries. */
import { createMemoryStore } from '@hangtag/stripe-emulator/memoryStore';
import type { EmulatorStore } from '@hangtag/stripe-emulator/wire/store';
import { runInMemory } from '../../src/billing/catalogue/inMemoryEmulator.ts';
import { itemsForSale } from '../../src/billing/catalogue/itemsForSale.ts';
import { makeEmulated, writePrices } from '../../src/billing/catalogue/setUp.ts';
import { emulatorStore } from '../../src/billing/stripe/emulatorStore.ts';
import type { Database } from '../../src/db/database.ts';
import { testStart } from './server.ts';

const made = new Map<string, ReturnType<typeof make>>();

async function make(items: Awaited<ReturnType<typeof itemsForSale>>) {
  return runInMemory(
    () => testStart,
    (stripe) => makeEmulated(stripe, items),
  );
}

/** A new store with what is for sale in `db`; the catalogue itself is made once and copied. */
export async function memoryStoreWithCatalogue(db: Database): Promise<EmulatorStore> {
  const items = await itemsForSale(db);
  const key = JSON.stringify(items);
  const making = made.get(key) ?? make(items);
  made.set(key, making);
  const { result, objects } = await making;
  const store = createMemoryStore();
  await store.transaction(async (tx) => {
    for (const object of objects) await tx.put(object);
  });
  await writePrices(db, 'emulator', result);
  return store;
}

/** The emulator's own table, for tests that look at its rows or at its transactions. */
export const databaseStore = (db: Database): Promise<EmulatorStore> =>
  Promise.resolve(emulatorStore(db));
