/**
 * What a longer piece of work at the emulator leaves behind, found out in memory: written to the database at once it
 * takes a fraction of the time of its many requests.
 */
import { Stripe } from 'stripe';
import { createEmulator } from '@hangtag/stripe-emulator/createEmulator';
import { createMemoryStore } from '@hangtag/stripe-emulator/memoryStore';
import type { EmulatorStore, StoredObject } from '@hangtag/stripe-emulator/store';
import { EMULATOR_SECRET_KEY } from '../stripe/emulatorStore.ts';
import type { Queryable } from '../../db/database.ts';
import { stripeEmulatorObjects as objects } from '../../db/schema/billing.ts';

type EmulatorObject = Omit<StoredObject, 'sequence'>;

/** Not stored: events that were sent to no server, and answers stored for repeated requests. */
const transientKinds: readonly string[] = ['event', '_delivery', '_idempotency'];

/** Runs `work` at a new, empty emulator, and returns the objects it made, the oldest first. */
export async function runInMemory<T>(
  now: () => Date,
  work: (stripe: Stripe) => Promise<T>,
): Promise<{ readonly result: T; readonly left: readonly EmulatorObject[] }> {
  const { store, left } = recordingStore(createMemoryStore());
  const emulator = createEmulator({
    store,
    now,
    secretKey: EMULATOR_SECRET_KEY,
    webhookSecret: 'whsec_rehearsal',
    deliver: () => Promise.resolve(),
  });
  const stripe = new Stripe(EMULATOR_SECRET_KEY, {
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((url, init) => emulator.fetch(new Request(url, init))),
  });
  const result = await work(stripe);
  await emulator.flush();
  return { result, left: [...left.values()].filter(({ kind }) => !transientKinds.includes(kind)) };
}

/** A store that can be asked for everything in it. */
function recordingStore(inner: EmulatorStore): {
  readonly store: EmulatorStore;
  readonly left: ReadonlyMap<string, EmulatorObject>;
} {
  const left = new Map<string, EmulatorObject>();
  const store: EmulatorStore = {
    transaction: (work) =>
      inner.transaction((tx) =>
        work({
          ...tx,
          put: (object) => {
            left.set(object.id, { ...object, data: structuredClone(object.data) });
            return tx.put(object);
          },
          delete: (id) => {
            left.delete(id);
            return tx.delete(id);
          },
        }),
      ),
  };
  return { store, left };
}

/** Puts it into the emulator's own store. */
export async function writeEmulatorObjects(
  db: Queryable,
  left: readonly EmulatorObject[],
): Promise<void> {
  if (left.length === 0) return;
  await db
    .insert(objects)
    .values(left.map(({ id, kind, owner, data }) => ({ id, kind, owner, data })))
    .onConflictDoNothing();
}
