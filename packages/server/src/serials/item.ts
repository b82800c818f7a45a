/** The item whose code was scanned, as its page shows it. */
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { dayOf } from '@hangtag/contract/rules/days';
import { readGtin } from '@hangtag/contract/rules/gtin';
import { isSerial } from '@hangtag/contract/rules/serialNumber';
import type { PageItem } from '@hangtag/experience/page';
import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/preparedStatements.ts';
import { products } from '../db/schema/products.ts';
import { serialBatches, serials } from '../db/schema/serials.ts';
import { withQuery } from '../http/withQuery.ts';
import { type CompanyRow, zoneOf } from '../policy/companyQueries.ts';
import { movedHere } from '../products/soldProducts.ts';
import { publishedGtin } from '../products/present.ts';
import type { ProductRow } from '../products/queries.ts';

/** Application identifiers of a serial, and of the number where it is not the product's present one. */
const SERIAL = '21';
const NUMBER = '01';

/** A serial that a request names, under its number. */
export interface NamedItem {
  readonly gtin14: string;
  readonly serial: string;
}

/** An item that was made here, in a batch that is whole. */
export interface Item extends NamedItem {
  readonly lot: string | null;
  readonly note: string;
  readonly isVoid: boolean;
  readonly firstDay: string | null;
}

/** Whether the query of a page's address may name an item. */
export const namesItem = (c: Context): boolean => new URL(c.req.url).searchParams.has(SERIAL);

/** What the query of a page's address names; null where it names no item. */
export function namedItem(
  c: Context,
  product: Pick<ProductRow, 'publishedContent'>,
): NamedItem | null {
  const query = new URL(c.req.url).searchParams;
  const serial = query.get(SERIAL);
  if (serial === null || !isSerial(serial)) return null;
  const typed = readGtin(query.get(NUMBER) ?? '');
  const gtin14 = typed.isValid ? typed.gtin14 : publishedGtin(product.publishedContent);
  return gtin14 === null ? null : { gtin14, serial };
}

/** The page's address for an item. @param present The product's present number. */
export function withItem(
  page: string,
  { gtin14, serial }: NamedItem,
  present: string | null,
): string {
  const named = withQuery(page, `${SERIAL}=${encodeURIComponent(serial)}`);
  return gtin14 === present ? named : withQuery(named, `${NUMBER}=${gtin14}`);
}

const byNumber = prepared((db) =>
  db
    .select({
      item: { voidedOn: serials.voidedOn, firstDay: serials.firstDay },
      batch: {
        companyId: serialBatches.companyId,
        productId: serialBatches.productId,
        lot: serialBatches.lot,
        note: serialBatches.note,
        state: serialBatches.state,
      },
    })
    .from(serials)
    .innerJoin(serialBatches, eq(serialBatches.id, serials.batchId))
    .where(
      and(
        eq(serials.gtin14, sql.placeholder('gtin14')),
        eq(serials.serial, sql.placeholder('serial')),
        not(inArray(serialBatches.state, ['making', 'cancelled'])),
      ),
    )
    .prepare('item_by_number'),
);

/** The item of a product, or of one that its company bought; undefined where nobody made it here. */
export async function findItem(
  db: Queryable,
  product: Pick<ProductRow, 'companyId' | 'id'>,
  { gtin14, serial }: NamedItem,
): Promise<Item | undefined> {
  const [row] = await byNumber(db).execute({ gtin14, serial });
  if (!row || !(await isOfProduct(db, product, row.batch))) return undefined;
  const { item, batch } = row;
  return {
    gtin14,
    serial,
    lot: batch.lot,
    note: batch.note,
    isVoid: item.voidedOn !== null || batch.state === 'void',
    firstDay: item.firstDay,
  };
}

async function isOfProduct(
  db: Queryable,
  { companyId, id }: Pick<ProductRow, 'companyId' | 'id'>,
  batch: Pick<typeof serialBatches.$inferSelect, 'companyId' | 'productId'>,
): Promise<boolean> {
  if (batch.productId === id) return batch.companyId === companyId;
  const bought = and(eq(products.id, batch.productId), inArray(products.id, movedHere(id)));
  return (await db.$count(products, bought)) > 0;
}

/**
 * The item as the page shows it; undefined where nothing is said.
 * @param item Undefined where nobody made it here: the brand says so only where all its items are made here.
 */
export function pageItem(
  named: NamedItem,
  item: Item | undefined,
  {
    product,
    company,
  }: {
    readonly product: Pick<ProductRow, 'allSerialized'>;
    readonly company: Pick<CompanyRow, 'timeZone'>;
  },
  now: Date,
): PageItem | undefined {
  const { serial } = named;
  if (!item) return product.allSerialized ? { kind: 'unknown', serial } : undefined;
  const { lot, note, isVoid, firstDay } = item;
  // Whoever opens it twice on its first day is told nothing: it is their own.
  const isEarlier = firstDay !== null && firstDay < dayOf(now, zoneOf(company));
  return { kind: 'known', serial, lot, note, isVoid, firstDay: isEarlier ? firstDay : null };
}
