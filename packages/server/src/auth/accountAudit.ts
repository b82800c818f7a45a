/** What is written down of one's own account. */
import { type AuditActor, record } from '../audit/record.ts';
import type { Transaction } from '../db/database.ts';
import type { AuditFields } from '../db/schema/audit.ts';

/** Whose account, in which company's log. */
export type Owner = AuditActor & { readonly companyId: number };

/** Writes that a person did something with their own account. @param verb E.g. `changed`. */
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
