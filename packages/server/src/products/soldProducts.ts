/** Products that were sold to another company: their codes lead to its product. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import type { products } from '../db/schema/products.ts';

type ProductRow = typeof products.$inferSelect;

/** Why a sold product is not edited, restored or recalled by the company that sold it. */
export const SOLD =
  'This product was sold. Its codes lead to the page of the company that has it now.';

const ways = (id: number): SQL => sql`with recursive ways as (
  select id, company_id from products where id = ${id}
  union all select p.id, p.company_id from products p join ways w on p.moved_to_id = w.id)`;

/** Ids of the products whose codes lead to this one, itself among them. */
export const movedHere = (id: number): SQL => sql`(${ways(id)} select id from ways)`;

/** A number that was ever published. */
interface Claimed {
  readonly gtin14: string;
  readonly since: Date;
}

/** Every number that leads to this product, those of products that it was bought with too; the newest first. */
export async function numbersHere(
  db: Queryable,
  { id }: Pick<ProductRow, 'id'>,
): Promise<readonly Claimed[]> {
  const result = await db.execute(sql`${ways(id)}
    select g.gtin14, (extract(epoch from g.claimed_at) * 1000)::float8 as ms
    from ways w join gtin_claims g on g.company_id = w.company_id and g.product_id = w.id
    order by g.claimed_at desc, g.gtin14 desc`);
  return rowsOf<{ gtin14: string; ms: number }>(result).map(({ gtin14, ms }) => ({
    gtin14,
    since: new Date(ms),
  }));
}

/** The product that the codes of this one lead to; itself unless it was sold, and however often it was sold on. */
export async function findDestination(
  db: Queryable,
  { id, code, movedToId }: Pick<ProductRow, 'id' | 'code' | 'movedToId'>,
): Promise<Pick<ProductRow, 'id' | 'code'>> {
  if (movedToId === null) return { id, code };
  const result = await db.execute(sql`
    with recursive way (id, code, next) as (
      select id, code, moved_to_id from products where id = ${movedToId}
      union all select p.id, p.code, p.moved_to_id from products p join way w on p.id = w.next
    ) select id, code from way where next is null`);
  return rowsOf<Pick<ProductRow, 'id' | 'code'>>(result)[0] ?? { id, code };
}
