/** Audit entries of company content: publishing and unpublishing, never autosaves. */
import { eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { Transaction } from '../db/database.ts';
import type { AuditFields } from '../db/schema/audit.ts';
import { companies } from '../db/schema/companies.ts';
import type { AuditContext } from '../audit/record.ts';
import type { ContentRow } from './queries.ts';

/** One row about the company. @param verb E.g. `content-published`. */
export async function recordOfCompany(
  tx: Transaction,
  { actor, now }: AuditContext,
  companyId: number,
  verb: string,
  change: { readonly before?: AuditFields; readonly after?: AuditFields },
): Promise<void> {
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  await record(tx, {
    companyId,
    actor,
    action: `company.${verb}`,
    subject: `company:${companyId}`,
    subjectName: company?.name ?? '',
    ...change,
    at: now(),
  });
}

/** The publication dates, before and after. */
export const recordContent = (
  tx: Transaction,
  acting: AuditContext,
  before: ContentRow,
  after: ContentRow,
  verb: 'content-published' | 'content-unpublished',
): Promise<void> =>
  recordOfCompany(tx, acting, after.companyId, verb, {
    before: { publishDate: before.publishDate?.toISOString() ?? null },
    after: { publishDate: after.publishDate?.toISOString() ?? null },
  });
