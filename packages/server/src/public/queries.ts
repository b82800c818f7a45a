/** The targets of public addresses. Codes and GTINs are global, so these queries name no company. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { gtinClaims, gtinRange, products } from '../db/schema/products.ts';
import type { CompanyRow } from '../policy/companyQueries.ts';
import type { ProductRow } from '../products/queries.ts';

/** A product and whose it is. */
export interface Draft {
  readonly product: ProductRow;
  readonly company: CompanyRow;
}

/** A product behind its page's address, published or not. */
export interface PublicProduct extends Draft {
  /** Changes when any file of the page, or the logo, gets another body or description. */
  readonly filesKey: string;
  /** Changes with the catalogue of sections. */
  readonly definitionsKey: string;
  /** Changes with the company's content. */
  readonly companyKey: string;
  /** Changes when a call to action of the page changes, starts or ends; null without one. */
  readonly ctasKey: string | null;
  /** The brand's own host in new codes; null for the platform's. */
  readonly host: string | null;
}

/** What the page shows of its files and of the logos, in one text: bodies, focal points, descriptions and previews. */
const filesKey = sql<string>`(
  select coalesce(string_agg(shown.key, ',' order by shown.key), '') from (
    select concat_ws('|', u.file_key, u.focal::text, f.name, coalesce(f.alt, '-'), f.decorative, f.shared::text, p.key) as key
    from uses u join files f on f.id = u.files_id left join files p on p.id = f.preview_id
    where u.place = 'published' and (u.product_id = ${products.id}
      or (u.product_id is null and u.company_id = ${companies.id}))
    union all
    select f.key from files f where f.id in (
      select ${companies.logoFilesId}
      union all
      select ar.files_id from annual_reports ar where ar.company_id = ${companies.id}
      union all
      select a.logo_files_id from company_associations ca
      join associations a on a.id = ca.association_id where ca.company_id = ${companies.id})
  ) shown
)`;

/** The section definitions that the company's pages may use, in one text. */
const definitionsKey = sql<string>`md5(concat_ws(';',
  (select string_agg(s::text, ',' order by s.id) from content_sections s
    where s.company_id is null or s.company_id = ${companies.id}),
  (select string_agg(own::text, ',' order by own.content_section_id) from company_sections own
    where own.company_id = ${companies.id})
))`;

/** Versions of the company's content, reports and badges, in one text. */
const companyKey = sql<string>`concat_ws(';',
  (select cc.version from company_content cc where cc.company_id = ${companies.id}),
  (select string_agg(ar::text, ',' order by ar.id) from annual_reports ar
    where ar.company_id = ${companies.id}),
  (select string_agg(concat_ws(',', ca::text, a::text), ';' order by a.id)
    from company_associations ca join associations a on a.id = ca.association_id
    where ca.company_id = ${companies.id})
)`;

/** Passed as text, because drivers convert dates differently. */
const instant = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Versions of the calls to action of the page and of the company, and whether each is in date, in one text. */
const ctasKey = (now: Date) => sql<string>`(
  select string_agg(concat_ws(',', c.id, c.version, c.starts_at <= ${instant(now)}, c.ends_at <= ${instant(now)}), ';' order by c.id)
  from ctas c where c.id in (
    select u.cta_id from uses u
    where u.place = 'published' and (u.product_id = ${products.id}
      or (u.product_id is null and u.company_id = ${companies.id})))
)`;

const usedHost = sql<string | null>`(
  select h.host from company_hosts h where h.company_id = ${companies.id} and h.is_used)`;

const found = (now: Date) => ({
  product: products,
  company: companies,
  filesKey,
  definitionsKey,
  companyKey,
  ctasKey: ctasKey(now),
  host: usedHost,
});

/** By the short address' code. */
export async function findByCode(
  db: Queryable,
  code: string,
  now: Date,
): Promise<PublicProduct | undefined> {
  const rows = await db
    .select(found(now))
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(products.code, code));
  return rows[0];
}

/**
 * By a GTIN that was ever published: an earlier number of a product still leads to it (N03). Else by the number of a
 * product that never was, so that its scans are seen.
 */
export async function findByGtin(db: Queryable, gtin14: string): Promise<Draft | undefined> {
  const [claimed] = await db
    .select({ product: products, company: companies })
    .from(gtinClaims)
    .innerJoin(
      products,
      and(eq(products.id, gtinClaims.productId), eq(products.companyId, gtinClaims.companyId)),
    )
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(gtinClaims.gtin14, gtin14));
  if (claimed) return claimed;
  const [drafted] = await db
    .select({ product: products, company: companies })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(eq(products.gtin14, gtin14), isNull(products.publishedContent)))
    .orderBy(products.id)
    .limit(1);
  return drafted;
}

/**
 * The company of a number that no product has: the only one that published numbers with the same first digits. How long
 * the prefix is that GS1 gave it, no number says.
 */
export async function findByRange(db: Queryable, gtin14: string): Promise<CompanyRow | undefined> {
  const found = await db
    .selectDistinctOn([companies.id], { company: companies })
    .from(gtinClaims)
    .innerJoin(companies, eq(companies.id, gtinClaims.companyId))
    .where(eq(gtinRange(gtinClaims.gtin14), gtinRange(gtin14)))
    .limit(2);
  return found.length === 1 ? found[0]?.company : undefined;
}
