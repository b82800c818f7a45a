/**
 * Reference data: the plans, what is sold beside them, and the starter sections. It belongs to every
 * installation, so it is written after each migration and only where it differs (D21, D22, K03, K07).
 */
import { eq, isNull, sql } from 'drizzle-orm';
import { starterCatalogue } from './starterSections.ts';
import { additionalProduct, starterPlans } from './starterPlans.ts';
import type { Queryable } from './database.ts';
import { addons, plans } from './schema/companies.ts';
import { contentSections } from './schema/content.ts';
import { installation } from './schema/platform.ts';

/** Writes what is missing; what a superadmin may change (the platform's sections) is never overwritten or brought back. */
export async function writeReferenceData(db: Queryable): Promise<void> {
  await db
    .insert(plans)
    .values([...starterPlans])
    .onConflictDoNothing({ target: plans.name });
  await db.insert(addons).values(additionalProduct).onConflictDoNothing();
  await writeStarters(db);
}

/** Key of the installation's row with the starters it was ever given: one that was deleted stays deleted. */
const STARTERS_KEY = 'starter-sections';

async function writeStarters(db: Queryable): Promise<void> {
  const present = await db
    .select({ slug: contentSections.slug })
    .from(contentSections)
    .where(isNull(contentSections.companyId));
  const [stored] = await db.select().from(installation).where(eq(installation.key, STARTERS_KEY));
  const alreadyGiven = new Set<unknown>(Array.isArray(stored?.value) ? stored.value : []);
  const slugs = new Set<unknown>([...present.map(({ slug }) => slug), ...alreadyGiven]);
  const missing = starterCatalogue.filter(({ slug }) => !slugs.has(slug));
  if (missing.length > 0) {
    await db
      .insert(contentSections)
      .values(missing.map((section) => ({ ...section })))
      .onConflictDoNothing({
        target: contentSections.slug,
        where: sql`${contentSections.companyId} is null`,
      });
  }
  const value = starterCatalogue.map(({ slug }) => slug);
  if (value.every((slug) => alreadyGiven.has(slug))) return;
  await db
    .insert(installation)
    .values({ key: STARTERS_KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}
