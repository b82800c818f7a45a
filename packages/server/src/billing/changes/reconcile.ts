/** Reconciles unconfirmed operations: those whose process died, or whose answer from Stripe was lost. */
import { resumeSideEffects } from './sideEffects.ts';
import {
  findUnconfirmed,
  releaseLease,
  takeLease,
  transferLease,
  writeOutcome,
} from '../operations/operationRows.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import type { Services } from '../../http/vars.ts';

/** Reads at Stripe, and does the side effects of what Stripe took; operations that still run are left alone. */
export async function reconcileOperations(services: Services): Promise<void> {
  const { db, payments, log } = services;
  if (!payments) return;
  for (const row of await findUnconfirmed(db, payments.mode)) {
    const { id, companyId } = row;
    const ticket = crypto.randomUUID();
    const isOurs = await db.transaction(async (tx) => {
      if (!(await takeLease(tx, companyId, ticket))) return false;
      await transferLease(tx, companyId, id);
      return true;
    });
    if (!isOurs) continue;
    try {
      await syncCompany(services, companyId);
      const result = await resumeSideEffects(services, row);
      await writeOutcome(db, id, result ? { state: 'done', result } : { state: 'reconciled' });
      log.info({ operation: id, isFinished: result !== null }, 'operation reconciled');
    } finally {
      await releaseLease(db, companyId, id);
    }
  }
}
