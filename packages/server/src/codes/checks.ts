/** The self-checks of a product's texts, week by week; beside the ledger, whose rows never change. */
import { CHECKS_SHOWN, type CodeCheck } from '@hangtag/contract/wire/issuedCode';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { codeCheckHistory } from '../db/schema/codes.ts';
import type { ProductRow } from '../products/queries.ts';

/** What was found at each of these texts; a text that was never asked is left out. */
export async function checksOf(
  db: Queryable,
  { companyId, id }: Pick<ProductRow, 'companyId' | 'id'>,
  texts: readonly string[],
): Promise<ReadonlyMap<string, CodeCheck>> {
  if (texts.length === 0) return new Map();
  const { text, checkedAt, problem } = codeCheckHistory;
  const ofTexts = and(
    eq(codeCheckHistory.companyId, companyId),
    eq(codeCheckHistory.productId, id),
    inArray(text, [...texts]),
  );
  const placed = db
    .select({
      text,
      checkedAt,
      problem,
      place:
        sql<number>`row_number() over (partition by ${text} order by ${checkedAt} desc)::int`.as(
          'place',
        ),
      asked: sql<number>`count(*) over (partition by ${text})::int`.as('asked'),
      answered:
        sql<number>`count(*) filter (where ${problem} is null) over (partition by ${text})::int`.as(
          'answered',
        ),
    })
    .from(codeCheckHistory)
    .where(ofTexts)
    .as('placed');
  const rows = await db
    .select()
    .from(placed)
    .where(sql`${placed.place} <= ${CHECKS_SHOWN}::int`)
    .orderBy(placed.text, desc(placed.place));
  const found = new Map<string, CodeCheck>();
  for (const row of rows) {
    const result = { checkedAt: row.checkedAt.toISOString(), problem: row.problem };
    const last = [...(found.get(row.text)?.last ?? []), result];
    const { asked, answered } = row;
    found.set(row.text, { ...result, last, asked, answered });
  }
  return found;
}
