/** Figures of one company, each counted when it is asked. */
import { eq, sql } from 'drizzle-orm';
import type { CompanyStats } from '@hangtag/contract/wire/company';
import { countProducts } from '../products/counts.ts';
import { sumScans } from '../analytics/queries.ts';
import { countAll, countIf } from '../db/counts.ts';
import type { Database } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { users } from '../db/schema/users.ts';
import { products } from '../db/schema/products.ts';
import { daysBefore } from '@hangtag/contract/rules/days';

/** Everything about one company. */
export async function statsOf(db: Database, companyId: number, now: Date): Promise<CompanyStats> {
  const since = daysBefore(now, 30);
  const [people] = await db
    .select({
      total: countAll,
      active: countIf(sql`${users.status} = 'Active'`),
      pending: countIf(sql`${users.status} = 'Pending'`),
      lastLogin: sql<string | null>`max(${users.lastLogin})`,
    })
    .from(users)
    .where(eq(users.companyId, companyId));
  const [assets] = await db
    .select({ total: countAll, bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(eq(files.companyId, companyId));
  const scans = await sumScans(db, companyId, new Date(since));
  const [pages] = await db
    .select({ lastPublished: sql<string | null>`max(${products.publishDate})` })
    .from(products)
    .where(eq(products.companyId, companyId));
  const counts = await countProducts(db, companyId);
  return {
    products: {
      total: counts.all,
      published: counts.online,
      unpublishedChanges: counts.changed,
    },
    users: {
      total: people?.total ?? 0,
      active: people?.active ?? 0,
      pending: people?.pending ?? 0,
    },
    assets: { total: assets?.total ?? 0, bytes: assets?.bytes ?? 0 },
    scans: { total: scans.total, last30Days: scans.recent },
    lastPublishedAt: isoOf(pages?.lastPublished),
    lastLoginAt: isoOf(people?.lastLogin),
  };
}

const isoOf = (at: string | null | undefined) => (at ? new Date(at).toISOString() : null);
