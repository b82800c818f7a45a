/** After Stripe took a change: what is stored follows, the products too, and it is written into the company's log. */
import { type AuditEntry, record } from '../../audit/record.ts';
import { transact } from '../../db/transact.ts';
import { failureOf, meaningOf } from '../stripe/failures.ts';
import type { ProductChanges } from '../operations/sideEffects.ts';
import { syncCompany } from '../sync/sync.ts';
import type { ChangeResult } from './changeTypes.ts';
import type { BillingContext } from '../operations/context.ts';
import { applyProductChanges } from './productChanges.ts';

/** Reads what Stripe has now, then carries out the rest. @param what In words, for the log, e.g. `Pro`. */
export async function completeChange(
  context: BillingContext,
  effects: ProductChanges,
  action: string,
  what: string,
  invoice: string | null,
): Promise<ChangeResult> {
  await readBack(context);
  const counts = await applyProductChanges(context, effects);
  await recordInAudit(context, action, what);
  return { status: 'success', invoice, ...counts };
}

/** Stripe took the change: a reading that it refuses afterwards does not undo that, and the sweep reads again. */
async function readBack({ services, companyId }: BillingContext): Promise<void> {
  try {
    await syncCompany(services, companyId);
  } catch (error) {
    if (meaningOf(error) !== 'refused') throw error;
    services.log.error(
      { companyId, code: failureOf(error).code },
      'a change was made and not read',
    );
  }
}

/** Adds to the company's log (N21). @param change The fields that are no longer as they were. */
export async function recordInAudit(
  { services, companyId, actor }: BillingContext,
  action: string,
  what: string,
  change: Pick<AuditEntry, 'before' | 'after'> = {},
): Promise<void> {
  await transact(services.db, (tx) =>
    record(tx, {
      companyId,
      actor,
      action,
      subject: `company:${companyId}`,
      subjectName: what,
      ...change,
      at: services.now(),
    }),
  );
}
