/** The fields that decide rights and payments, each with the value that an attacker would send. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { rowsOf } from '../../src/db/rows.ts';

export interface Right {
  readonly name: string;
  readonly wanted: unknown;
  /** Counts the rows that the body changed. */
  readonly count: string;
}

const inUsers = (condition: string) => `select count(*) from users where ${condition}`;
const inCompanies = (condition: string) => `select count(*) from companies where ${condition}`;

/** @param otherId A company to which the caller does not belong. */
export const rightsToward = (otherId: number): readonly Right[] => [
  { name: 'role', wanted: 'Superadmin', count: inUsers(`role = 'Superadmin'`) },
  { name: 'status', wanted: 'Inactive', count: inUsers(`status = 'Inactive'`) },
  { name: 'status', wanted: 'Suspended', count: inCompanies(`status = 'Suspended'`) },
  { name: 'demo', wanted: true, count: inCompanies('demo') },
  { name: 'unlimitedProducts', wanted: true, count: inCompanies('unlimited_products') },
  { name: 'unlimitedSections', wanted: true, count: inCompanies('unlimited_sections') },
  { name: 'type', wanted: 'enterprise', count: inCompanies(`type = 'enterprise'`) },
  { name: 'listingType', wanted: 'internal', count: inCompanies(`listing_type = 'internal'`) },
  {
    name: 'companyId',
    wanted: otherId,
    count: ['users', 'products', 'files', 'api_tokens', 'content_sections', 'company_sections']
      .map((table) => `select count(*) from ${table} where company_id = ${otherId}`)
      .join(' union all '),
  },
  { name: 'published', wanted: true, count: 'select count(published_content) from products' },
  { name: 'paid', wanted: true, count: 'select count(*) from company_sections where paid' },
];

/** What the counts of these rights are now, with their names. */
export async function countsOf(
  db: Database,
  rights: readonly Right[],
): Promise<readonly (readonly [string, string])[]> {
  const columns = rights.map(({ count }, at) => `(select json_agg(c) from (${count}) c) as c${at}`);
  const answer: unknown = await db.execute(sql.raw(`select ${columns.join(', ')}`));
  const [row = {}] = rowsOf<Readonly<Record<string, unknown>>>(answer);
  return rights.map(({ name }, at) => [name, JSON.stringify(row[`c${at}`])]);
}
