/** The lots of a product: those of its batches, of its printed codes and of its recalls. */
import { and, eq, isNotNull, max, ne, not, inArray, sql } from 'drizzle-orm';
import { LOTS_SHOWN, type ProductLot } from '@hangtag/contract/wire/serial';
import type { Queryable } from '../db/database.ts';
import { issuedCodes } from '../db/schema/codes.ts';
import { serialBatches } from '../db/schema/serials.ts';
import type { ProductRow } from '../products/queries.ts';
import { listRecalls } from '../recalls/queries.ts';

/** The lots with their serials, files and recalls, the last in the order of letters first, and how many there are. */
export async function listLots(db: Queryable, product: Pick<ProductRow, 'companyId' | 'id'>) {
  const { companyId, id } = product;
  const isWhole = not(inArray(serialBatches.state, ['making', 'cancelled']));
  const batches = await db
    .select({
      lot: serialBatches.lot,
      serials: sql<number>`coalesce(sum(${serialBatches.quantity}) filter (where ${isWhole}), 0)::int`,
    })
    .from(serialBatches)
    .where(
      and(
        eq(serialBatches.companyId, companyId),
        eq(serialBatches.productId, id),
        isNotNull(serialBatches.lot),
        ne(serialBatches.state, 'cancelled'),
      ),
    )
    .groupBy(serialBatches.lot);
  // A code names its lot, or its serials' batch does.
  const lotOfFile = sql<string>`coalesce(${serialBatches.lot}, ${issuedCodes.lot})`;
  const files = await db
    .select({ lot: lotOfFile, count: sql<number>`count(*)::int`, last: max(issuedCodes.issuedAt) })
    .from(issuedCodes)
    .leftJoin(serialBatches, eq(serialBatches.id, issuedCodes.batchId))
    .where(
      and(eq(issuedCodes.companyId, companyId), eq(issuedCodes.productId, id), ne(lotOfFile, '')),
    )
    .groupBy(lotOfFile);
  const recalls = await listRecalls(db, product);
  const active = recalls.filter(({ endedAt }) => endedAt === null);
  const named = [...batches, ...files, ...recalls].map(({ lot }) => lot);
  const lots = [...new Set(named.filter((lot) => lot !== null))]
    .toSorted()
    .toReversed()
    .map((lot): ProductLot => {
      const file = files.find((each) => each.lot === lot);
      // A recall of the whole product is one of each lot.
      const recall = active.find((each) => each.lot === lot) ?? active.find((each) => !each.lot);
      return {
        lot,
        serials: batches.find((each) => each.lot === lot)?.serials ?? 0,
        files: file?.count ?? 0,
        lastFileAt: file?.last?.toISOString() ?? null,
        recalledSince: recall?.startedAt ?? null,
      };
    });
  return { lots: lots.slice(0, LOTS_SHOWN), lotCount: lots.length };
}
