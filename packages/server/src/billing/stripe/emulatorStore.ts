/** The emulator's memory in our own database, so that it survives restarts and is shared by every process. */
import { type SQL, and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type {
  EmulatorStore,
  ListQuery,
  StoreTransaction,
  StoredObject,
} from '@hangtag/stripe-emulator/wire/store';
import type { Database, Transaction } from '../../db/database.ts';
import { stripeEmulatorObjects as objects } from '../../db/schema/billing.ts';

/** Any number: it only has to be ours. */
const EMULATOR_LOCK = 4_206_915;

/** A store on `db`. */
export function emulatorStore(db: Database): EmulatorStore {
  let last: Promise<unknown> = Promise.resolve();
  return {
    transaction(work) {
      // In a row here, so that waiting requests hold no connections; the lock is for other processes.
      const run = last.then(() =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(${EMULATOR_LOCK})`);
          return work(within(tx));
        }),
      );
      last = run.catch(() => undefined);
      return run;
    },
  };
}

const asStored = (row: typeof objects.$inferSelect): StoredObject =>
  ({ ...row, data: row.data }) as StoredObject;

function within(tx: Transaction): StoreTransaction {
  return {
    async get(id) {
      const [row] = await tx.select().from(objects).where(eq(objects.id, id));
      return row ? asStored(row) : null;
    },
    async list(query) {
      const order = query.order === 'oldest' ? asc(objects.sequence) : desc(objects.sequence);
      const found = tx.select().from(objects).where(fits(query)).orderBy(order);
      return (await (query.limit === undefined ? found : found.limit(query.limit))).map(asStored);
    },
    async put({ id, kind, owner, data }) {
      await tx
        .insert(objects)
        .values({ id, kind, owner, data })
        .onConflictDoUpdate({ target: objects.id, set: { kind, owner, data } });
    },
    async delete(id) {
      await tx.delete(objects).where(eq(objects.id, id));
    },
  };
}

function fits({ kind, owner, after, before }: ListQuery): SQL | undefined {
  return and(
    eq(objects.kind, kind),
    owner === undefined ? undefined : eq(objects.owner, owner),
    after === undefined ? undefined : gt(objects.sequence, after),
    before === undefined ? undefined : lt(objects.sequence, before),
  );
}

/** The emulator's keys. They are no secrets: they open nothing but the emulator, and that listens on loopback only. */
export const EMULATOR_SECRET_KEY = 'sk_test_hangtagEmulator00000000000000';

/** For the browser. */
export const EMULATOR_PUBLISHABLE_KEY = 'pk_test_hangtagEmulator00000000000000';
