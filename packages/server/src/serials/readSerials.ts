/** The serials of a batch in the order of their letters, which is the order of everything that is handed out. */
import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { serials } from '../db/schema/serials.ts';
import type { BatchRow } from './queries.ts';

/** Rows of one read; what an export holds at a time. */
const PAGE = 1000;

/** All of them, a page at a time. */
export async function* serialsOf(
  db: Queryable,
  { id, companyId }: Pick<BatchRow, 'id' | 'companyId'>,
): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    // As where they are made: other requests have their turn between pages.
    await setImmediate();
    const page = await db
      .select({ serial: serials.serial })
      .from(serials)
      .where(
        and(eq(serials.batchId, id), eq(serials.companyId, companyId), gt(serials.serial, last)),
      )
      .orderBy(asc(serials.serial))
      .limit(PAGE);
    for (const { serial } of page) yield serial;
    if (page.length < PAGE) return;
    last = page.at(-1)?.serial ?? '';
  }
}

/** So many of them. @param first The first one, counted from 1. */
export async function serialsFrom(
  db: Queryable,
  { id, companyId }: Pick<BatchRow, 'id' | 'companyId'>,
  first: number,
  count: number,
): Promise<readonly string[]> {
  const rows = await db
    .select({ serial: serials.serial })
    .from(serials)
    .where(and(eq(serials.batchId, id), eq(serials.companyId, companyId)))
    .orderBy(asc(serials.serial))
    .offset(first - 1)
    .limit(count);
  return rows.map(({ serial }) => serial);
}
