/** Writing a company: under its version, and into its log. What is written is decided by the caller. */
import { eq } from 'drizzle-orm';
import { isPlatformField } from '../audit/platformFields.ts';
import { type IsCurrent, StaleWrite } from '../http/conditionalWrite.ts';
import { recordPlatform } from '../audit/platform.ts';
import { difference, record } from '../audit/record.ts';
import type { Transaction } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { transact } from '../db/transact.ts';
import { notFound } from '../http/refusal.ts';
import type { Actor, Services } from '../http/vars.ts';
import type { CompanyRow } from '../policy/companyQueries.ts';

/** Columns to write; absent ones stay. */
export type Columns = { -readonly [K in keyof CompanyRow]?: CompanyRow[K] };

/** The writing user, the company, and the condition. */
export interface CompanyWrite {
  readonly actor: Actor;
  readonly companyId: number;
  readonly isCurrent: IsCurrent;
}

/**
 * Writes the columns that `decide` gives for the company as it is; without a change nothing is written.
 * @throws StaleWrite for an old version, and whatever `decide` throws.
 */
export async function changeCompany(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, companyId, isCurrent }: CompanyWrite,
  decide: (tx: Transaction, company: CompanyRow) => Promise<Columns>,
): Promise<CompanyRow> {
  return transact(db, async (tx) => {
    const [company] = await tx
      .select()
      .from(companies)
      .where(eq(companies.id, companyId))
      // Weaker than `update`: rows of the log refer to the company, and their writers hold the log's end.
      .for('no key update');
    if (!company) throw notFound();
    const columns = await decide(tx, company);
    if (!isCurrent(company.version)) throw new StaleWrite();
    if (!difference(company, columns)) return company;
    const [written] = await tx
      .update(companies)
      .set({ ...columns, version: company.version + 1 })
      .where(eq(companies.id, companyId))
      .returning();
    if (!written) throw notFound();
    const entry = {
      actor,
      action: 'company.changed',
      subject: `company:${companyId}`,
      subjectName: written.name,
      at: now(),
    };
    const own = difference(
      company,
      only(columns, (field) => !isPlatformField(field)),
    );
    if (own) await record(tx, { companyId, ...entry, ...own });
    // The platform's fields are not for the company's Admins to read.
    const platform = difference(company, only(columns, isPlatformField));
    if (platform) await recordPlatform(tx, { ...entry, ...platform });
    return written;
  });
}

const only = (columns: Columns, isWanted: (field: string) => boolean): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([field]) => isWanted(field)));
