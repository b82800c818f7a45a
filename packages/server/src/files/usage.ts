/** The uses of files: in drafts, on published pages, as a logo, a report, a target or the evidence of a badge. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FileUse } from '@hangtag/contract/wire/file';
import type { Queryable } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { annualReports } from '../db/schema/companyContent.ts';
import { ctas } from '../db/schema/ctas.ts';
import { associations } from '../db/schema/lists.ts';
import { products } from '../db/schema/products.ts';
import { uses } from '../db/schema/uses.ts';
import { fileUse, fileUses } from './fileUses.ts';
import type { FileRow } from './queries.ts';

/** How many places use each file; unused files are omitted. */
export async function countUses(
  db: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      filesId: fileUse.filesId,
      places: sql<number>`count(distinct (${fileUse.kind}, ${fileUse.ownerId}))::int`,
    })
    .from(fileUses)
    .where(and(eq(fileUse.companyId, companyId), inArray(fileUse.filesId, [...ids])))
    .groupBy(fileUse.filesId);
  return new Map(rows.map(({ filesId, places }) => [filesId, places]));
}

const kinds: readonly FileUse['kind'][] = [
  'product',
  'company',
  'logo',
  'report',
  'cta',
  'badge',
  'association',
];

const nameOf = sql<string>`case ${fileUse.kind} when 'product' then ${products.name}
  when 'report' then ${annualReports.title} when 'cta' then ${ctas.label}
  when 'badge' then ${associations.name} when 'association' then ${associations.name}
  else ${companies.name} end`;

/** Every place that uses the file: products by name, then the company's own. */
export async function listUses(
  db: Queryable,
  companyId: number,
  filesId: number,
): Promise<readonly FileUse[]> {
  const rows = await db
    .select({
      kind: fileUse.kind,
      id: fileUse.ownerId,
      name: nameOf,
      place: sql<FileUse['place']>`case when count(distinct ${fileUse.place}) > 1 then 'both'
        else min(${fileUse.place}) end`,
      frame: sql<FileUse['frame']>`case when ${products.content}->'headers'
        @> jsonb_build_array(jsonb_build_object('filesId', ${filesId}::int)) then 'head' else 'body' end`,
    })
    .from(fileUses)
    .innerJoin(companies, eq(companies.id, fileUse.companyId))
    .leftJoin(products, and(eq(fileUse.kind, 'product'), eq(products.id, fileUse.ownerId)))
    .leftJoin(annualReports, and(eq(fileUse.kind, 'report'), eq(annualReports.id, fileUse.ownerId)))
    .leftJoin(ctas, and(eq(fileUse.kind, 'cta'), eq(ctas.id, fileUse.ownerId)))
    .leftJoin(
      associations,
      and(inArray(fileUse.kind, ['badge', 'association']), eq(associations.id, fileUse.ownerId)),
    )
    .where(and(eq(fileUse.companyId, companyId), eq(fileUse.filesId, filesId)))
    .groupBy(
      fileUse.kind,
      fileUse.ownerId,
      products.id,
      annualReports.id,
      ctas.id,
      associations.id,
      companies.id,
    )
    .orderBy(products.searchText, fileUse.ownerId);
  return rows.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

/**
 * Whether a body of a file is public: on a page that was published with it, or the file's present one as the still of a
 * published film, a report or logo that such a page shows, what its active call to action leads to, or an association's
 * logo. A page that is withheld by law makes none public.
 * @param key Of the body.
 */
export async function isPublic(
  db: Queryable,
  file: Pick<FileRow, 'companyId' | 'id' | 'key'>,
  key: string,
): Promise<boolean> {
  const [pinned] = await db
    .select({ id: uses.id })
    .from(uses)
    .leftJoin(products, eq(products.id, uses.productId))
    .where(
      and(
        eq(uses.filesId, file.id),
        eq(uses.place, 'published'),
        eq(uses.fileKey, key),
        isNull(products.takenDownAt),
      ),
    )
    .limit(1);
  if (pinned) return true;
  if (key !== file.key) return false;
  const [shown] = await db
    .select({ filesId: fileUse.filesId })
    .from(fileUses)
    .leftJoin(products, and(eq(fileUse.kind, 'product'), eq(products.id, fileUse.ownerId)))
    .where(
      and(
        isNull(products.takenDownAt),
        eq(fileUse.companyId, file.companyId),
        eq(fileUse.filesId, file.id),
        eq(fileUse.place, 'published'),
        eq(fileUse.isPinned, false),
      ),
    )
    .limit(1);
  return shown !== undefined;
}
