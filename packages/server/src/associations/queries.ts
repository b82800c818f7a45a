/** Associations and the companies that carry their badges. */
import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Association, CompanyAssociation } from '@hangtag/contract/wire/association';
import type { Queryable } from '../db/database.ts';
import { versionOfRow } from '../http/etag.ts';
import { files } from '../db/schema/files.ts';
import { associations, companyAssociations } from '../db/schema/lists.ts';
import { previewUrlOf } from '../files/present.ts';
import { type FileRow, findFiles } from '../files/queries.ts';
import { presentProductFile } from '../files/present.ts';

export type AssociationRow = typeof associations.$inferSelect;

const inOrder = [asc(associations.displayOrder), asc(associations.id)];

const uses = sql<number>`(
  select count(*)::int from company_associations c where c.association_id = ${associations.id}
)`;

const logo = eq(files.id, associations.logoFilesId);

/** All of them, with how many companies carry each. */
export async function listAssociations(db: Queryable): Promise<readonly Association[]> {
  const rows = await db
    .select({ association: associations, logo: files, uses })
    .from(associations)
    .leftJoin(files, logo)
    .orderBy(...inOrder);
  return rows.map(({ association, logo: file, uses: count }) => ({
    ...present(association, file),
    version: versionOfRow(association),
    uses: count,
  }));
}

/** Those that companies can take. */
export async function listActive(db: Queryable): Promise<readonly Association[]> {
  const rows = await db
    .select({ association: associations, logo: files })
    .from(associations)
    .leftJoin(files, logo)
    .where(eq(associations.status, 'active'))
    .orderBy(...inOrder);
  return rows.map((row) => present(row.association, row.logo));
}

/** One of them, with its version. */
export async function findAssociation(
  db: Queryable,
  id: number,
): Promise<(Association & { readonly version: number }) | undefined> {
  const [row] = await db
    .select({ association: associations, logo: files })
    .from(associations)
    .leftJoin(files, logo)
    .where(eq(associations.id, id));
  return row && { ...present(row.association, row.logo), version: versionOfRow(row.association) };
}

/** The badges of a company, in its order. */
export async function listBadges(
  db: Queryable,
  companyId: number,
): Promise<readonly CompanyAssociation[]> {
  const rows = await db
    .select({ badge: companyAssociations, association: associations, logo: files })
    .from(companyAssociations)
    .innerJoin(associations, eq(associations.id, companyAssociations.associationId))
    .leftJoin(files, logo)
    .where(and(eq(companyAssociations.companyId, companyId)))
    .orderBy(asc(companyAssociations.displayOrder));
  const chosen = rows.map(({ badge }) => badge.evidenceFilesId).filter((id) => id !== null);
  const evidence = new Map(
    (await findFiles(db, companyId, chosen)).map((file) => [
      file.id,
      presentProductFile(file, new Map()),
    ]),
  );
  return rows.map(({ badge, association, logo: file }) => ({
    associationId: badge.associationId,
    association: present(association, file),
    certificateNumber: badge.certificateNumber,
    validFrom: badge.validFrom,
    validTo: badge.validTo,
    evidenceFilesId: badge.evidenceFilesId,
    evidenceFile: evidence.get(badge.evidenceFilesId ?? 0) ?? null,
    displayOrder: badge.displayOrder,
  }));
}

/** The badges that pages show on a day, in the company's order: active ones whose validity covers it. @param day `YYYY-MM-DD`. */
export async function listShown(db: Queryable, companyId: number, day: string) {
  const { validFrom, validTo, certificateNumber } = companyAssociations;
  return db
    .select({ association: associations, certificateNumber, logo: files })
    .from(companyAssociations)
    .innerJoin(associations, eq(associations.id, companyAssociations.associationId))
    .leftJoin(files, logo)
    .where(
      and(
        eq(companyAssociations.companyId, companyId),
        eq(associations.status, 'active'),
        or(isNull(validFrom), lte(validFrom, day)),
        or(isNull(validTo), gte(validTo, day)),
      ),
    )
    .orderBy(asc(companyAssociations.displayOrder), asc(associations.id));
}

function present(row: AssociationRow, file: FileRow | null): Association {
  const { logoFilesId, ...association } = row;
  const fileUrl = file && previewUrlOf(file);
  return {
    ...association,
    logoFile: logoFilesId === null ? null : { filesId: logoFilesId, ...(fileUrl && { fileUrl }) },
  };
}
