/** Things that belong to the installation, not to a company. */
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Facts about this installation, e.g. that the demo data was seeded. */
export const installation = pgTable('installation', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** Mail that was kept instead of sent. */
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
    /** What is counted and for whom, hashed: it would name people's addresses. */
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** When the window ends and counting starts anew. */
    resetAt: timestamp('reset_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('throttles_reset').on(t.resetAt)],
);
