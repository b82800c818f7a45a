/** Serial numbers of items. No table knows who opened one, or at which time of the day. */
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BatchState } from '@hangtag/contract/wire/serial';
import { companies } from './companies.ts';
import { products } from './products.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Serials that were asked for together. */
export const serialBatches = pgTable(
  'serial_batches',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Made by the caller: the same request again begins no second batch. */
    requestId: text('request_id').notNull(),
    gtin14: text().notNull(),
    name: text().notNull(),
    /** AI 10; null without one. */
    lot: text(),
    note: text().notNull(),
    quantity: integer().notNull(),
    /** Rows that are there; written in the transaction that writes them. */
    made: integer().notNull().default(0),
    state: text().$type<BatchState>().notNull().default('making'),
    stateAt: instant('state_at').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Names outlive their people. */
    startedBy: text('started_by').notNull(),
    /** The day in the company's zone. */
    activatedOn: date('activated_on'),
    voidReason: text('void_reason').notNull().default(''),
  },
  (t) => [
    index('serial_batches_product').on(t.companyId, t.productId, t.id),
    uniqueIndex('serial_batches_request').on(t.companyId, t.requestId),
  ],
);

/** One item. Its openings are a first day, a last day and counts: days alone, and no series of them. */
export const serials = pgTable(
  'serials',
  {
    gtin14: text().notNull(),
    serial: text().notNull(),
    batchId: integer('batch_id')
      .notNull()
      .references(() => serialBatches.id),
    companyId: integer('company_id').notNull(),
    /** Null while it is valid; the day in the company's zone. */
    voidedOn: date('voided_on'),
    voidReason: text('void_reason').notNull().default(''),
    firstDay: date('first_day'),
    lastDay: date('last_day'),
    /** Different days on which it was opened. */
    days: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.gtin14, t.serial] }),
    index('serials_batch').on(t.batchId, t.serial),
    index('serials_opened')
      .on(t.batchId, t.firstDay)
      .where(sql`${t.firstDay} is not null`),
  ],
);
