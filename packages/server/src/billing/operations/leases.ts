/** A company's money is moved by one operation at a time: a row with an end, because no transaction may wait for Stripe. */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { billingLeases } from '../../db/schema/billing.ts';
import { after } from '../../jobs/queue.ts';

/** Longer than any operation may take; who dies holds a company for so long, in milliseconds. */
export const LEASE_MS = 25_000;

/** Takes the company for an operation; false while another has it. */
export async function takeLease(
  db: Queryable,
  companyId: number,
  operationId: string,
): Promise<boolean> {
  const taken = await db
    .insert(billingLeases)
    .values({ companyId, operationId, expiresAt: sql`${after(LEASE_MS)}` })
    .onConflictDoUpdate({
      target: billingLeases.companyId,
      set: { operationId, expiresAt: sql`${after(LEASE_MS)}` },
      setWhere: lt(billingLeases.expiresAt, sql`now()`),
    })
    .returning({ companyId: billingLeases.companyId });
  return taken.length > 0;
}

/** Hands the lease on, within the transaction that took it, to the operation that it was taken for. */
export async function passLease(
  db: Queryable,
  companyId: number,
  operationId: string,
): Promise<void> {
  await db.update(billingLeases).set({ operationId }).where(eq(billingLeases.companyId, companyId));
}

/** Gives the company back, unless another has it by now. */
export async function giveLease(
  db: Queryable,
  companyId: number,
  operationId: string,
): Promise<void> {
  await db
    .delete(billingLeases)
    .where(and(eq(billingLeases.companyId, companyId), eq(billingLeases.operationId, operationId)));
}

/** The operation that has the company now; null when none has. */
export async function findLease(db: Queryable, companyId: number): Promise<string | null> {
  const [row] = await db
    .select({ operationId: billingLeases.operationId })
    .from(billingLeases)
    .where(and(eq(billingLeases.companyId, companyId), sql`${billingLeases.expiresAt} >= now()`));
  return row?.operationId ?? null;
}
