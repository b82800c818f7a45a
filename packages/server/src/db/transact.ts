/** A transaction that is run again where the database asked for it. */
import type { Database, Transaction } from './database.ts';
import { isConflict } from './violations.ts';

/**
 * Runs a transaction, and retries it once after a deadlock or serialization failure. `run` writes to the database only,
 * because its other effects would happen twice.
 */
export async function transact<T>(
  db: Pick<Database, 'transaction'>,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(run);
  } catch (error) {
    if (!isConflict(error)) throw error;
    return db.transaction(run);
  }
}
