/** Reference data of a new installation: the starter sections and the plans. Put in once, then it belongs to superadmins. */
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { addons, plans } from '../db/schema/companies.ts';
import { contentSections } from '../db/schema/content.ts';
import { installation } from '../db/schema/platform.ts';
import { additionalProduct, starterPlans } from '../plans/starterPlans.ts';
import { starterCatalogue } from './catalogue.ts';

const KEY = 'reference-data';

/** Adds what this version offers and the installation never had; safe at every start and in every process. */
export async function putReferenceData(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await lockKnown(tx);
    const sections = starterCatalogue.filter((each) => !known.has(`section:${each.slug}`));
    const newPlans = starterPlans.filter((each) => !known.has(`plan:${each.name}`));
    if (sections.length > 0) await tx.insert(contentSections).values([...sections]);
    if (newPlans.length > 0) await tx.insert(plans).values([...newPlans]);
    await tx.insert(addons).values(additionalProduct).onConflictDoNothing();
    const all = [
      ...known,
      ...sections.map((each) => `section:${each.slug}`),
      ...newPlans.map((each) => `plan:${each.name}`),
    ];
    await tx.update(installation).set({ value: all }).where(eq(installation.key, KEY));
  });
}

/** What was ever put in; the row is locked so that two processes starting at once do not add twice. */
async function lockKnown(tx: Transaction): Promise<ReadonlySet<string>> {
  await tx.insert(installation).values({ key: KEY, value: [] }).onConflictDoNothing();
  const [row] = await tx
    .select({ value: sql<readonly string[]>`${installation.value}` })
    .from(installation)
    .where(eq(installation.key, KEY))
    .for('update');
  return new Set(row?.value);
}
