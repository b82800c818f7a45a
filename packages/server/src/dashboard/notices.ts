/** What somebody should look at, though nobody asked. */
import { validityOf } from '@hangtag/contract/rules/cardValidity';
import type { Notice, PlanPrice } from '@hangtag/contract/wire/dashboard';
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { type Span, sumValues } from '../analytics/queries.ts';
import { findClaimed, unknownNumber } from '../analytics/unknownNumbers.ts';
import type { Account } from '../billing/account/account.ts';
import { presentCard } from '../billing/account/presentCustomer.ts';
import type { Queryable } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { products } from '../db/schema/products.ts';
import { listBrokenLinks } from '../linkCheck/broken.ts';

/** The card that is charged, when it needs another one soon. @param plan Null when nothing is charged any more. */
export function cardNotice(account: Account, plan: PlanPrice | null, now: Date): readonly Notice[] {
  const card = account.billing.cards.find(({ isDefault }) => isDefault);
  if (!card || !plan?.renewalDate) return [];
  const { brand, last4, exp_month, exp_year } = presentCard(card);
  return validityOf({ exp_month, exp_year }, now.toISOString()) === 'valid'
    ? []
    : [{ kind: 'card', card: { brand, last4, exp_month, exp_year } }];
}

/** Scans that led nowhere, of products without a page now and of numbers that no product has. */
export async function deadNotice(
  db: Queryable,
  companyId: number,
  span: Pick<Span, 'companyId' | 'from' | 'to'>,
): Promise<readonly Notice[]> {
  const values = await sumValues(db, span, ['dead'], null);
  if (values.length === 0) return [];
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      and(
        eq(products.companyId, companyId),
        inArray(
          products.id,
          values.map(({ productId }) => productId),
        ),
        not(products.published),
      ),
    );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const claimed = await findClaimed(db, values);
  const open = values.flatMap(({ productId, value, count }) => {
    const number = unknownNumber(value);
    const name = number === null || claimed.has(number) ? names.get(productId) : number;
    return name === undefined ? [] : [{ name, count }];
  });
  const counts = new Map<string, number>();
  for (const { name, count } of open) counts.set(name, (counts.get(name) ?? 0) + count);
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  const count = open.reduce((all, each) => all + each.count, 0);
  return first ? [{ kind: 'dead', count, name: first[0] }] : [];
}

/** Products that were scanned for the first time since a day. */
export async function firstScanNotice(
  db: Queryable,
  companyId: number,
  since: string,
): Promise<readonly Notice[]> {
  const result = await db.execute(sql`
    with recent as (
      select product_id, min(day) as day from counts_day
      where company_id = ${companyId} and day >= ${since}::date and product_id <> 0 and scans > 0
      group by product_id)
    select p.id as "productId", p.name, (count(*) over ())::int as count
    from recent r join products p on p.id = r.product_id and p.company_id = ${companyId}
    where not exists (select from counts_day d where d.company_id = ${companyId}
      and d.product_id = r.product_id and d.day < ${since}::date and d.scans > 0)
    order by r.day desc, p.id desc limit 1`);
  const rows = rowsOf<{ productId: number; name: string; count: number }>(result);
  return rows.map((row) => ({ kind: 'firstScan', ...row }));
}

/** Pictures on published pages without a description. */
export async function descriptionNotice(
  db: Queryable,
  companyId: number,
): Promise<readonly Notice[]> {
  // The few pictures come first: the database would rather walk through all products of the company.
  // A header of the page may say the picture's description itself, or that it needs none.
  const result = await db.execute(sql`
    with missing as materialized (
      select u.product_id, f.id as files_id from uses u join files f on f.id = u.files_id
      where u.company_id = ${companyId} and u.place = 'published' and u.product_id is not null
        and f.type = 'image' and f.placeholder is null and coalesce(f.alt, '') = '' and not f.decorative)
    select m.files_id as "filesId", p.id as "productId"
    from missing m join products p on p.id = m.product_id
    where p.status = 'active' and not jsonb_path_exists(p.published_content,
      '$.headers[*] ? (@.filesId == $file && (@.decorative == true || @.alt != null && @.alt != ""))',
      jsonb_build_object('file', m.files_id))
    order by p.id, m.files_id`);
  const rows = rowsOf<{ filesId: number; productId: number }>(result);
  const [first] = rows;
  const count = new Set(rows.map(({ filesId }) => filesId)).size;
  return first ? [{ kind: 'descriptions', count, productId: first.productId }] : [];
}

/** Addresses of what is published that are broken. */
export async function linkNotice(db: Queryable, companyId: number): Promise<readonly Notice[]> {
  const rows = await listBrokenLinks(db, companyId);
  const [first] = rows;
  if (!first) return [];
  const { place, id, label } = first;
  return [{ kind: 'links', count: rows.length, first: { place, id, label } }];
}
