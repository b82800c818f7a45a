/**
 * Reconciles unsettled operations: those whose process died, whose answer from Stripe was lost, or whose client was gone when the
 * bank had its confirmation.
 */
import { readOutcome } from './readOutcome.ts';
import {
  type OperationRow,
  findOperation,
  findUnsettled,
  releaseLease,
  takeLease,
  transferLease,
  writeOutcome,
} from '../operations/operationRows.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../http/vars.ts';

/** Reads at Stripe, and does the side effects of what Stripe took; operations that still run are left alone. */
export async function reconcileOperations(services: Services): Promise<void> {
  const { db, payments, log } = services;
  if (!payments) return;
  for (const row of await findUnsettled(db, payments.mode)) {
    const { id, companyId } = row;
    if (!(await leaseFor(db, row))) continue;
    try {
      await syncCompany(services, companyId);
      const outcome = await readOutcome(services, row);
      await writeOutcome(db, id, outcome);
      log.info({ operation: id, state: outcome.state }, 'operation reconciled');
    } finally {
      await releaseLease(db, companyId, id);
    }
  }
}

/** Leases the company; false while another operation has it, or when this one went on meanwhile. */
const leaseFor = (db: Database, { id, companyId, state }: OperationRow): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ticket = crypto.randomUUID();
    if (!(await takeLease(tx, companyId, ticket))) return false;
    const now = await findOperation(tx, id);
    if (now?.state !== state) {
      await releaseLease(tx, companyId, ticket);
      return false;
    }
    await transferLease(tx, companyId, id);
    return true;
  });
