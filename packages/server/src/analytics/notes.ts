/** What happened in the days of a period, and what to begin with when nothing did. */
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { dayOf, endOfDay, startOfDay } from '@hangtag/contract/rules/days';
import type { AnalyticsNote } from '@hangtag/contract/wire/analytics';
import { presentBrief } from '../products/present.ts';
import { auditLog } from '../db/schema/audit.ts';
import { products } from '../db/schema/products.ts';
import type { Services } from '../http/vars.ts';
import type { ProductRow } from '../products/queries.ts';
import { answerRows } from '../products/respond.ts';

/** Notes that fit under a chart. */
const MOST_NOTES = 12;

type Tools = Pick<Services, 'db' | 'config'>;

interface NoteQuestion {
  readonly from: string;
  readonly to: string;
  readonly tz: string;
  readonly product: ProductRow | null;
}

/** What was published and taken down, oldest first. */
export async function readNotes(
  { db }: Tools,
  companyId: number,
  { from, to, tz, product }: NoteQuestion,
): Promise<readonly AnalyticsNote[]> {
  const rows = await db
    .select({ at: auditLog.at, action: auditLog.action, name: auditLog.subjectName })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.companyId, companyId),
        inArray(auditLog.action, ['product.published', 'product.unpublished']),
        gte(auditLog.at, startOfDay(from, tz)),
        lt(auditLog.at, endOfDay(to, tz)),
        product ? eq(auditLog.subject, `product:${product.id}`) : undefined,
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(MOST_NOTES);
  return rows.toReversed().map(({ at, action, name }) => ({
    date: dayOf(at, tz),
    kind: action === 'product.published' ? 'published' : 'unpublished',
    name,
  }));
}

/** A published product to put on a pack first. */
export async function findFirst(tools: Tools, companyId: number) {
  const [product] = await tools.db
    .select()
    .from(products)
    .where(
      and(eq(products.companyId, companyId), products.published, eq(products.status, 'active')),
    )
    .orderBy(desc(products.publishDate), desc(products.id))
    .limit(1);
  const [row] = product ? await answerRows(tools, companyId, [product]) : [];
  return row ? { ...presentBrief(row), publicUrl: row.digitalLinkUrl ?? row.publicUrl } : null;
}
