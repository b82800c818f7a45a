/** The companies table and what a company subscribes to. */
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { companies, subscriptions } from '../db/schema/companies.ts';

export type CompanyRow = typeof companies.$inferSelect;

/** One company. */
export async function findCompany(
  db: Queryable,
  companyId: number,
): Promise<CompanyRow | undefined> {
  const rows = await db.select().from(companies).where(eq(companies.id, companyId));
  return rows[0];
}

/** The subscription that exists now; a cancelled one exists until its cancellation date (D12). */
export async function findCurrentSubscription(db: Queryable, companyId: number, today: Date) {
  const day = today.toISOString().slice(0, 10);
  const rows = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        ne(subscriptions.status, 'ended'),
        or(isNull(subscriptions.cancellationDate), gt(subscriptions.cancellationDate, day)),
      ),
    );
  return rows[0];
}
