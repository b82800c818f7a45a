/** Tags and the companies and products that carry them. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tag } from '@hangtag/contract/wire/tag';
import type { Queryable, Transaction } from '../db/database.ts';
import { normalizeText } from '../db/normalizeText.ts';
import { companyTags, productTags, tags } from '../db/schema/lists.ts';
import { versionOfRow } from '../http/etag.ts';

export type TagRow = typeof tags.$inferSelect;

const uses = sql<number>`(
  (select count(*) from company_tags c where c.tag_id = ${tags.id}) +
  (select count(*) from product_tags p where p.tag_id = ${tags.id})
)::int`;

const byName = [asc(sql`fold_text(${tags.name}) collate "C"`), asc(tags.id)];

/** Lower case with hyphens; names that differ in nothing else are one tag. */
export const slugOf = (name: string): string =>
  normalizeText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'tag';

/** All tags by name, with how many carry each. */
export async function listTags(db: Queryable): Promise<readonly Required<Tag>[]> {
  const rows = await db
    .select({ tag: tags, uses })
    .from(tags)
    .orderBy(...byName);
  return rows.map(({ tag, uses: count }) => ({ ...versioned(tag), uses: count }));
}

export const versioned = (tag: TagRow) => ({ ...tag, version: versionOfRow(tag) });

export async function findTag(db: Queryable, id: number): Promise<TagRow | undefined> {
  const [tag] = await db.select().from(tags).where(eq(tags.id, id));
  return tag;
}

/** Tags that a company may carry, by name. */
export async function listForCompanies(db: Queryable): Promise<readonly Tag[]> {
  return db
    .select()
    .from(tags)
    .where(inArray(tags.kind, ['company', 'both']))
    .orderBy(...byName);
}

/** Tags that a company carries, by name. */
export async function listOf(db: Queryable, companyId: number): Promise<readonly Tag[]> {
  const rows = await db
    .select({ tag: tags })
    .from(companyTags)
    .innerJoin(tags, eq(tags.id, companyTags.tagId))
    .where(eq(companyTags.companyId, companyId))
    .orderBy(...byName);
  return rows.map(({ tag }) => tag);
}

/** Sets the tags of a company to exactly these. */
export async function setTagsOf(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.delete(companyTags).where(eq(companyTags.companyId, companyId));
  if (ids.length > 0) {
    await tx.insert(companyTags).values(ids.map((tagId) => ({ companyId, tagId })));
  }
}

/** How many companies and products carry a tag. */
export async function countUses(db: Queryable, tagId: number) {
  return {
    companies: await db.$count(companyTags, eq(companyTags.tagId, tagId)),
    products: await db.$count(productTags, eq(productTags.tagId, tagId)),
  };
}
