/** What was handed out for print, and whether it still leads somewhere. */
import { index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';
import type { CodeLevel, CodeSymbol, PrintUse } from '@hangtag/contract/wire/code';
import type { IssuedFormat } from '@hangtag/contract/wire/issuedCode';
import { companies } from './companies.ts';
import { products } from './products.ts';
import { serialBatches } from './serials.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The ledger of handed out files. A trigger refuses every change and deletion of a row, and the reference keeps its
 * product from being deleted.
 */
export const issuedCodes = pgTable(
  'issued_codes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    issuedAt: instant('issued_at').notNull(),
    /** A user, or an API token's negative id. No foreign key: the row outlives the user. */
    issuedById: integer('issued_by_id').notNull(),
    issuedByName: text('issued_by_name').notNull(),
    /** What the symbol says, byte for byte; a later address of the server rewrites nothing. */
    text: text().notNull(),
    symbol: text().$type<CodeSymbol>().notNull().default('qr'),
    /** Digits of the linear code beside it. */
    beside: text(),
    /** Labels of a sheet's page. */
    labels: integer(),
    format: text().$type<IssuedFormat>().notNull(),
    /** Null of a list of codes for the press, which draws them itself. */
    widthMm: real('width_mm'),
    dpi: integer(),
    modules: integer().notNull(),
    /** Error correction of a QR code; null of others, and of rows before it was entered. */
    level: text().$type<CodeLevel>(),
    /** Name of the spot colour; empty for black. */
    ink: text().notNull().default(''),
    /** What people read below the symbol. */
    line: text().notNull().default(''),
    /** AI 10 in the symbol. */
    lot: text().notNull().default(''),
    /** The batch of serials whose list it is; its `text` is then the first code's. */
    batchId: integer('batch_id').references(() => serialBatches.id),
    /** The first serial on its labels, counted from 1; null of a list, which has all. `quantity` says how many follow. */
    firstItem: integer('first_item'),
    use: text().$type<PrintUse>(),
    purpose: text().notNull().default(''),
    quantity: integer(),
    /** Of the file's bytes, hexadecimal. */
    sha256: text().notNull(),
  },
  (t) => [
    index('issued_codes_product').on(t.companyId, t.productId, t.id),
    index('issued_codes_text').on(t.text),
    index('issued_codes_file').on(t.companyId, t.sha256),
    index('issued_codes_batch').on(t.batchId),
  ],
);

/** The last self-check of each text that was handed out; beside the ledger, whose rows never change. */
export const codeChecks = pgTable(
  'code_checks',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    text: text().notNull(),
    checkedAt: instant('checked_at').notNull(),
    /** A sentence; null when it led to the product. */
    problem: text(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.productId, t.text] })],
);

/** Every self-check, so that each week of a text can be shown. */
export const codeCheckHistory = pgTable(
  'code_check_history',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    text: text().notNull(),
    checkedAt: instant('checked_at').notNull(),
    /** A sentence; null when it led to the product. */
    problem: text(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.productId, t.text, t.checkedAt] })],
);
