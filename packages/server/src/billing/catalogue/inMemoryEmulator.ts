/**
 * Runs work on an in-memory emulator and stores the created objects at once, which is far faster than single requests.
 */
import { Stripe } from 'stripe';
import { createEmulator } from '@hangtag/stripe-emulator/createEmulator';
import { createMemoryStore } from '@hangtag/stripe-emulator/memoryStore';
import type { EmulatorStore, StoredObject } from '@hangtag/stripe-emulator/wire/store';
import { EMULATOR_SECRET_KEY } from '../stripe/emulatorStore.ts';
import type { Queryable } from '../../db/database.ts';
import { stripeEmulatorObjects as objects } from '../../db/schema/billing.ts';

type EmulatorObject = Omit<StoredObject, 'sequence'>;

/** Not stored: events that were sent to no server, and answers stored for repeated requests. */
const transientKinds: readonly string[] = ['event', '_delivery', '_idempotency'];

/** Runs `work` on a new, empty emulator, and returns the created objects, oldest first. */
export async function runInMemory<T>(
  now: () => Date,
  work: (stripe: Stripe) => Promise<T>,
): Promise<{ readonly result: T; readonly objects: readonly EmulatorObject[] }> {
  const { store, recorded } = recordingStore(createMemoryStore());
  const emulator = createEmulator({
    store,
    now,
    secretKey: EMULATOR_SECRET_KEY,
    webhookSecret: 'whsec_in_memory',
    deliver: () => Promise.resolve(),
  });
  const stripe = new Stripe(EMULATOR_SECRET_KEY, {
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((url, init) => emulator.fetch(new Request(url, init))),
  });
  const result = await work(stripe);
  await emulator.flush();
  return {
    result,
    objects: [...recorded.values()].filter(({ kind }) => !transientKinds.includes(kind)),
  };
}

/** Wraps a store, and records every object that is in it. */
function recordingStore(inner: EmulatorStore): {
  readonly store: EmulatorStore;
  readonly recorded: ReadonlyMap<string, EmulatorObject>;
} {
  const recorded = new Map<string, EmulatorObject>();
  const store: EmulatorStore = {
    transaction: (work) =>
      inner.transaction((tx) =>
        work({
          ...tx,
          put: (object) => {
            recorded.set(object.id, { ...object, data: structuredClone(object.data) });
            return tx.put(object);
          },
          delete: (id) => {
            recorded.delete(id);
            return tx.delete(id);
          },
        }),
      ),
  };
  return { store, recorded };
}

/** Inserts objects into the emulator's table. */
export async function writeEmulatorObjects(
  db: Queryable,
  written: readonly EmulatorObject[],
): Promise<void> {
  if (written.length === 0) return;
  await db
    .insert(objects)
    .values(written.map(({ id, kind, owner, data }) => ({ id, kind, owner, data })))
    .onConflictDoNothing();
}
