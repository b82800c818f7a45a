/** Has anything been written? */
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Tables that every request may write without changing anything for anybody. */
const kept = ['companies', 'subscriptions', 'users', 'products', 'product_files', 'files'];
const proofs = ['gtin_claims', 'password_resets', 'content_sections', 'company_sections', 'plans'];

const query = [...kept, ...proofs]
  .map((name) => `select '${name}' as name, count(*), sum(xmin::text::bigint) from ${name}`)
  .join(' union all ');

/** Changes with every insert, update and delete, because each gives its rows a new transaction's number. */
export async function fingerprint(db: Database): Promise<string> {
  const result: unknown = await db.execute(sql.raw(query));
  return JSON.stringify((result as { rows: unknown }).rows);
}
