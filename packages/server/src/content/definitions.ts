/** The catalogue of sections as a company sees it. */
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CompanySection, ContentSection } from '@hangtag/contract/wire/section';
import type { Queryable, Transaction } from '../db/database.ts';
import { prepared } from '../db/preparedStatements.ts';
import { companySections, contentSections } from '../db/schema/content.ts';

/**
 * Every definition that the company's pages may reference, the platform's and its own, including retired ones: a page
 * keeps its sections when a definition is retired.
 */
export async function definitionsOf(
  db: Queryable,
  companyId: number,
): Promise<readonly CompanySection[]> {
  const rows = await db
    .select()
    .from(contentSections)
    .leftJoin(
      companySections,
      and(
        eq(companySections.contentSectionId, contentSections.id),
        eq(companySections.companyId, companyId),
      ),
    )
    .where(or(isNull(contentSections.companyId), eq(contentSections.companyId, companyId)))
    .orderBy(asc(contentSections.displayOrder), asc(contentSections.id));
  return rows.map(({ content_sections: section, company_sections: given }) => ({
    ...section,
    pivot: {
      companyId,
      contentSectionId: section.id,
      paid: given?.paid ?? false,
      enabled: given?.enabled ?? true,
      displayOrder: given?.displayOrder ?? section.displayOrder,
    },
  }));
}

/** What the resolver knows of a section's definition. */
export type LinkedDefinition = Pick<ContentSection, 'id' | 'name' | 'gs1LinkType'>;

const linkedByIds = prepared((db) =>
  db
    .select({
      id: contentSections.id,
      name: contentSections.name,
      gs1LinkType: contentSections.gs1LinkType,
    })
    .from(contentSections)
    .where(
      and(
        sql`${contentSections.id} = any(${sql.placeholder('ids')}::int[])`,
        or(
          isNull(contentSections.companyId),
          eq(contentSections.companyId, sql.placeholder('companyId')),
        ),
      ),
    )
    .prepare('linked_definitions'),
);

/** Names and link types of these definitions, by id: the platform's and the company's own. */
export async function linkedDefinitions(
  db: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LinkedDefinition>> {
  if (ids.length === 0) return new Map();
  const rows = await linkedByIds(db).execute({
    companyId,
    ids: `{${[...new Set(ids)].join(',')}}`,
  });
  return new Map(rows.map((each) => [each.id, each]));
}

/**
 * Locks these definitions against deletion and field removal until the transaction ends. Call it before reading them,
 * or a page could get a section while it is being deleted.
 */
export async function lockSections(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: contentSections.id })
    .from(contentSections)
    .where(inArray(contentSections.id, [...new Set(ids)]))
    .orderBy(asc(contentSections.id))
    .for('key share');
}

/** Ids of the platform's own sections by slug. */
export async function platformSectionIds(
  db: Queryable,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ id: contentSections.id, slug: contentSections.slug })
    .from(contentSections)
    .where(and(isNull(contentSections.companyId), inArray(contentSections.slug, [...slugs])));
  return new Map(rows.map((row) => [row.slug, row.id]));
}
