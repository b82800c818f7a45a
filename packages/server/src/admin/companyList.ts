/** All companies, a page at a time (F232); the figures are counted for the rows of the page only. */
import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CompanyListQuery, CompanyListRow } from '@hangtag/contract/wire/adminCompany';
import type { Queryable } from '../db/database.ts';
import { normalizedLike } from '../db/normalizedLike.ts';
import { companies } from '../db/schema/companies.ts';
import type { Actor } from '../http/vars.ts';
import { enterableBy } from '../policy/company.ts';
import { previewUrlOf } from '../files/present.ts';
import type { FileRow } from '../files/queries.ts';
import { files } from '../db/schema/files.ts';

type Filter = v.InferOutput<typeof CompanyListQuery>;

/** Products that are not archived. */
const countProducts = (rest: SQL) => sql<number>`(
  select coalesce(sum(p.products), 0)::int from product_counts p
  where p.company_id = ${companies.id} and p.status <> 'archived' ${rest}
)`;

const figures = {
  productCount: countProducts(sql``),
  publishedCount: countProducts(sql`and p.published`),
  userCount: sql<number>`(select count(*)::int from users u where u.company_id = ${companies.id})`,
};

const lastLogin = sql<string | null>`(
  select max(u.last_login) from users u where u.company_id = ${companies.id}
)`;

const byName = [asc(sql`${companies.searchText} collate "C"`), asc(companies.id)];
const orders: Readonly<Record<Filter['sort'], readonly SQL[]>> = {
  alpha: byName,
  recent: [desc(companies.createdAt), desc(companies.id)],
  active: [sql`${lastLogin} desc nulls last`, ...byName],
};

const matches = (actor: Actor, filter: Omit<Filter, 'page' | 'size'>) =>
  and(
    enterableBy(actor),
    filter.search === '' ? undefined : normalizedLike(companies.searchText, filter.search),
    filter.type && eq(companies.type, filter.type),
    filter.status && eq(companies.status, filter.status),
  );

/** Companies with their figures. */
const rowsOf = (db: Queryable) =>
  db
    .select({ company: companies, logo: files, ...figures, lastLogin })
    .from(companies)
    .leftJoin(files, and(eq(files.id, companies.logoFilesId), eq(files.companyId, companies.id)));

/** The rows of one page. */
async function pageOf(
  db: Queryable,
  actor: Actor,
  filter: Filter,
): Promise<readonly CompanyListRow[]> {
  const order = orders[filter.sort];
  // Nothing is counted for the companies that are skipped.
  const page = db
    .select({ id: companies.id })
    .from(companies)
    .where(matches(actor, filter))
    .orderBy(...order)
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size);
  const rows = await rowsOf(db)
    .where(inArray(companies.id, page))
    .orderBy(...order);
  return rows.map(present);
}

/** Rows that an export reads at once. */
const STEP = 500;

/**
 * Every matching company, some hundred in memory at a time. The order is fixed at the start: a sign-in during the
 * export moves no company, and none appears twice.
 */
export async function* allCompanies(
  db: Queryable,
  actor: Actor,
  filter: Omit<Filter, 'page' | 'size'>,
) {
  const ids = await db
    .select({ id: companies.id })
    .from(companies)
    .where(matches(actor, filter))
    .orderBy(...orders[filter.sort]);
  for (let start = 0; start < ids.length; start += STEP) {
    const wanted = ids.slice(start, start + STEP).map(({ id }) => id);
    const rows = await rowsOf(db).where(inArray(companies.id, wanted));
    const byId = new Map(rows.map((row) => [row.company.id, present(row)]));
    yield* wanted.map((id) => byId.get(id)).filter((row) => row !== undefined);
  }
}

/** One page of the companies that the actor may enter; `all` and `active` count whatever the filter. */
export async function listCompanies(db: Queryable, actor: Actor, filter: Filter) {
  return {
    rows: await pageOf(db, actor, filter),
    total: await db.$count(companies, matches(actor, filter)),
    all: await db.$count(companies, enterableBy(actor)),
    active: await db.$count(companies, and(enterableBy(actor), eq(companies.status, 'Active'))),
  };
}

interface Row extends Pick<CompanyListRow, 'productCount' | 'publishedCount' | 'userCount'> {
  readonly company: typeof companies.$inferSelect;
  readonly logo: FileRow | null;
  readonly lastLogin: string | null;
}

function present({ company, logo, lastLogin: at, ...counts }: Row): CompanyListRow {
  return {
    companyId: company.id,
    companyName: company.name,
    type: company.type,
    status: company.status,
    demo: company.demo,
    listingType: company.listingType,
    salesRep: company.salesRep,
    logoUrl: logo ? previewUrlOf(logo) : null,
    ...counts,
    lastLoginAt: at === null ? null : new Date(at).toISOString(),
    createdAt: company.createdAt.toISOString(),
  };
}
