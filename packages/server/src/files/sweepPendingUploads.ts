/** Removes pending uploads that never got a body: no list shows them, so no user can delete them. */
import { and, eq, isNull, lt, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companies } from '../db/schema/companies.ts';
import { annualReports, companyContentFiles } from '../db/schema/companyContent.ts';
import { files } from '../db/schema/files.ts';
import { associations, companyAssociations } from '../db/schema/lists.ts';
import { productFiles, products } from '../db/schema/products.ts';
import { isForeignKeyViolation } from '../db/violations.ts';
import type { Services } from '../http/vars.ts';

/** An upload address is valid for 15 minutes; this leaves time for retries, in milliseconds. */
const MIN_AGE_MS = 24 * 60 * 60 * 1000;

/** Removes those that nothing refers to; answers how many they were. */
export async function sweepPendingUploads({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<number> {
  const showing = alias(files, 'showing');
  const unused = [
    [productFiles, productFiles.filesId],
    [companyContentFiles, companyContentFiles.filesId],
    [annualReports, annualReports.filesId],
    [products, products.appLogoFilesId],
    [companies, companies.logoFilesId],
    [associations, associations.logoFilesId],
    [companyAssociations, companyAssociations.evidenceFilesId],
    [showing, showing.previewId],
  ] as const;
  const removed = await db
    .delete(files)
    .where(
      and(
        isNull(files.storedAt),
        lt(files.createdAt, new Date(now().getTime() - MIN_AGE_MS)),
        ...unused.map(([table, column]) =>
          notExists(db.select({ id: column }).from(table).where(eq(column, files.id))),
        ),
      ),
    )
    .returning({ id: files.id })
    .catch((error: unknown) => {
      // One of them was referenced meanwhile; the next run removes the others.
      if (isForeignKeyViolation(error)) return [];
      throw error;
    });
  return removed.length;
}
