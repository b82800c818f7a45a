/** The uses of files: in drafts, on published pages, as a logo, a report or the evidence of a badge. */
import { and, count, countDistinct, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { FileUse } from '@hangtag/contract/wire/file';
import { type AuditActor, record } from '../audit/record.ts';
import type { Queryable } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { annualReports, companyContentFiles } from '../db/schema/companyContent.ts';
import { ctaUses, ctas } from '../db/schema/ctas.ts';
import { files } from '../db/schema/files.ts';
import { associations, companyAssociations } from '../db/schema/lists.ts';
import { productFiles, products } from '../db/schema/products.ts';
import type { Services } from '../http/vars.ts';
import type { FileRow } from './queries.ts';

/** How many products use each file, and the company's content and reports; unused files are omitted. */
export async function countUses(
  db: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ filesId: productFiles.filesId, uses: countDistinct(productFiles.productId) })
    .from(productFiles)
    .where(and(eq(productFiles.companyId, companyId), inArray(productFiles.filesId, [...ids])))
    .groupBy(productFiles.filesId);
  const own = await db
    .select({ filesId: companyContentFiles.filesId, uses: sql<number>`1` })
    .from(companyContentFiles)
    .where(
      and(
        eq(companyContentFiles.companyId, companyId),
        inArray(companyContentFiles.filesId, [...ids]),
      ),
    )
    .groupBy(companyContentFiles.filesId);
  const reports = await db
    .select({ filesId: sql<number>`${annualReports.filesId}`, uses: count() })
    .from(annualReports)
    .where(and(eq(annualReports.companyId, companyId), inArray(annualReports.filesId, [...ids])))
    .groupBy(annualReports.filesId);
  const targets = await db
    .select({ filesId: sql<number>`${ctas.filesId}`, uses: count() })
    .from(ctas)
    .where(
      and(eq(ctas.companyId, companyId), inArray(ctas.filesId, [...ids]), isNull(ctas.deletedAt)),
    )
    .groupBy(ctas.filesId);
  const total = new Map<number, number>();
  for (const { filesId, uses } of [...rows, ...own, ...reports, ...targets]) {
    total.set(filesId, (total.get(filesId) ?? 0) + uses);
  }
  return total;
}

/** Whether the company's content references the file, in the draft or as published. */
export async function isInCompanyContent(db: Queryable, companyId: number, filesId: number) {
  const rows = await db
    .select({ id: companyContentFiles.filesId })
    .from(companyContentFiles)
    .where(
      and(eq(companyContentFiles.companyId, companyId), eq(companyContentFiles.filesId, filesId)),
    )
    .limit(1);
  return rows.length > 0;
}

/** Titles of the company's reports that are this file. */
export async function reportsOf(
  db: Queryable,
  companyId: number,
  filesId: number,
): Promise<readonly string[]> {
  const rows = await db
    .select({ title: annualReports.title })
    .from(annualReports)
    .where(and(eq(annualReports.companyId, companyId), eq(annualReports.filesId, filesId)))
    .orderBy(annualReports.displayOrder, annualReports.id);
  return rows.map(({ title }) => title);
}

/** Labels of the company's calls to action that lead to this file. */
export async function ctasOf(
  db: Queryable,
  companyId: number,
  filesId: number,
): Promise<readonly string[]> {
  const rows = await db
    .select({ label: ctas.label })
    .from(ctas)
    .where(and(eq(ctas.companyId, companyId), eq(ctas.filesId, filesId), isNull(ctas.deletedAt)))
    .orderBy(ctas.displayOrder, ctas.id);
  return rows.map(({ label }) => label);
}

