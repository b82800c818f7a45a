/** Sites to which no call to action leads. */
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const blockedSites = pgTable('blocked_sites', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** As browsers ask for it, without `www.`. */
  site: text().notNull().unique(),
  reason: text().notNull().default(''),
  blockedAt: timestamp('blocked_at', { withTimezone: true }).notNull(),
});
