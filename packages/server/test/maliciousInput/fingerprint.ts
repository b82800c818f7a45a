/** Has anything been written? */
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** Tables that every request may write without changing anything for anybody. */
const coreTables = ['companies', 'subscriptions', 'users', 'products', 'uses', 'files'];
const otherTables = [
  'gtin_claims',
  'serial_batches',
  'serials',
  'code_links',
  'issued_codes',
  'recalls',
  'password_resets',
  'invites',
  'registrations',
  'audit_log',
  'two_steps',
  'recovery_codes',
  'tags',
  'associations',
  'api_tokens',
  'company_tags',
  'company_associations',
  'content_sections',
  'company_sections',
  'company_content',
  'file_bodies',
  'annual_reports',
  'ctas',
  'links',
  'plans',
];

const query = [...coreTables, ...otherTables]
  .map((name) => `select '${name}' as name, count(*), sum(xmin::text::bigint) from ${name}`)
  .join(' union all ');

/** Changes with every insert, update and delete, because each gives its rows a new transaction's number. */
export async function fingerprint(db: Database): Promise<string> {
  const result: unknown = await db.execute(sql.raw(query));
  return JSON.stringify((result as { rows: unknown }).rows);
}

/**
 * The number the next writing transaction will get: as long as it stays, nobody has written anything at all, and the
 * fingerprint need not be asked. Reading takes no number.
 */
export async function nextTransaction(db: Database): Promise<string> {
  const result: unknown = await db.execute(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  return (result as { rows: readonly { next: string }[] }).rows[0]?.next ?? '';
}
