/** Broken addresses of what is published, with the place where each is mended. */
import type { BrokenPlace } from '@hangtag/contract/wire/dashboard';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';

/** One place whose address leads nowhere. */
export interface BrokenLink {
  readonly companyId: number;
  readonly place: BrokenPlace;
  /** Of the call to action, the report, or the product; the company's own for the others. */
  readonly id: number;
  /** What the place is called. */
  readonly label: string;
  readonly brokenSince: Date;
}

/**
 * Every broken address of published content: buttons first, each as its list orders them.
 * @param companyId Null for all companies.
 */
export async function listBrokenLinks(
  db: Queryable,
  companyId: number | null,
): Promise<readonly BrokenLink[]> {
  const result = await db.execute(sql`
    with broken as (
      select company_id, hash, (extract(epoch from broken_since) * 1000)::float8 as broken_since from links
      where state = 'broken' and ${companyId === null ? sql`true` : sql`company_id = ${companyId}::int`}
    )
    select * from (
      select b.company_id, 'cta' as place, c.id, c.label, b.broken_since, 1 as part, c.display_order as at
        from broken b join ctas c on c.company_id = b.company_id and md5(c.target) = b.hash
        where c.deleted_at is null and c.status = 'active'
          and exists (select from uses u where u.cta_id = c.id and u.place = 'published')
      union all
      select b.company_id, 'report', r.id, r.title, b.broken_since, 2, r.display_order
        from broken b join annual_reports r on r.company_id = b.company_id and md5(r.url) = b.hash
        where r.status = 'active'
      union all
      select b.company_id, 'recall', p.id, p.name, min(b.broken_since), 3, p.id
        from broken b join recalls r on r.company_id = b.company_id and md5(r.url) = b.hash
        join products p on p.id = r.product_id
        where r.ended_at is null group by b.company_id, p.id
      union all
      select b.company_id, 'codeLink', p.id, p.name, min(b.broken_since), 4, p.id
        from broken b join code_links l on l.company_id = b.company_id and md5(l.href) = b.hash
        join products p on p.id = l.product_id
        where p.published group by b.company_id, p.id
      union all
      select b.company_id, 'product', p.id, p.name, min(b.broken_since), 5, p.id
        from broken b join uses u on u.company_id = b.company_id and u.address_hash = b.hash
        join products p on p.id = u.product_id
        where u.place = 'published' and p.published and p.status <> 'archived' group by b.company_id, p.id
      union all
      select b.company_id, 'content', b.company_id, '', min(b.broken_since), 6, 0
        from broken b join uses u on u.company_id = b.company_id and u.address_hash = b.hash
        where u.place = 'published' and u.product_id is null group by b.company_id
      union all
      select b.company_id, 'website', c.id, '', b.broken_since, 7, 0
        from broken b join companies c on c.id = b.company_id and md5(c.url) = b.hash
    ) found order by part, at, id`);
  return rowsOf<Record<string, unknown>>(result).map((row) => ({
    companyId: Number(row['company_id']),
    place: row['place'] as BrokenPlace,
    id: Number(row['id']),
    label: String(row['label']),
    brokenSince: new Date(Number(row['broken_since'])),
  }));
}
