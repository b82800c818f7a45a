/** Rows of batches and their serials, for their company. */
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import { BATCHES_SHOWN, REPEATS_SHOWN, REPEAT_DAYS } from '@hangtag/contract/wire/serial';
import type { RepeatedSerial, SerialBatch } from '@hangtag/contract/wire/serial';
import { rangeOfExport } from '../codes/ledger.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { issuedCodes } from '../db/schema/codes.ts';
import { products } from '../db/schema/products.ts';
import { serialBatches, serials } from '../db/schema/serials.ts';
import type { ProductRow } from '../products/queries.ts';

export type BatchRow = typeof serialBatches.$inferSelect;
type Key = Pick<ProductRow, 'companyId' | 'id'>;

const ofProduct = ({ companyId, id }: Key) =>
  and(eq(serialBatches.companyId, companyId), eq(serialBatches.productId, id));

/** Serials whose batch is whole, or was. */
const isOfWhole = not(inArray(serialBatches.state, ['making', 'cancelled']));

/** A batch of a product. */
export async function findBatch(
  db: Queryable,
  product: Key,
  id: number,
): Promise<BatchRow | undefined> {
  const [row] = await db
    .select()
    .from(serialBatches)
    .where(and(ofProduct(product), eq(serialBatches.id, id)));
  return row;
}

/** Locks a batch of a product until the transaction ends. */
export async function lockBatch(
  tx: Transaction,
  product: Key,
  id: number,
): Promise<BatchRow | undefined> {
  const [row] = await tx
    .select()
    .from(serialBatches)
    .where(and(ofProduct(product), eq(serialBatches.id, id)))
    .for('update');
  return row;
}

/** The batch that this request began before. */
export async function findRequested(
  db: Queryable,
  companyId: number,
  requestId: string,
): Promise<BatchRow | undefined> {
  const [row] = await db
    .select()
    .from(serialBatches)
    .where(and(eq(serialBatches.companyId, companyId), eq(serialBatches.requestId, requestId)));
  return row;
}

/** The newest batches as their company sees them. */
export async function listBatches(db: Queryable, product: Key): Promise<readonly SerialBatch[]> {
  const rows = await db
    .select()
    .from(serialBatches)
    .where(ofProduct(product))
    .orderBy(desc(serialBatches.id))
    .limit(BATCHES_SHOWN);
  return presentBatches(db, rows);
}

/** Batches with their exports and openings. */
export async function presentBatches(
  db: Queryable,
  rows: readonly BatchRow[],
): Promise<readonly SerialBatch[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const exports = await db
    .select({
      id: issuedCodes.batchId,
      at: issuedCodes.issuedAt,
      by: issuedCodes.issuedByName,
      format: issuedCodes.format,
      firstItem: issuedCodes.firstItem,
      quantity: issuedCodes.quantity,
    })
    .from(issuedCodes)
    .where(inArray(issuedCodes.batchId, ids))
    .orderBy(asc(issuedCodes.id));
  const isEarly = or(
    sql`${serialBatches.activatedOn} is null`,
    lt(serials.firstDay, serialBatches.activatedOn),
  );
  const openings = await db
    .select({
      id: serials.batchId,
      opened: sql<number>`count(*)::int`,
      early: sql<number>`(count(*) filter (where ${isEarly}))::int`,
    })
    .from(serials)
    .innerJoin(serialBatches, eq(serialBatches.id, serials.batchId))
    .where(and(inArray(serials.batchId, ids), isNotNull(serials.firstDay)))
    .groupBy(serials.batchId);
  const openingsOf = new Map(openings.map((each) => [each.id, each]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    lot: row.lot,
    note: row.note,
    gtin14: row.gtin14,
    quantity: row.quantity,
    made: row.made,
    state: row.state,
    stateAt: row.stateAt.toISOString(),
    startedAt: row.startedAt.toISOString(),
    startedBy: row.startedBy,
    voidReason: row.voidReason,
    exports: exports
      .filter(({ id }) => id === row.id)
      .map(({ at, by, format, ...printed }) => ({
        at: at.toISOString(),
        by,
        format: format === 'csv' ? 'csv' : 'pdf',
        ...rangeOfExport(printed),
      })),
    opened: openingsOf.get(row.id)?.opened ?? 0,
    openedEarly: openingsOf.get(row.id)?.early ?? 0,
  }));
}

/** How many batches and serials there are, and how many of these were opened. */
export async function sumBatches(db: Queryable, product: Key) {
  const [sums] = await db
    .select({
      total: sql<number>`count(*)::int`,
      serials: sql<number>`coalesce(sum(${serialBatches.quantity}) filter (where ${isOfWhole}), 0)::int`,
    })
    .from(serialBatches)
    .where(ofProduct(product));
  return { total: sums?.total ?? 0, serials: sums?.serials ?? 0 };
}

const openedOf = (product: Key) => and(ofProduct(product), isNotNull(serials.firstDay));

/** How many serials were opened, and on which days since `from` for the first time. */
export async function countOpened(db: Queryable, product: Key, from: string) {
  const byDay = await db
    .select({ day: serials.firstDay, count: sql<number>`count(*)::int` })
    .from(serials)
    .innerJoin(serialBatches, eq(serialBatches.id, serials.batchId))
    .where(and(openedOf(product), gte(serials.firstDay, from)))
    .groupBy(serials.firstDay)
    .orderBy(serials.firstDay);
  const [all] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(serials)
    .innerJoin(serialBatches, eq(serialBatches.id, serials.batchId))
    .where(openedOf(product));
  return {
    opened: all?.count ?? 0,
    openedByDay: byDay.map(({ day, count }) => ({ day: day ?? from, count })),
  };
}

/** Serials that were opened on `REPEAT_DAYS` days or more, the most repeated first. */
export async function listRepeats(db: Queryable, product: Key) {
  const isRepeated = and(openedOf(product), gte(serials.days, REPEAT_DAYS));
  const rows = await db
    .select({
      serial: serials.serial,
      batchName: serialBatches.name,
      days: serials.days,
      firstDay: serials.firstDay,
      lastDay: serials.lastDay,
      all: sql<number>`(count(*) over ())::int`,
    })
    .from(serials)
    .innerJoin(serialBatches, eq(serialBatches.id, serials.batchId))
    .where(isRepeated)
    .orderBy(desc(serials.days), serials.serial)
    .limit(REPEATS_SHOWN);
  const repeats: readonly RepeatedSerial[] = rows.map(({ all: _all, ...row }) => ({
    ...row,
    firstDay: row.firstDay ?? '',
    lastDay: row.lastDay ?? '',
  }));
  return { repeats, repeatCount: rows[0]?.all ?? 0 };
}

/** Batches of a company with serials that were opened on `REPEAT_DAYS` days or more, and at last since a day. */
export async function listRepeatedBatches(db: Queryable, companyId: number, since: string) {
  const isRepeated = and(
    isNotNull(serials.firstDay),
    gte(serials.days, REPEAT_DAYS),
    gte(serials.lastDay, since),
  );
  return db
    .select({
      batchId: serialBatches.id,
      batchName: serialBatches.name,
      productName: products.name,
      count: sql<number>`count(*)::int`,
    })
    .from(serialBatches)
    .innerJoin(serials, and(eq(serials.batchId, serialBatches.id), isRepeated))
    .innerJoin(products, eq(products.id, serialBatches.productId))
    .where(eq(serialBatches.companyId, companyId))
    .groupBy(serialBatches.id, products.id)
    .orderBy(serialBatches.id);
}
