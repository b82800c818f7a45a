/** Sites to which no page leads; read with every page, so that a block acts at once. */
import type { Queryable } from '../db/database.ts';
import { blockedSites } from '../db/schema/blockedSites.ts';

/** Their names; few. */
export async function readBlockedSites(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.select({ site: blockedSites.site }).from(blockedSites);
  return new Set(rows.map(({ site }) => site));
}
