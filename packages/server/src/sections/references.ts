/** Which drafts and published pages use a section; only this file knows where pages are stored. */
import { type SQL, and, eq, inArray, or, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type {
  SectionCompanyUse,
  SectionUse,
  SectionUses,
} from '@hangtag/contract/wire/contentSection';
import type { Queryable } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { companyContent } from '../db/schema/companyContent.ts';
import { products } from '../db/schema/products.ts';
import { companySectionsSql } from './fieldChanges.ts';

/** The most products that a refusal names. */
const NAMED = 100;

/** Products with the section on their draft or page; archived ones too, because their pages stay public. */
export const referencing = (sectionId: number): SQL =>
  sql`${products.sectionIds} @> ${JSON.stringify([sectionId])}::jsonb`;

const byName = [
  sql`${companies.searchText} collate "C"`,
  companies.id,
  products.searchText,
  products.id,
] as const;

/** Companies with the section in their own draft or published content. */
const inCompanyContent = (column: PgColumn, sectionId: number): SQL => {
  const one = JSON.stringify([{ contentSectionId: sectionId }]);
  return sql`coalesce(${column}->'signature' @> ${one}::jsonb or ${column}->'premium' @> ${one}::jsonb, false)`;
};

/** Limits the references; null for no limit. */
interface ReferenceFilter {
  readonly products: SQL | null;
  readonly companies: SQL | null;
}

/**
 * The references to a section as a refusal names them; the contents stay in the database.
 * @param which Limits them to these products.
 */
export async function referencesOf(
  db: Queryable,
  sectionId: number,
  which: ReferenceFilter = { products: null, companies: null },
): Promise<SectionUses> {
  const found = await db
    .select({ id: products.id, total: sql<number>`(count(*) over ())::int` })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(referencing(sectionId), which.products ?? undefined))
    .orderBy(...byName)
    .limit(NAMED);
  const ids = found.map(({ id }) => id);
  const own = await companiesReferencing(db, sectionId, which.companies);
  return {
    total: (found[0]?.total ?? 0) + own.length,
    products: await named(db, sectionId, ids),
    ...(own.length > 0 && { companies: own }),
  };
}

async function companiesReferencing(
  db: Queryable,
  sectionId: number,
  which: SQL | null,
): Promise<readonly SectionCompanyUse[]> {
  const isDraft = inCompanyContent(companyContent.content, sectionId);
  const isPublished = inCompanyContent(companyContent.publishedContent, sectionId);
  return db
    .select({
      companyId: companies.id,
      companyName: companies.name,
      where: sql<SectionUse['where']>`case when not ${isPublished} then 'draft'
        when ${isDraft} then 'both' else 'published' end`,
    })
    .from(companyContent)
    .innerJoin(companies, eq(companies.id, companyContent.companyId))
    .where(and(or(isDraft, isPublished), which ?? undefined))
    .orderBy(sql`${companies.searchText} collate "C"`, companies.id);
}

async function named(
  db: Queryable,
  sectionId: number,
  ids: readonly number[],
): Promise<readonly SectionUse[]> {
  if (ids.length === 0) return [];
  const one = JSON.stringify({ sections: [{ contentSectionId: sectionId }] });
  const isOnPage = sql`coalesce(${products.publishedContent} @> ${one}::jsonb, false)`;
  return db
    .select({
      productId: products.id,
      name: products.name,
      companyId: companies.id,
      companyName: companies.name,
      where: sql<SectionUse['where']>`case when not ${isOnPage} then 'draft'
        when ${products.content} @> ${one}::jsonb then 'both' else 'published' end`,
    })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(inArray(products.id, [...ids]))
    .orderBy(...byName);
}

/** How many companies and products use each section; an unused section is missing from the map. */
export async function countReferences(db: Queryable) {
  const inProducts = db
    .select({
      id: sql<number>`section_id::int`.as('held_id'),
      companyId: products.companyId,
      products: sql<number>`count(distinct ${products.id})::int`.as('held_products'),
    })
    .from(products)
    .innerJoin(
      sql`lateral jsonb_array_elements_text(${products.sectionIds}) as section_id`,
      sql`true`,
    )
    .groupBy(sql`held_id`, products.companyId);
  const inCompanies = db
    .select({
      id: sql<number>`(section->>'contentSectionId')::int`.as('held_id'),
      companyId: companyContent.companyId,
      products: sql<number>`0`.as('held_products'),
    })
    .from(companyContent)
    .innerJoin(sql`lateral jsonb_array_elements(${companySectionsSql}) as section`, sql`true`);
  const references = unionAll(inProducts, inCompanies).as('held');
  const rows = await db
    .select({
      id: references.id,
      usedByProducts: sql<number>`sum(${references.products})::int`,
      usedByCompanies: sql<number>`count(distinct ${references.companyId})::int`,
    })
    .from(references)
    .groupBy(references.id);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
