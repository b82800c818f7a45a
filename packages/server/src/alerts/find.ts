/** What is worth an email now, each with the line that says it and the key under which it is said once. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { dayOf, plusDays } from '@hangtag/contract/rules/days';
import type { AlertKind } from '@hangtag/contract/wire/alerts';
import { REPEAT_DAYS } from '@hangtag/contract/wire/serial';
import type { Queryable } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { sumValues } from '../analytics/queries.ts';
import { codeChecks } from '../db/schema/codes.ts';
import { companyHosts } from '../db/schema/hosts.ts';
import { products } from '../db/schema/products.ts';
import { type BrokenLink, listBrokenLinks } from '../linkCheck/broken.ts';
import { listRepeatedBatches } from '../serials/queries.ts';
import { BUSY_CLICKS, DAYS_BEFORE, DEAD_KNOWN, DEAD_OTHER, isSilent, isSpike } from './rules.ts';

export interface Finding {
  readonly kind: AlertKind;
  /** What it is about: an address, a product or a button. */
  readonly subject: string;
  readonly line: string;
  /** It was said before when it was said since this day; `YYYY-MM-DD`. */
  readonly since: string;
}

/** Addresses that led nowhere today: of products that have no page now, and numbers that nothing has yet. @param today In the company's zone. */
export async function findDead(
  db: Queryable,
  companyId: number,
  today: string,
): Promise<readonly Finding[]> {
  const result = await db.execute(sql`
    select split_part(v.value, ' ', 2) as address, p.name, sum(v.count)::int as scans
    from counts_value v left join products p on p.id = v.product_id and p.company_id = v.company_id
    where v.company_id = ${companyId} and v.day = ${today}::date and v.dimension = 'dead'
      and case when p.id is null then v.value like 'unknown %' and not exists (
        select from gtin_claims g where g.gtin14 = right(v.value, 14)) else not p.published end
    group by p.id, p.name, address
    having sum(v.count) >= ${DEAD_OTHER}::int or (sum(v.count) >= ${DEAD_KNOWN}::int and exists (
      select from counts_day d where d.company_id = ${companyId} and d.product_id = p.id and d.scans > 0
      union all select from issued_codes i where i.company_id = ${companyId} and i.product_id = p.id))
    order by scans desc, address`);
  return rowsOf<{ address: string; name: string | null; scans: number }>(result).map(
    ({ address, name, scans }) => ({
      kind: 'dead',
      subject: address,
      line: `${address}${name ? ` of ${name}` : ', which no product has'}: ${scans} scans today`,
      since: today,
    }),
  );
}

/** A broken address of a live page. */
export interface BrokenAddress extends Finding {
  /** Do so many press its button today that an email cannot wait until tomorrow? */
  readonly isBusy: boolean;
}

/** Broken addresses of live pages. @param today In the company's zone. */
export async function findBroken(
  db: Queryable,
  {
    companyId,
    zone,
    today,
  }: { readonly companyId: number; readonly zone: string; readonly today: string },
): Promise<readonly BrokenAddress[]> {
  const broken = await listBrokenLinks(db, companyId);
  if (broken.length === 0) return [];
  const counted = await sumValues(db, { companyId, from: today, to: today }, ['cta'], 0);
  const clicks = new Map(counted.map(({ value, count }) => [value, count]));
  return broken.map((link) => {
    const { place, id, brokenSince } = link;
    const count = place === 'cta' ? (clicks.get(String(id)) ?? 0) : 0;
    const isBusy = count > BUSY_CLICKS;
    return {
      kind: 'links',
      subject: place === 'cta' ? String(id) : `${place} ${id}`,
      line: `${wordsOf(link)} leads nowhere${isBusy ? `: ${count} clicks today` : ''}`,
      since: dayOf(brokenSince, zone),
      isBusy,
    };
  });
}

/** What leads nowhere, as the beginning of a sentence. */
function wordsOf({ place, label }: BrokenLink): string {
  if (place === 'cta') return `“${label}”`;
  if (place === 'report') return `The report “${label}”`;
  if (place === 'recall') return `The address of the recall of ${label}`;
  if (place === 'codeLink') return `A link of the code of ${label}`;
  if (place === 'product') return `An address on the page of ${label}`;
  return place === 'content' ? 'An address in the company content' : 'The company’s website';
}

