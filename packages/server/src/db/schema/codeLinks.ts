/** Links that a brand gave its products, lots and items, for the resolver. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { products } from './products.ts';

export const codeLinks = pgTable(
  'code_links',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** AI 22, 10 and 21; empty where the link does not ask for one. */
    variant: text().notNull(),
    lot: text().notNull(),
    serial: text().notNull(),
    type: text().notNull(),
    href: text().notNull(),
    title: text().notNull(),
    language: text(),
    context: text(),
  },
  (t) => [index('code_links_level').on(t.companyId, t.productId, t.serial, t.lot, t.variant)],
);
