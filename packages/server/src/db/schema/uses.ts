/** Which files, calls to action and web addresses drafts and published pages refer to. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { ctas } from './ctas.ts';
import { files } from './files.ts';
import { products } from './products.ts';

/**
 * One reference of a draft or page, written in the transaction of its owner; without a product the company's content is
 * the owner. Each row names a file, a call to action or an address.
 */
export const uses = pgTable(
  'uses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    filesId: integer('files_id').references(() => files.id),
    ctaId: integer('cta_id').references(() => ctas.id),
    /** A web address that the draft or page itself holds. */
    address: text(),
    /** Addresses are too long for a key. */
    addressHash: text('address_hash').generatedAlwaysAs(sql`md5(address)`),
    place: text().$type<'draft' | 'published'>().notNull(),
    /** The body of the file that a published page shows, until it is published again; null in drafts. */
    fileKey: text('file_key'),
    /** The focal point that it was published with; null is the middle, and in drafts. */
    focal: jsonb().$type<{ readonly x: number; readonly y: number }>(),
  },
  (t) => [
    unique('uses_once')
      .on(t.filesId, t.ctaId, t.addressHash, t.productId, t.companyId, t.place)
      .nullsNotDistinct(),
    index('uses_product').on(t.productId),
    index('uses_company').on(t.companyId),
    index('uses_cta').on(t.ctaId),
    index('uses_file_key').on(t.fileKey),
    check('uses_place', sql`${t.place} in ('draft', 'published')`),
    check('uses_target', sql`num_nonnulls(${t.filesId}, ${t.ctaId}, ${t.address}) = 1`),
  ],
);