/** Printed addresses that did not lead to their product when they were asked last; said again after four weeks. */
export async function findUnanswered(
  db: Queryable,
  companyId: number,
  today: string,
): Promise<readonly Finding[]> {
  const rows = await db
    .select({ text: codeChecks.text, problem: codeChecks.problem, name: products.name })
    .from(codeChecks)
    .innerJoin(
      products,
      and(eq(products.id, codeChecks.productId), eq(products.companyId, codeChecks.companyId)),
    )
    .where(and(eq(codeChecks.companyId, companyId), isNotNull(codeChecks.problem)))
    .orderBy(codeChecks.text);
  return rows.map(({ text, problem, name }) => ({
    kind: 'codes',
    subject: text,
    line: `The printed code of ${name}, ${text}, does not lead to it: ${problem}`,
    since: plusDays(today, 1 - DAYS_BEFORE),
  }));
}

/** Batches with codes that are opened day after day; asked about again after four weeks in which that goes on. */
export async function findRepeats(
  db: Queryable,
  companyId: number,
  today: string,
): Promise<readonly Finding[]> {
  const since = plusDays(today, 1 - DAYS_BEFORE);
  const batches = await listRepeatedBatches(db, companyId, since);
  return batches.map(({ batchId, batchName, productName, count }) => ({
    kind: 'serials',
    subject: String(batchId),
    line: `${productName}, ${batchName}: ${count === 1 ? '1 code was' : `${count} codes were`} opened on ${REPEAT_DAYS} different days or more. Does one person come back, or is one code on many packs?`,
    since,
  }));
}

/** A company's own hosts that did not lead here when they were asked last; said again after a week. */
export async function findLostHosts(
  db: Queryable,
  companyId: number,
  today: string,
): Promise<readonly Finding[]> {
  const rows = await db
    .select()
    .from(companyHosts)
    .where(and(eq(companyHosts.companyId, companyId), isNotNull(companyHosts.problem)))
    .orderBy(companyHosts.host);
  return rows.map(({ host, problem, renewer }) => ({
    kind: 'codes',
    subject: host,
    line: `${host}, the host in printed codes${renewer ? ` that ${renewer} renews` : ''}: ${problem}`,
    since: plusDays(today, -6),
  }));
}

/** Products that nobody scans any more, and those with far more scans than usual, by the days until yesterday. */
export async function findUnusual(
  db: Queryable,
  companyId: number,
  today: string,
): Promise<readonly Finding[]> {
  const dates = Array.from({ length: DAYS_BEFORE + 2 }, (_, at) =>
    plusDays(today, at - DAYS_BEFORE - 2),
  );
  const [first = today, last = today] = [dates[0], dates.at(-1)];
  const result = await db.execute(sql`
    select p.id, p.name, json_object_agg(to_char(d.day, 'YYYY-MM-DD'), d.scans) as scans
    from counts_day d join products p on p.id = d.product_id and p.company_id = d.company_id
    where d.company_id = ${companyId} and d.day >= ${first}::date and d.day <= ${last}::date and d.scans > 0
      and p.published and p.status = 'active'
    group by p.id, p.name having sum(d.scans) >= 100 order by p.id`);
  const rows = rowsOf<{ id: number; name: string; scans: Record<string, number> }>(result);
  return rows.flatMap(({ id, name, scans }): readonly Finding[] => {
    const days = dates.map((date) => scans[date] ?? 0);
    const of = (kind: AlertKind, line: string, since: string) => ({
      kind,
      subject: String(id),
      line,
      since,
    });
    if (isSilent(days)) {
      // Said once as long as it lasts, and four weeks later again.
      return [of('silence', `${name} was not scanned for two days`, first)];
    }
    if (!isSpike(days)) return [];
    const usual = days.at(-8) ?? 0;
    return [
      of('spike', `${name} had ${days.at(-1)} scans yesterday, a week before ${usual}`, today),
    ];
  });
}