/** Every product that uses the file, by name. */
export async function listUses(
  db: Queryable,
  companyId: number,
  filesId: number,
): Promise<readonly FileUse[]> {
  const rows = await db
    .select({ productId: products.id, name: products.name, place: productFiles.place })
    .from(productFiles)
    .innerJoin(products, eq(products.id, productFiles.productId))
    .where(and(eq(productFiles.companyId, companyId), eq(productFiles.filesId, filesId)))
    .orderBy(products.searchText, products.id);
  const byProduct = Map.groupBy(rows, (row) => row.productId);
  return [...byProduct.values()].flatMap(([first, second]) =>
    first
      ? [{ productId: first.productId, name: first.name, where: placeOf(first.place, second) }]
      : [],
  );
}

const placeOf = (place: 'draft' | 'published', second: unknown): FileUse['where'] =>
  second ? 'both' : place;

/** Whether the file is its company's logo. */
export async function isLogo(db: Queryable, companyId: number, filesId: number) {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.logoFilesId, filesId)));
  return rows.length > 0;
}

/** How many of the company's badges have the file as evidence. */
export const countBadges = (db: Queryable, companyId: number, filesId: number) =>
  db.$count(
    companyAssociations,
    and(
      eq(companyAssociations.companyId, companyId),
      eq(companyAssociations.evidenceFilesId, filesId),
    ),
  );

/** How many associations have the file as their logo; those belong to the platform's own company. */
export const countAssociations = (db: Queryable, filesId: number) =>
  db.$count(associations, eq(associations.logoFilesId, filesId));

/**
 * Whether the file is public: on a published page, the poster of a video that is, a report or logo that such a page
 * shows, what an active call to action of such a page leads to, or an association's logo.
 */
export async function isPublic(db: Queryable, companyId: number, filesId: number) {
  const shown = db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.companyId, companyId),
        or(eq(files.id, filesId), and(eq(files.previewId, filesId), eq(files.type, 'movie'))),
      ),
    );
  const onPage = await db
    .select({ id: productFiles.filesId })
    .from(productFiles)
    .where(
      and(
        eq(productFiles.companyId, companyId),
        inArray(productFiles.filesId, shown),
        eq(productFiles.place, 'published'),
      ),
    )
    .limit(1);
  if (onPage.length > 0 || (await isLogo(db, companyId, filesId))) return true;
  const ofCompany = await db
    .select({ id: companyContentFiles.filesId })
    .from(companyContentFiles)
    .where(
      and(
        eq(companyContentFiles.companyId, companyId),
        inArray(companyContentFiles.filesId, shown),
        eq(companyContentFiles.place, 'published'),
      ),
    )
    .limit(1);
  if (ofCompany.length > 0) return true;
  const isReport = await db.$count(
    annualReports,
    and(
      eq(annualReports.companyId, companyId),
      eq(annualReports.filesId, filesId),
      eq(annualReports.status, 'active'),
    ),
  );
  const isTarget = await db
    .select({ id: ctas.id })
    .from(ctas)
    .innerJoin(ctaUses, and(eq(ctaUses.ctaId, ctas.id), eq(ctaUses.place, 'published')))
    .where(and(eq(ctas.companyId, companyId), eq(ctas.filesId, filesId), eq(ctas.status, 'active')))
    .limit(1);
  if (isTarget.length > 0) return true;
  return isReport > 0 || (await countAssociations(db, filesId)) > 0;
}

/**
 * Removes the row of an unused file; other files lose it as their preview.
 * @throws the database's foreign key violation when something still refers to it.
 */
export async function deleteFile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  { companyId, id: filesId }: Pick<FileRow, 'companyId' | 'id'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(files)
      .set({ previewId: null })
      .where(and(eq(files.companyId, companyId), eq(files.previewId, filesId)));
    const [deleted] = await tx
      .delete(files)
      .where(and(eq(files.companyId, companyId), eq(files.id, filesId)))
      .returning();
    if (!deleted) return;
    await record(tx, {
      companyId,
      actor,
      action: 'file.deleted',
      subject: `file:${filesId}`,
      subjectName: deleted.name,
      before: { fileName: deleted.fileName, type: deleted.type, sha256: deleted.sha256 },
      at: now(),
    });
  });
}
