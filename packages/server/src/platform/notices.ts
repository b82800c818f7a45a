/** What a Superadmin should look at, though nobody asked. */
import { asc, eq, sql } from 'drizzle-orm';
import { lastDays } from '@hangtag/contract/rules/days';
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { PlatformNotice } from '@hangtag/contract/wire/platform';
import { deadNotice } from '../dashboard/notices.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { companies, subscriptions } from '../db/schema/companies.ts';
import { links } from '../db/schema/links.ts';
import { associations } from '../db/schema/lists.ts';
import { listBrokenLinks } from '../linkCheck/broken.ts';

/** Days of scans that led nowhere. */
const DEAD_DAYS = 28;
/** Companies that are asked which of their scans still lead nowhere. */
const MOST_ASKED = 5;

/** Everything worth a look, the most urgent first. */
export const listNotices = async (db: Database, now: Date): Promise<readonly PlatformNotice[]> => [
  ...(await renewalNotice(db)),
  ...(await deadNotices(db, now)),
  ...(await linkNotices(db)),
  ...(await associationNotice(db)),
];

/** Companies whose last renewal was not paid. */
async function renewalNotice(db: Database): Promise<readonly PlatformNotice[]> {
  const rows = await db
    .select({ companyId: companies.id, name: companies.name })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(eq(subscriptions.status, 'past_due'))
    .orderBy(asc(companies.name), asc(companies.id));
  const [first] = rows;
  return first ? [{ kind: 'renewals', count: rows.length, ...first }] : [];
}

/** The company with the most scans that still lead nowhere. */
async function deadNotices(db: Database, now: Date): Promise<readonly PlatformNotice[]> {
  const { dates } = lastDays(now, 'UTC', DEAD_DAYS);
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const result = await db.execute(sql`
    select c.id as "companyId", c.name from companies c
    join counts_day d on d.company_id = c.id and d.product_id = 0
    where d.day >= ${from}::date and d.day <= ${to}::date and d.dead > 0
    group by c.id order by sum(d.dead) desc, c.id limit ${MOST_ASKED}::int`);
  const found: PlatformNotice[] = [];
  for (const company of rowsOf<{ companyId: number; name: string }>(result)) {
    const [dead] = await deadNotice(db, company.companyId, {
      companyId: company.companyId,
      from,
      to,
    });
    if (dead?.kind === 'dead') found.push({ kind: 'dead', count: dead.count, ...company });
  }
  return found.toSorted((a, b) => b.count - a.count).slice(0, 1);
}

/** Companies whose published pages lead nowhere. */
async function linkNotices(db: Database): Promise<readonly PlatformNotice[]> {
  const asked = await db
    .selectDistinct({ companyId: companies.id, name: companies.name })
    .from(links)
    .innerJoin(companies, eq(companies.id, links.companyId))
    .where(eq(links.state, 'broken'))
    .orderBy(asc(companies.name), asc(companies.id));
  const found: typeof asked = [];
  for (const company of asked) {
    if ((await listBrokenLinks(db, company.companyId)).length > 0) found.push(company);
  }
  const [first] = found;
  return first ? [{ kind: 'links', count: found.length, ...first }] : [];
}

/** Associations whose address, which companies' badges lead to, is broken. */
async function associationNotice(db: Database): Promise<readonly PlatformNotice[]> {
  const rows = await db
    .select({ name: associations.name })
    .from(associations)
    .innerJoin(
      links,
      sql`${links.companyId} = ${PLATFORM_COMPANY_ID}::int and ${links.hash} = md5(${associations.url})`,
    )
    .where(sql`${associations.status} = 'active' and ${links.state} = 'broken'`)
    .orderBy(asc(associations.displayOrder), asc(associations.id));
  const [first] = rows;
  return first ? [{ kind: 'associations', count: rows.length, ...first }] : [];
}
