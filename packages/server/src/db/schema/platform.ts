/** Things that belong to the installation, not to a company. */
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Facts about this installation, e.g. that the demo data was seeded. */
export const installation = pgTable('installation', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** Mail that is stored instead of sent. */
export const mails = pgTable('mails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Counts of what may be done only so often; a row is one key's current window. */
export const throttles = pgTable(
  'throttles',
  {
    /** The limit's name and subject, hashed, because it may contain an email. */
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** When the window ends and counting restarts. */
    resetAt: timestamp('reset_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('throttles_reset').on(t.resetAt)],
);

/**
 * Work that outlives a request: written in the same transaction as its cause, done once by whichever process takes
 * it first (`for update skip locked`). A finished job's row is deleted.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The name of a handler in `jobs/`. */
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** At most one waiting job has this key, e.g. `sweep`; null for ordinary ones. */
    uniqueKey: text('unique_key'),
    /** Not before. */
    runAt: timestamp('run_at', { withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Fencing token: grows with every claim and release; its current value proves ownership of the job. */
    fence: bigint({ mode: 'number' }).notNull().default(0),
    /** A process has it until then; later another may take it. */
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** Error of the last attempt; null before the first failure. */
    lastError: text('last_error'),
    /** Set when it was given up. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('jobs_due').on(t.runAt), uniqueIndex('jobs_unique').on(t.uniqueKey)],
);
