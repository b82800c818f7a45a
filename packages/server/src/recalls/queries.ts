/** Rows of recalls: those of a product for its company, and those that are shown now. */
import type { Recall, RecallNotice } from '@hangtag/contract/wire/recall';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { recalls } from '../db/schema/recalls.ts';
import type { ProductRow } from '../products/queries.ts';

type Key = Pick<ProductRow, 'companyId' | 'id'>;
type Row = typeof recalls.$inferSelect;

/** All recalls of a product, the newest first. */
export async function listRecalls(db: Queryable, product: Key): Promise<readonly Recall[]> {
  const rows = await db.select().from(recalls).where(ofProduct(product)).orderBy(desc(recalls.id));
  return rows.map(presentRecall);
}

/** What is shown now to people who scan a code of the product: the whole product first, then by lot. */
export async function activeRecalls(db: Queryable, product: Key): Promise<readonly RecallNotice[]> {
  const rows = await db
    .select()
    .from(recalls)
    .where(and(ofProduct(product), isNull(recalls.endedAt)));
  return rows
    .map(presentNotice)
    .toSorted((one, other) => ((one.lot ?? '') < (other.lot ?? '') ? -1 : 1));
}

/** Locks one recall of a product until the transaction ends. */
export async function lockRecall(
  tx: Transaction,
  product: Key,
  id: number,
): Promise<Row | undefined> {
  const rows = await tx
    .select()
    .from(recalls)
    .where(and(ofProduct(product), eq(recalls.id, id)))
    .for('update');
  return rows[0];
}

const ofProduct = ({ companyId, id }: Key) =>
  and(eq(recalls.companyId, companyId), eq(recalls.productId, id));

const presentNotice = ({ id, lot, message, url, telephone, startedAt }: Row): RecallNotice => ({
  id,
  lot,
  message,
  url,
  telephone,
  startedAt: startedAt.toISOString(),
});

/** As its company sees it. */
export const presentRecall = (row: Row): Recall => ({
  ...presentNotice(row),
  startedBy: row.startedBy,
  endedAt: row.endedAt?.toISOString() ?? null,
  endedBy: row.endedBy,
});
