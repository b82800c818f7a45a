/** What happened in the days of a period, and what to begin with when nothing did. */
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { dayOf, endOfDay, startOfDay } from '@hangtag/contract/rules/days';
import type { AnalyticsNote } from '@hangtag/contract/wire/analytics';
import { presentBrief } from '../products/present.ts';
import type { Queryable } from '../db/database.ts';
import { auditLog } from '../db/schema/audit.ts';
import { issuedCodes } from '../db/schema/codes.ts';
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

/** Actions of a product that explain its figures. */
const kinds: Readonly<Record<string, AnalyticsNote['kind']>> = {
  'product.published': 'published',
  'product.unpublished': 'unpublished',
  'product.recalled': 'recalled',
  'product.recall-ended': 'recallEnded',
};

/** The newest of what explains the figures of these days, oldest first: pages, prints, recalls and the calendar. */
export async function readNotes(
  { db }: Pick<Tools, 'db'>,
  companyId: number,
  question: NoteQuestion,
): Promise<readonly AnalyticsNote[]> {
  const notes = [
    ...(await readLogged(db, companyId, question)),
    ...(await readPrinted(db, companyId, question)),
  ];
  return notes.toSorted((a, b) => a.date.localeCompare(b.date)).slice(-MOST_NOTES);
}

/** What the log says of products, and of the time zone that all of them share. */
async function readLogged(
  db: Queryable,
  companyId: number,
  { from, to, tz, product }: NoteQuestion,
): Promise<readonly AnalyticsNote[]> {
  const isOfProduct = and(
    inArray(auditLog.action, Object.keys(kinds)),
    product ? eq(auditLog.subject, `product:${product.id}`) : undefined,
  );
  // The first zone of a company begins with its first figures, so nothing changes with it.
  const isOfZone = and(
    eq(auditLog.action, 'company.changed'),
    sql`${auditLog.before} ->> 'timeZone' is not null`,
  );
  const { action, subjectName } = auditLog;
  const zone = sql<string | null>`${auditLog.after} ->> 'timeZone'`;
  const rows = await db
    .select({ at: auditLog.at, action, name: subjectName, zone })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.companyId, companyId),
        or(isOfProduct, isOfZone),
        gte(auditLog.at, startOfDay(from, tz)),
        lt(auditLog.at, endOfDay(to, tz)),
      ),
    )
    .orderBy(desc(auditLog.position))
    .limit(MOST_NOTES);
  return rows.toReversed().map((row) => {
    const kind = kinds[row.action] ?? 'zoneChanged';
    const name = kind === 'zoneChanged' ? (row.zone ?? 'UTC') : row.name;
    return { date: dayOf(row.at, tz), kind, name };
  });
}

/** Days on which files of products were handed out for print, one note a product and day. */
async function readPrinted(
  db: Queryable,
  companyId: number,
  { from, to, tz, product }: NoteQuestion,
): Promise<readonly AnalyticsNote[]> {
  const day = sql<string>`to_char(${issuedCodes.issuedAt} at time zone ${tz}::text, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ date: day, name: products.name })
    .from(issuedCodes)
    .innerJoin(products, eq(products.id, issuedCodes.productId))
    .where(
      and(
        eq(issuedCodes.companyId, companyId),
        gte(issuedCodes.issuedAt, startOfDay(from, tz)),
        lt(issuedCodes.issuedAt, endOfDay(to, tz)),
        product ? eq(issuedCodes.productId, product.id) : undefined,
      ),
    )
    .groupBy(sql`1`, products.id)
    .orderBy(desc(sql`1`))
    .limit(MOST_NOTES);
  return rows.toReversed().map((row) => ({ ...row, kind: 'printed' }));
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
