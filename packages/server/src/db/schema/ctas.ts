/** Calls to action and their clicks. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CtaStyle, CtaType, Utm } from '@hangtag/contract/wire/cta';
import { companies } from './companies.ts';
import { files } from './files.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const ctas = pgTable(
  'ctas',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    label: text().notNull(),
    type: text().$type<CtaType>().notNull(),
    /** Empty when a file is the target. */
    target: text().notNull().default(''),
    filesId: integer('files_id').references(() => files.id),
    style: text().$type<CtaStyle>().notNull().default('secondary'),
    utm: jsonb().$type<Utm>().notNull().default({}),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    status: text().$type<'active' | 'inactive'>().notNull().default('active'),
    displayOrder: integer('display_order').notNull().default(0),
    /** Grows with every write of a person; the ETag. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Set instead of a deletion: the clicks stay counted. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('ctas_company')
      .on(t.companyId, t.displayOrder)
      .where(sql`${t.deletedAt} is null`),
    index('ctas_file').on(t.filesId),
  ],
);
