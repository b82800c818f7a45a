/** The platform's figures, counted on request. */
import { sql } from 'drizzle-orm';
import { isPlatformSuperadmin, PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { OverviewAnswer } from '@hangtag/contract/wire/platform';
import { readActivity } from '../dashboard/activity.ts';
import { listNotices } from './notices.ts';
import { readPlatformScans } from './platformScans.ts';
import { countAll, countIf } from '../db/counts.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../http/vars.ts';
import { inForce } from '../policy/companyQueries.ts';
import { companies, subscriptions } from '../db/schema/companies.ts';
import { files } from '../db/schema/files.ts';
import { users } from '../db/schema/users.ts';
import { jobs } from '../db/schema/platform.ts';
import { countProducts } from '../products/counts.ts';
import { daysBefore } from '@hangtag/contract/rules/days';

/** The overview: sums of the whole installation, and by name the companies that the user may enter. */
export async function countOverview(
  db: Database,
  actor: Actor,
  now: Date,
): Promise<OverviewAnswer> {
  const month = daysBefore(now, 30);
  const [ofCompanies] = await db
    .select({
      total: countAll,
      active: countIf(sql`${companies.status} = 'Active'`),
      recent: countIf(sql`${companies.createdAt} > ${month}`),
    })
    .from(companies);
  const [ofPlans] = await db
    .select({
      subscribed: countIf(inForce(now)),
      pastDue: countIf(sql`${subscriptions.status} = 'past_due'`),
    })
    .from(subscriptions);
  const [people] = await db
    .select({
      total: countAll,
      active: countIf(sql`${users.status} = 'Active'`),
      pending: countIf(sql`${users.status} = 'Pending'`),
    })
    .from(users);
  const { present, presentOnline } = await countProducts(db);
  const [storage] = await db
    .select({ files: countAll, bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(sql`${files.storedAt} is not null`);
  return {
    companies: {
      ...(ofCompanies ?? { total: 0, active: 0, recent: 0 }),
      ...(ofPlans ?? { subscribed: 0, pastDue: 0 }),
    },
    people: people ?? { total: 0, active: 0, pending: 0 },
    products: { total: present, published: presentOnline },
    scans: await readPlatformScans(db, actor, now),
    storage: storage ?? { files: 0, bytes: 0 },
    notices: await listNotices(db, actor, now),
    activity: isPlatformSuperadmin(actor) ? await readActivity(db, PLATFORM_COMPANY_ID) : null,
    failedJobs: await db.$count(jobs, sql`${jobs.failedAt} is not null`),
  };
}
