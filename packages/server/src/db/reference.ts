/**
 * Reference data: the plans, what is sold beside them, and the starter sections. It belongs to every
 * installation, so it is written after each migration and only where it differs (D21, D22, K03, K07).
 */
import { isNull, sql } from 'drizzle-orm';
import { starterCatalogue } from '../content/catalogue.ts';
import { additionalProduct, starterPlans } from '../plans/starterPlans.ts';
import type { Queryable } from './database.ts';
import { addons, plans } from './schema/companies.ts';
import { contentSections } from './schema/content.ts';

/** Writes what is missing; what a superadmin may change (the platform's sections) is never overwritten. */
export async function writeReference(db: Queryable): Promise<void> {
  await db
    .insert(plans)
    .values([...starterPlans])
    .onConflictDoNothing({ target: plans.name });
  await db.insert(addons).values(additionalProduct).onConflictDoNothing();
  const known = await db
    .select({ slug: contentSections.slug })
    .from(contentSections)
    .where(isNull(contentSections.companyId));
  const slugs = new Set(known.map(({ slug }) => slug));
  const missing = starterCatalogue.filter(({ slug }) => !slugs.has(slug));
  if (missing.length === 0) return;
  await db
    .insert(contentSections)
    .values(missing.map((section) => ({ ...section })))
    .onConflictDoNothing({
      target: contentSections.slug,
      where: sql`${contentSections.companyId} is null`,
    });
}
