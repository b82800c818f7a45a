/** The order of the demo's logs. */
import { asc } from 'drizzle-orm';
import { record } from '@hangtag/server/audit/record';
import type { Transaction } from '@hangtag/server/db/database';
import { auditHeads, auditLog } from '@hangtag/server/db/schema/audit';

/** Writes every company's log anew by date: seeding goes thing by thing, and a log is read in the order of writing. */
export async function sortLogByDate(tx: Transaction): Promise<void> {
  const rows = await tx.select().from(auditLog).orderBy(asc(auditLog.at), asc(auditLog.position));
  await tx.delete(auditLog);
  await tx.delete(auditHeads);
  for (const { actorId, actorName, before, after, ...row } of rows) {
    await record(tx, {
      ...row,
      actor: actorId === null ? null : { id: actorId, name: actorName, email: '' },
      ...(before && { before }),
      ...(after && { after }),
    });
  }
}
