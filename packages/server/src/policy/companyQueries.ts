/** The companies table and what a company subscribes to. */
import { type SQL, and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { companies, subscriptions } from '../db/schema/companies.ts';

export type CompanyRow = typeof companies.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The IANA time zone in whose calendar a company's days begin and end. */
export const zoneOf = ({ timeZone }: Pick<CompanyRow, 'timeZone'>): string => timeZone ?? 'UTC';

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
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.companyId, companyId), inForce(today)));
  return rows[0];
}

/** Whether a subscription is active on a day: not ended, and not past its cancellation date (D12). */
export function inForce(today: Date): SQL | undefined {
  const day = today.toISOString().slice(0, 10);
  return and(
    ne(subscriptions.status, 'ended'),
    or(isNull(subscriptions.cancellationDate), gt(subscriptions.cancellationDate, day)),
  );
}

/** Locks product creation of a company, so that two requests cannot both take the last place. */
export async function lockCreation(tx: Transaction, companyId: number): Promise<void> {
  // No stronger: rows of the log refer to the company, and their writers hold the log's end.
  await tx.execute(sql`select 1 from companies where id = ${companyId} for no key update`);
}
