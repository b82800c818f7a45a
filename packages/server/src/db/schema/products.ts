/** Products: the draft, the published page, the identity of the code, and who looked. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ProductContent, ProductStatus } from '@hangtag/contract/wire/product';
import { companies } from './companies.ts';
import { files } from './files.ts';

/** The draft as stored; the summary is the row's own columns until it is frozen into a published page. */
export type DraftContent = Omit<ProductContent, 'summary'>;

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    model: text().notNull().default(''),
    name: text().notNull(),
    /** As typed; null when there is none. */
    upcCode: text('upc_code'),
    gtin14: text(),
    status: text().$type<ProductStatus>().notNull().default('active'),
    appLogoFilesId: integer('app_logo_files_id').references(() => files.id),
    content: jsonb().$type<DraftContent>().notNull(),
    publishedContent: jsonb('published_content').$type<ProductContent>(),
    published: boolean().notNull().default(false),
    publishDate: instant('publish_date'),
    contentSavedDate: instant('content_saved_date').notNull().defaultNow(),
    /** The public address' own part: 10 base32 characters, made with the product, never reused. */
    code: text().notNull().unique(),
    /** Name, model and GTIN folded to lower case without accents, a line each: searched and sorted by. */
    searchText: text('search_text').notNull().default(''),
    /** Grows with every write; the ETag. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('products_model')
      .on(t.companyId, t.model)
      .where(sql`${t.model} <> ''`),
    index('products_company').on(t.companyId, t.status),
  ],
);

/** GTINs that were ever published; global, because `/01/{gtin14}` is (D38). */
export const gtinClaims = pgTable('gtin_claims', {
  gtin14: text().primaryKey(),
  companyId: integer('company_id')
    .notNull()
    .references(() => companies.id),
  productId: integer('product_id')
    .notNull()
    .references(() => products.id),
  claimedAt: instant('claimed_at').notNull().defaultNow(),
});

/** Which files a product's draft and published page refer to; written in the same transaction as they are. */
export const productFiles = pgTable(
  'product_files',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    filesId: integer('files_id')
      .notNull()
      .references(() => files.id),
    place: text().$type<'draft' | 'published'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.filesId, t.place] }),
    index('product_files_file').on(t.filesId),
  ],
);

/** One person's look at a published page: no address, no cookie, nothing that names them. */
export const pageViews = pgTable(
  'page_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    viewedAt: instant('viewed_at').notNull().defaultNow(),
    via: text().$type<'short' | 'digital-link'>().notNull(),
    /** First language the browser asked for, e.g. `en`. */
    language: text(),
  },
  (t) => [index('page_views_company').on(t.companyId, t.viewedAt)],
);
