/** What the last check of each outbound address found. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LinkState } from '@hangtag/contract/wire/link';
import { companies } from './companies.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One row per company and address, wherever it stands; an address that was never asked has none. */
export const links = pgTable(
  'links',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** As it was typed. */
    address: text().notNull(),
    /** Addresses are too long for a key. */
    hash: text()
      .notNull()
      .generatedAlwaysAs(sql`md5(address)`),
    /** Null while a first failure is not believed. */
    state: text().$type<LinkState>(),
    status: integer(),
    checkedAt: instant('checked_at').notNull(),
    brokenSince: instant('broken_since'),
    /** The new address of one that moved for good. */
    movedTo: text('moved_to'),
    /** Checks in a row that did not find it working. */
    failures: integer().notNull().default(0),
    /** When it is checked again. */
    nextAt: instant('next_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.hash] }),
    index('links_broken')
      .on(t.companyId)
      .where(sql`${t.state} = 'broken'`),
  ],
);
