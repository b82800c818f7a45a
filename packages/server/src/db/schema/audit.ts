/** The audit log: written with the change itself, and chained so that later tampering is found. */
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';

/** Some fields before or after a change; never a secret. */
export type AuditFields = Readonly<Record<string, unknown>>;

export const auditLog = pgTable(
  'audit_log',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** Position in the company's chain, from 1 without gaps. */
    position: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for the system, an API token's negative id. No foreign key: the row outlives the user. */
    actorId: integer('actor_id'),
    /** The name of the user or token at that time. */
    actorName: text('actor_name').notNull(),
    /** The action, e.g. `user.suspended`. */
    action: text().notNull(),
    /** The subject, e.g. `user:12`. */
    subject: text().notNull(),
    /** The subject's displayed name. */
    subjectName: text('subject_name').notNull(),
    before: jsonb().$type<AuditFields>(),
    after: jsonb().$type<AuditFields>(),
    /** Hash of the row before; of an empty text at the beginning. */
    previousHash: text('previous_hash').notNull(),
    /** SHA-256 over the previous hash and this row, hex. */
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.position] }),
    index('audit_log_action').on(t.companyId, t.action, t.at),
    // Finds every user in a log, with their last name, by steps from one to the next.
    index('audit_log_actor').on(t.companyId, t.actorId, t.position),
  ],
);

/** The end of each company's chain: locked while a row is added, and separate so that truncation is detected. */
export const auditHeads = pgTable('audit_heads', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id),
  position: integer().notNull(),
  hash: text().notNull(),
});
