/** Manual reordering (D44): one statement in one transaction, and only a permutation of the existing items. */
import { type SQL, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { OrderBody } from '@hangtag/contract/wire/order';
import type { Database, Transaction } from '../db/database.ts';
import { invalid } from './refusal.ts';

type Order = v.InferOutput<typeof OrderBody>['order'];

/** A list that can be ordered. */
interface Ordered extends PgTable {
  readonly id: PgColumn;
  readonly displayOrder: PgColumn;
}

/**
 * Writes a new order.
 * @param whole Which rows make up the list.
 * @param written Runs in the same transaction.
 * @throws Refusal 422 unless the order names each row exactly once.
 */
export async function writeOrder(
  db: Database,
  table: Ordered,
  whole: SQL | undefined,
  order: Order,
  written: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.select({ id: table.id }).from(table).where(whole).for('update');
    const present = new Set(rows.map(({ id }) => Number(id)));
    const sent = new Set(order.map(({ id }) => id));
    const isPermutation =
      sent.size === order.length &&
      sent.size === present.size &&
      [...sent].every((id) => present.has(id));
    if (!isPermutation) throw invalid({ order: ['Must name every entry of the list once.'] });
    if (order.length === 0) return;
    const cases = order.map(
      ({ id, displayOrder }) => sql`when ${id}::int then ${displayOrder}::int`,
    );
    await tx
      .update(table)
      .set({ displayOrder: sql`case ${table.id} ${sql.join(cases, sql` `)} end` })
      .where(inArray(table.id, [...sent]));
    await written(tx);
  });
}
