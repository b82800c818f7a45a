/** A company's beginning. */
import type { BrandTheme } from '@hangtag/contract/wire/company';
import type { Queryable } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';

/** The initial page theme of a company: paper and bottle green. */
export const starterTheme: BrandTheme = {
  ground: '#f5f3ee',
  accent: '#1e4d3b',
  shape: 'round',
  titles: 'serif',
};

/** Writes a company without a plan; returns its id. */
export async function insertCompany(db: Queryable, name: string, now: Date): Promise<number> {
  const [company] = await db
    .insert(companies)
    .values({ name, type: 'free', theme: starterTheme, createdAt: now })
    .returning({ id: companies.id });
  if (!company) throw new Error('The company was not written.');
  return company.id;
}
