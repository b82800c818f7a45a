/** A transaction that is run again where the database asked for it. */
import type { Database, Transaction } from './database.ts';
import { isConflict } from './violations.ts';

/**
 * Runs a transaction, and once more when the database ended it for another one's sake (deadlock, serialization).
 * `run` writes to the database only: what else it did would happen twice.
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
