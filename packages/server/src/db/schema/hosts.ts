/** Domains of companies' own in the addresses of their codes. */
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const companyHosts = pgTable(
  'company_hosts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** Lower case, without a port. */
    host: text().notNull(),
    /** What its TXT record says; no secret. */
    token: text().notNull(),
    addedAt: instant('added_at').notNull(),
    /** Null until its record was found; from then on codes with it are answered, and it is no other company's. */
    provedAt: instant('proved_at'),
    /** Do new codes carry it? */
    isUsed: boolean('is_used').notNull().default(false),
    renewer: text().notNull().default(''),
    checkedAt: instant('checked_at'),
    problem: text(),
  },
  (t) => [
    uniqueIndex('company_hosts_own').on(t.companyId, t.host),
    uniqueIndex('company_hosts_proved')
      .on(t.host)
      .where(sql`${t.provedAt} is not null`),
    uniqueIndex('company_hosts_used')
      .on(t.companyId)
      .where(sql`${t.isUsed}`),
  ],
);
