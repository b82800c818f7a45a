/** Verifies the logs of all companies. */
import { asc, eq } from 'drizzle-orm';
import type { AuditLogCheck } from '@hangtag/contract/wire/auditLog';
import type { Database } from '../db/database.ts';
import { auditHeads } from '../db/schema/audit.ts';
import { companies } from '../db/schema/companies.ts';
import { verifyLog } from './verify.ts';

/** The result for one company. */
export interface CompanyVerdict {
  readonly companyId: number;
  readonly name: string;
  readonly verdict: AuditLogCheck;
  /** Hash at the end of the log; a copy elsewhere reveals a chain that was rewritten as a whole. */
  readonly end: string;
}

/** Verifies one company after the other, in one snapshot: a server may write meanwhile. */
export async function verifyAll(db: Database): Promise<readonly CompanyVerdict[]> {
  return db.transaction(
    async (tx) => {
      const rows = await tx
        .select({ companyId: companies.id, name: companies.name, end: auditHeads.hash })
        .from(companies)
        .leftJoin(auditHeads, eq(auditHeads.companyId, companies.id))
        .orderBy(asc(companies.id));
      const verdicts: CompanyVerdict[] = [];
      for (const row of rows) {
        const verdict = await verifyLog(tx, row.companyId);
        verdicts.push({ ...row, end: row.end ?? '', verdict });
      }
      return verdicts;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
