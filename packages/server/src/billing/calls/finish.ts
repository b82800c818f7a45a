/** After Stripe took a change: what is stored follows, the products too, and it is written into the company's log. */
import { type AuditEntry, record } from '../../audit/record.ts';
import { transact } from '../../db/transact.ts';
import { failureOf, meaningOf } from '../failures.ts';
import type { Effects } from '../follows.ts';
import { syncCompany } from '../sync.ts';
import type { ChangeResult } from './changeTypes.ts';
import type { Desk } from './desk.ts';
import { carryOut } from './effects.ts';

/** Reads what Stripe has now, then carries out the rest. @param what In words, for the log, e.g. `Pro`. */
export async function finish(
  desk: Desk,
  effects: Effects,
  action: string,
  what: string,
  invoice: string | null,
): Promise<ChangeResult> {
  await store(desk);
  const counts = await carryOut(desk, effects);
  await writeDown(desk, action, what);
  return { status: 'success', invoice, ...counts };
}

/** Stripe took the change: a reading that it refuses afterwards does not undo that, and the sweep reads again. */
async function store({ services, companyId }: Desk): Promise<void> {
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
export async function writeDown(
  { services, companyId, actor }: Desk,
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
