/** Audit entries about the user's own account. */
import { type AuditActor, record } from '../audit/record.ts';
import type { Transaction } from '../db/database.ts';
import type { AuditFields } from '../db/schema/audit.ts';

/** The account, and the company whose log records it. */
export type Owner = AuditActor & { readonly companyId: number };

/** Records that a user changed their own account. @param verb E.g. `changed`. */
export async function recordAccountChange(
  tx: Transaction,
  { companyId, id, name, email }: Owner,
  verb: string,
  at: Date,
  change: { readonly before?: AuditFields; readonly after?: AuditFields } = {},
): Promise<void> {
  await record(tx, {
    companyId,
    actor: { id, name, email },
    action: `user.${verb}`,
    subject: `user:${id}`,
    subjectName: name ?? email,
    ...change,
    at,
  });
}
