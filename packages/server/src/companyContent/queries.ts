/** The table of company content; reading and writing one company's. */
import { and, eq, sql } from 'drizzle-orm';
import { emptyCompanyContent } from '@hangtag/contract/rules/companyContent';
import type { Queryable, Transaction } from '../db/database.ts';
import { prepared } from '../db/preparedStatements.ts';
import { companyContent } from '../db/schema/companyContent.ts';

/** A company's content; one that was never written looks like an empty first version. */
export type ContentRow = typeof companyContent.$inferSelect;

/** The columns that a write may change. */
export type ContentChanges = Partial<Omit<ContentRow, 'companyId' | 'version'>>;

const blank = (companyId: number): ContentRow => ({
  companyId,
  content: emptyCompanyContent,
  publishedContent: null,
  publishDate: null,
  contentSavedDate: null,
  version: 1,
});

const byCompany = prepared((db) =>
  db
    .select()
    .from(companyContent)
    .where(eq(companyContent.companyId, sql.placeholder('companyId')))
    .prepare('company_content'),
);

/** The content of a company. */
export async function findContent(db: Queryable, companyId: number): Promise<ContentRow> {
  const [row] = await byCompany(db).execute({ companyId });
  return row ?? blank(companyId);
}

/** As `findContent`; locked until the transaction ends. */
export async function lockContent(tx: Transaction, companyId: number): Promise<ContentRow> {
  // A row that does not exist cannot be locked.
  await tx.insert(companyContent).values(blank(companyId)).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(companyContent)
    .where(eq(companyContent.companyId, companyId))
    .for('update');
  if (!row) throw new Error('The company’s content is missing.');
  return row;
}

/** Writes a new version of locked content. */
export async function writeContent(
  tx: Transaction,
  { companyId, version }: ContentRow,
  changes: ContentChanges,
): Promise<ContentRow> {
  const [row] = await tx
    .update(companyContent)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(companyContent.companyId, companyId), eq(companyContent.version, version)))
    .returning();
  if (!row) throw new Error('The company’s content changed while it was locked.');
  return row;
}
