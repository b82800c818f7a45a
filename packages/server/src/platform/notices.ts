/** What a Superadmin should look at, though nobody asked. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { lastDays } from '@hangtag/contract/rules/days';
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { PlatformNotice } from '@hangtag/contract/wire/platform';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { codeChecks } from '../db/schema/codes.ts';
import { companies, subscriptions } from '../db/schema/companies.ts';
import { links } from '../db/schema/links.ts';
import { associations } from '../db/schema/lists.ts';
import type { Actor } from '../http/vars.ts';
import { enterableBy, mayEnterCompany } from '../policy/company.ts';
import { listBrokenLinks } from '../linkCheck/broken.ts';

/** Days of scans that led nowhere. */
const DEAD_DAYS = 28;
/** Companies of which those scans are summed. */
const MOST_ASKED = 5;

/** Everything worth a look, the most urgent first. */
export const listNotices = async (
  db: Database,
  actor: Actor,
  now: Date,
): Promise<readonly PlatformNotice[]> => [
  ...(await renewalNotice(db, actor)),
  ...(await deadNotices(db, actor, now)),
  ...(await codeNotice(db, actor)),
  ...(await linkNotices(db, actor)),
  ...(await associationNotice(db)),
];

/** Companies whose last renewal was not paid. */
async function renewalNotice(db: Database, actor: Actor): Promise<readonly PlatformNotice[]> {
  const rows = await db
    .select({ companyId: companies.id, name: companies.name })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(and(eq(subscriptions.status, 'past_due'), enterableBy(actor)))
    .orderBy(asc(companies.name), asc(companies.id));
  const [first] = rows;
  return first ? [{ kind: 'renewals', count: rows.length, ...first }] : [];
}

/** The company with the most scans that still lead nowhere: of products without a page, and numbers that nothing has. */
async function deadNotices(
  db: Database,
  actor: Actor,
  now: Date,
): Promise<readonly PlatformNotice[]> {
  const { dates } = lastDays(now, 'UTC', DEAD_DAYS);
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const result = await db.execute(sql`
    with asked as (
      select companies.id, companies.name from companies
      join counts_day d on d.company_id = companies.id and d.product_id = 0
      where d.day >= ${from}::date and d.day <= ${to}::date and d.dead > 0 and ${enterableBy(actor) ?? sql`true`}
      group by companies.id order by sum(d.dead) desc, companies.id limit ${MOST_ASKED}::int)
    select c.id as "companyId", c.name, sum(v.count)::int as count
    from asked c join counts_value v on v.company_id = c.id
    left join products p on p.id = v.product_id and p.company_id = v.company_id
    where v.day >= ${from}::date and v.day <= ${to}::date and v.dimension = 'dead'
      and case when p.id is null then v.value like 'unknown %' and not exists (
        select from gtin_claims g where g.gtin14 = right(v.value, 14)) else not p.published end
    group by c.id, c.name order by count desc, c.id limit 1`);
  const rows = rowsOf<{ companyId: number; name: string; count: number }>(result);
  return rows.map((row) => ({ kind: 'dead', ...row }));
}

/** Companies with a printed code that did not lead to its product when it was asked last. */
async function codeNotice(db: Database, actor: Actor): Promise<readonly PlatformNotice[]> {
  const rows = await db
    .selectDistinct({ companyId: companies.id, name: companies.name })
    .from(codeChecks)
    .innerJoin(companies, eq(companies.id, codeChecks.companyId))
    .where(and(isNotNull(codeChecks.problem), enterableBy(actor)))
    .orderBy(asc(companies.name), asc(companies.id));
  const [first] = rows;
  return first ? [{ kind: 'codes', count: rows.length, ...first }] : [];
}

/** Companies whose published pages lead nowhere. */
async function linkNotices(db: Database, actor: Actor): Promise<readonly PlatformNotice[]> {
  const found = await listBrokenLinks(db, null);
  const broken = found.filter(({ companyId }) => mayEnterCompany(actor, companyId));
  if (broken.length === 0) return [];
  const ids = [...new Set(broken.map(({ companyId }) => companyId))];
  const [first] = await db
    .select({ companyId: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, ids))
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(1);
  return first ? [{ kind: 'links', count: ids.length, ...first }] : [];
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
