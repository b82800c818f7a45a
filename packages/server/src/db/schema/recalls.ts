/** Recalls of products and lots. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { products } from './products.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const recalls = pgTable(
  'recalls',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** AI 10; null for the whole product. */
    lot: text(),
    message: text().notNull(),
    url: text().notNull(),
    telephone: text().notNull(),
    startedAt: instant('started_at').notNull(),
    /** Names outlive their people. */
    startedBy: text('started_by').notNull(),
    /** Null while it is shown. */
    endedAt: instant('ended_at'),
    endedBy: text('ended_by'),
  },
  (t) => [
    index('recalls_product').on(t.companyId, t.productId, t.id),
    uniqueIndex('recalls_active')
      .on(t.productId, sql`coalesce(${t.lot}, '')`)
      .where(sql`${t.endedAt} is null`),
  ],
);
