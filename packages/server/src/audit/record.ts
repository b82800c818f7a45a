/** Adds to a company's log, in the transaction of the change itself: neither is there without the other. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { canonicalJson } from '@hangtag/contract/rules/canonical';
import type { Transaction } from '../db/database.ts';
import { type AuditFields, auditHeads, auditLog } from '../db/schema/audit.ts';

/** The actor: a user, an API token (its id, negative), or null for the system. */
export type AuditActor = {
  readonly id: number;
  readonly name: string | null;
  readonly email: string;
};

/** One entry to record. */
export interface AuditEntry {
  readonly companyId: number;
  readonly actor: AuditActor | null;
  /** Thing and verb, e.g. `user.suspended`. */
  readonly action: string;
  /** Kind and id, e.g. `user:12`. */
  readonly subject: string;
  readonly subjectName: string;
  /** Only the fields that changed; never a secret. */
  readonly before?: AuditFields;
  readonly after?: AuditFields;
  readonly at: Date;
}

export type AuditRow = typeof auditLog.$inferSelect;

/** The hash of a row: over the previous hash and all of the row's values. */
export function hashOfRow(row: Omit<AuditRow, 'hash'>): string {
  const canonical = canonicalJson({ ...row, at: row.at.toISOString() });
  return createHash('sha256').update(canonical).digest('hex');
}

/** Writes one row at the end of the company's chain; concurrent writers wait for each other there. */
export async function record(tx: Transaction, entry: AuditEntry): Promise<void> {
  const { companyId, actor, action, subject, subjectName, before, after, at } = entry;
  await tx.insert(auditHeads).values({ companyId, position: 0, hash: '' }).onConflictDoNothing();
  const [head] = await tx
    .select()
    .from(auditHeads)
    .where(eq(auditHeads.companyId, companyId))
    .for('update');
  if (!head) throw new Error('The end of the log is missing.');
  const row: Omit<AuditRow, 'hash'> = {
    companyId,
    position: head.position + 1,
    at,
    actorId: actor?.id ?? null,
    actorName: actor ? (actor.name ?? actor.email) : 'Hangtag',
    action,
    subject,
    subjectName,
    before: before ?? null,
    after: after ?? null,
    previousHash: head.hash,
  };
  const hash = hashOfRow(row);
  await tx.insert(auditLog).values({ ...row, hash });
  await tx
    .update(auditHeads)
    .set({ position: row.position, hash })
    .where(eq(auditHeads.companyId, companyId));
}

/** The fields that `changes` changes in `now`, before and after; null without a difference. */
export function difference<T extends AuditFields>(
  now: T,
  changes: Partial<T>,
): { readonly before: AuditFields; readonly after: AuditFields } | null {
  const fields = Object.keys(changes).filter(
    (field) =>
      changes[field] !== undefined && canonicalJson(changes[field]) !== canonicalJson(now[field]),
  );
  if (fields.length === 0) return null;
  return {
    before: Object.fromEntries(fields.map((field) => [field, now[field]])),
    after: Object.fromEntries(fields.map((field) => [field, changes[field]])),
  };
}

/** A clock, and who acts; null for the system. */
export interface AuditContext {
  readonly now: () => Date;
  readonly actor: AuditActor | null;
}
