/** The order of the demo's logs. */
import { asc } from 'drizzle-orm';
import { hashOfRow } from '@hangtag/server/audit/record';
import type { Transaction } from '@hangtag/server/db/database';
import { auditHeads, auditLog } from '@hangtag/server/db/schema/audit';

/** Chains every company's log anew by date: seeding goes thing by thing, and a log is read in the order of writing. */
export async function sortLogByDate(tx: Transaction): Promise<void> {
  const rows = await tx.select().from(auditLog).orderBy(asc(auditLog.at), asc(auditLog.position));
  if (rows.length === 0) return;
  const heads = new Map<number, typeof auditHeads.$inferInsert>();
  const chained = rows.map(({ hash: _hash, ...row }) => {
    const head = heads.get(row.companyId) ?? { position: 0, hash: '' };
    const next = { ...row, position: head.position + 1, previousHash: head.hash };
    const hash = hashOfRow(next);
    heads.set(row.companyId, { companyId: row.companyId, position: next.position, hash });
    return { ...next, hash };
  });
  await tx.delete(auditLog);
  await tx.delete(auditHeads);
  await tx.insert(auditLog).values(chained);
  await tx.insert(auditHeads).values([...heads.values()]);
}
