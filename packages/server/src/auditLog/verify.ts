/** Verifies a company's log: hashes every row again, and compares the end with the head. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { AuditLogCheck } from '@hangtag/contract/wire/auditLog';
import type { Queryable } from '../db/database.ts';
import { auditHeads, auditLog } from '../db/schema/audit.ts';
import { hashOfRow } from '../audit/record.ts';

/** Rows read at a time, so that a long log needs no more memory than a short one. */
const STEP = 1000;

/** Walks a company's chain from its beginning. */
export async function verifyLog(db: Queryable, companyId: number): Promise<AuditLogCheck> {
  let position = 0;
  let hash = '';
  for (;;) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, companyId), gt(auditLog.position, position)))
      .orderBy(asc(auditLog.position))
      .limit(STEP);
    for (const { hash: written, ...row } of rows) {
      if (row.position !== position + 1) {
        return { isWhole: false, position: position + 1, reason: 'missing' };
      }
      if (row.previousHash !== hash || hashOfRow(row) !== written) {
        return { isWhole: false, position: row.position, reason: 'altered' };
      }
      ({ position } = row);
      hash = written;
    }
    if (rows.length < STEP) break;
  }
  const [head] = await db.select().from(auditHeads).where(eq(auditHeads.companyId, companyId));
  const isEnd = (head?.position ?? 0) === position && (head?.hash ?? '') === hash;
  return isEnd
    ? { isWhole: true, rows: position }
    : { isWhole: false, position: position + 1, reason: 'cut off' };
}
