/** The addresses that a company's pages lead to, and what their checks found. */
import type { DraftLink, LinkCheck } from '@hangtag/contract/wire/link';
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import { type SQL, type SQLWrapper, and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { ctas } from '../db/schema/ctas.ts';
import { links } from '../db/schema/links.ts';
import type { LinkResult } from './checkLink.ts';

const HOUR = 3600_000;
const MINUTE = 60_000;

type LinkRow = typeof links.$inferSelect;

/** An address of a company, and what is known of it. */
export interface KnownLink extends Pick<LinkRow, 'companyId' | 'address' | 'hash'> {
  readonly failures: number;
  readonly brokenSince: Date | null;
  readonly nextAt: Date | null;
}

/**
 * Every address in use, and whether pages lead there when they are published; those of associations' badges belong to
 * the platform, which writes them.
 */
const inUse = sql`(
  select company_id, address, bool_or(is_on) as is_on from (
    select company_id, target as address, status = 'active' as is_on from ctas where deleted_at is null
    union all select company_id, url, status = 'active' from annual_reports
    union all select company_id, url, true from recalls where ended_at is null
    union all select company_id, href, true from code_links
    union all select id, url, true from companies
    union all select company_id, address, true from uses where address is not null
    union all select ${PLATFORM_COMPANY_ID}::int, url, true from associations where status = 'active'
  ) places where address ~* '^https?:' group by company_id, address
)`;

/** Addresses that are to be asked now, those first that never were. */
export const findDue = (db: Queryable, now: Date, most: number): Promise<readonly KnownLink[]> =>
  findKnown(
    db,
    sql`u.is_on and (l.next_at is null or l.next_at <= ${now.toISOString()}::timestamptz)`,
    most,
  );

/** One address of a company; undefined when it is written nowhere. */
export const findOne = async (
  db: Queryable,
  companyId: number,
  address: string,
): Promise<KnownLink | undefined> =>
  (await findKnown(db, sql`u.company_id = ${companyId}::int and u.address = ${address}`, 1))[0];

/** An instant in milliseconds, as raw queries of both databases read it. */
const millis = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::float8`;

async function findKnown(db: Queryable, which: SQL, most: number): Promise<readonly KnownLink[]> {
  const result = await db.execute(sql`
    select u.company_id, u.address, md5(u.address) as hash, coalesce(l.failures, 0) as failures,
      ${millis(sql`l.broken_since`)} as broken_since, ${millis(sql`l.next_at`)} as next_at
    from ${inUse} u left join links l on l.company_id = u.company_id and l.hash = md5(u.address)
    where ${which}
    order by l.next_at nulls first, u.company_id, hash limit ${most}::int`);
  const dateOf = (value: unknown) => (value === null ? null : new Date(Number(value)));
  return rowsOf<Record<string, unknown>>(result).map((row) => ({
    companyId: Number(row['company_id']),
    address: String(row['address']),
    hash: String(row['hash']),
    failures: Number(row['failures']),
    brokenSince: dateOf(row['broken_since']),
    nextAt: dateOf(row['next_at']),
  }));
}

/**
 * Stores what came of a check. A failure is believed when it is seen twice, six hours apart; what cannot be told is
 * asked less and less often, at last once a week.
 */
export async function storeResult(
  db: Database,
  known: KnownLink,
  result: LinkResult,
  { at, by }: { readonly at: Date; readonly by: 'job' | 'person' },
): Promise<void> {
  const works = result.state === 'ok' || result.state === 'redirected';
  // What people ask for does not make the job ask less often.
  const isExtra = by === 'person' && known.failures > 0;
  const failures = works ? 0 : isExtra ? known.failures : known.failures + 1;
  const brokenSince = result.state === 'broken' ? (known.brokenSince ?? at) : null;
  const isTooEarly = brokenSince !== null && at.getTime() - brokenSince.getTime() < 6 * HOUR;
  const found = {
    status: result.status,
    checkedAt: at,
    brokenSince,
    movedTo: result.movedTo,
    failures,
    nextAt:
      isExtra && !works && known.nextAt
        ? known.nextAt
        : new Date(at.getTime() + waitBefore(known.hash, failures)),
  };
  const { companyId, address } = known;
  await db
    .insert(links)
    .values({ companyId, address, state: isTooEarly ? null : result.state, ...found })
    .onConflictDoUpdate({
      target: [links.companyId, links.hash],
      set: { state: isTooEarly ? sql`${links.state}` : result.state, ...found },
    });
}

/** Milliseconds before the next check; spread over an hour, so that a site is not asked for all of its links at once. */
const waitBefore = (hash: string, failures: number) =>
  (failures === 0 ? 24 * HOUR : Math.min(6 * HOUR * 2 ** (failures - 1), 7 * 24 * HOUR)) +
  (Number.parseInt(hash.slice(0, 6), 16) % 60) * MINUTE;

/** Forgets what was found about addresses that nothing leads to any more. */
export const sweepLinks = (db: Queryable) =>
  db.execute(sql`delete from links l where not exists (
    select from ${inUse} u where u.company_id = l.company_id and u.address = l.address)`);

/** Joins the check of an address. */
export const checkOf = (companyId: SQLWrapper, address: SQLWrapper) =>
  and(eq(links.companyId, companyId), eq(links.hash, sql`md5(${address})`));

/** The last check as it is answered; undefined where none told anything. */
export function presentCheck(row: LinkRow | null): LinkCheck | undefined {
  if (row === null || row.state === null) return undefined;
  const { state, status, checkedAt, brokenSince, movedTo } = row;
  return {
    at: checkedAt.toISOString(),
    status,
    state,
    brokenSince: state === 'broken' ? (brokenSince?.toISOString() ?? null) : null,
    movedTo: state === 'redirected' ? movedTo : null,
  };
}

/** What is known of the addresses of a draft and of the calls to action that it names. */
export async function findDraftLinks(
  db: Queryable,
  companyId: number,
  {
    addresses,
    ctas: ctaIds,
  }: { readonly addresses: readonly string[]; readonly ctas: readonly number[] },
): Promise<readonly DraftLink[]> {
  const own =
    addresses.length === 0
      ? []
      : await db
          .select()
          .from(links)
          .where(and(eq(links.companyId, companyId), inArray(links.address, [...addresses])));
  const ofCtas =
    ctaIds.length === 0
      ? []
      : await db
          .select({ link: links, ctaId: ctas.id, label: ctas.label })
          .from(ctas)
          .innerJoin(links, checkOf(ctas.companyId, ctas.target))
          .where(
            and(
              eq(ctas.companyId, companyId),
              inArray(ctas.id, [...ctaIds]),
              eq(ctas.status, 'active'),
            ),
          )
          .orderBy(ctas.displayOrder);
  const found = [
    ...own.map((link) => ({ link, cta: null })),
    ...ofCtas.map(({ link, ctaId, label }) => ({ link, cta: { ctaId, label } })),
  ];
  return found.flatMap(({ link, cta }) => {
    const check = presentCheck(link);
    return check ? [{ address: link.address, check, cta }] : [];
  });
}
