/** Products: the draft, the published page, the identity of the code, and who looked. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ProductAsset, ProductContent } from '@hangtag/contract/wire/content';
import type { ProductStatus } from '@hangtag/contract/wire/product';
import { companies } from './companies.ts';
import { files } from './files.ts';

/** The draft as stored; summary and assets are the row's own columns until they are frozen into a published page. */
export type DraftContent = Omit<ProductContent, 'summary' | 'assets'>;

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Ids of product assets: one row of numbers, because `assets/{assetId}` names no product (F246). */
export const productAssetIds = pgSequence('product_asset_ids');

type Columns = Readonly<
  Record<'searchText' | 'id' | 'status' | 'published' | 'changed', AnyPgColumn>
>;

const byName = ({ searchText, id }: Columns) => [sql`${searchText} collate "C"`, id] as const;
const stateColumns = ({ status, published, changed }: Columns) =>
  [status, published, changed] as const;

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
    /** ISO 3166-1 alpha-2. */
    countryOfOrigin: text('country_of_origin'),
    status: text().$type<ProductStatus>().notNull().default('active'),
    appLogoFilesId: integer('app_logo_files_id').references(() => files.id),
    content: jsonb().$type<DraftContent>().notNull(),
    publishedContent: jsonb('published_content').$type<ProductContent>(),
    /** How this product presents its files (F176); ids come from `productAssetIds`. */
    assets: jsonb().$type<readonly ProductAsset[]>().notNull().default([]),
    /** Ids of the sections that draft and page hold, with repeats; kept by the database, and narrow enough to count. */
    sectionIds: jsonb('section_ids')
      .$type<readonly number[]>()
      .notNull()
      .generatedAlwaysAs(
        sql`jsonb_path_query_array(content, '$.sections[*].contentSectionId') || jsonb_path_query_array(coalesce(published_content, '{}'), '$.sections[*].contentSectionId')`,
      ),
    published: boolean().notNull().default(false),
    publishDate: instant('publish_date'),
    /** Does the draft say something else than the page? Written with both, because comparing all of them is slow. */
    changed: boolean().notNull().default(false),
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
    index('products_company').on(t.companyId, t.status, t.published, t.changed),
    // An order of the list each, with all that it is filtered by: a page far down skips rows without reading them.
    index('products_by_name').on(t.companyId, ...byName(t), ...stateColumns(t)),
    index('products_by_saved').on(
      t.companyId,
      sql`${t.contentSavedDate} desc`,
      ...byName(t),
      ...stateColumns(t),
    ),
    index('products_by_published').on(
      t.companyId,
      sql`${t.publishDate} desc nulls last`,
      ...byName(t),
      ...stateColumns(t),
    ),
    // What the dashboard shows as waiting, the last edited first.
    index('products_waiting')
      .on(t.companyId, t.contentSavedDate, t.id)
      .where(sql`${t.status} = 'active' and (not ${t.published} or ${t.changed})`),
    index('products_assets').using('gin', t.assets),
    index('products_sections').using('gin', t.sectionIds.op('jsonb_path_ops')),
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
  // The product too, so that counting reads nothing but the index.
  (t) => [index('page_views_company').on(t.companyId, t.viewedAt, t.productId)],
);
