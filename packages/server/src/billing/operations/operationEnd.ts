/** How an operation ends: written down and its company given back, together. */
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { failureOf, meaningOf } from '../stripe/failures.ts';
import { giveLease } from './leases.ts';
import { type OperationRow, type Outcome, writeOutcome } from './operationRows.ts';
import type { OperationOutcome } from './runOperation.ts';
import type { BillingServices } from '../stripe/services.ts';

/** Writes down what came of it, and gives the company back. */
export async function end(db: Database, row: OperationRow, outcome: Outcome): Promise<void> {
  await db.transaction(async (tx) => {
    await writeOutcome(tx, row.id, outcome);
    await giveLease(tx, row.companyId, row.id);
  });
}

/**
 * What an error means for the wish that met it.
 * @throws the error, where it is not Stripe's.
 */
export async function writeOff(
  { db, log }: BillingServices,
  row: OperationRow,
  error: unknown,
): Promise<OperationOutcome<never>> {
  const meaning = meaningOf(error);
  const failure = failureOf(error);
  if (meaning === 'refused') {
    await end(db, row, { state: 'failed', result: failure, error: failure.code });
    return { state: 'failed', failure };
  }
  if (error instanceof Refusal) {
    // Our own no, before Stripe was asked to change anything; the same wish may be made again.
    await end(db, row, { state: 'reconciled', error: 'refused' });
    throw error;
  }
  const areKeysSpent = meaning === 'kept';
  await end(db, row, { state: 'unknown', error: failure.code, areKeysSpent });
  log.warn({ operation: row.id, kind: row.kind, code: failure.code }, 'billing outcome unknown');
  if (meaning === null) throw error;
  return { state: 'unknown' };
}
