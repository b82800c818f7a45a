/** Who changed what: written with the change itself, and chained so that a row altered later is found (N21). */
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';

/** Some fields of a thing, before or after; never a secret. */
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
    /** Null for the system, a program's token as its negative id. No foreign key: the row outlives the person. */
    actorId: integer('actor_id'),
    /** The person's name as it then was, or the token's. */
    actorName: text('actor_name').notNull(),
    /** What was done, e.g. `user.suspended`. */
    action: text().notNull(),
    /** What it was done to, e.g. `user:12`. */
    subject: text().notNull(),
    /** How the thing is called, for people. */
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
    // Everybody in a log, with their last name, is found by steps from one person to the next.
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
