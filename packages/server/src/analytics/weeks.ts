/** Scans of the dashboard's two weeks in the reader's own zone, from the same counts as the figures. */
import { DASHBOARD_DAYS } from '@hangtag/contract/wire/dashboard';
import type { Database } from '../db/database.ts';
import { countBeforeReading } from './countDays.ts';
import { readQuarters } from './queries.ts';

/**
 * Scans by day, and by product in the second week, most scanned first.
 * @param edges Beginning of each day, and at last the end of the last.
 */
export async function readWeeks(
  db: Database,
  companyId: number,
  edges: readonly Date[],
  now: Date,
) {
  await countBeforeReading(db, companyId, now);
  const rows = await readQuarters(db, companyId, edges);
  const byDay = new Map(rows.filter(isOfCompany).map(({ day, scans }) => [day, scans]));
  const byProduct = new Map<number, number>();
  for (const { productId, day, scans } of rows) {
    if (productId === 0 || day <= DASHBOARD_DAYS) continue;
    byProduct.set(productId, (byProduct.get(productId) ?? 0) + scans);
  }
  return {
    counts: edges.slice(1).map((_, at) => byDay.get(at + 1) ?? 0),
    products: [...byProduct]
      .map(([productId, scans]) => ({ productId, scans }))
      .toSorted((a, b) => b.scans - a.scans || a.productId - b.productId),
  };
}

const isOfCompany = ({ productId }: { readonly productId: number }) => productId === 0;
