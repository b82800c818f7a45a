/** Upload addresses that were used up; each serves one stored body (D47). */
import { and, eq, lt, sql } from 'drizzle-orm';
import { wireMessages } from '@hangtag/contract/wire/messages';
import type { Queryable } from '../db/database.ts';
import { uploadNonces } from '../db/schema/files.ts';
import { Refusal } from '../http/refusal.ts';

/** By the database's clock: a process whose own is ahead would let a spent address work again. */
const forgotten = sql`now() - interval '1 hour'`;

/** Whether the upload address was already used. */
export async function isConsumed(
  db: Queryable,
  companyId: number,
  nonce: string,
): Promise<boolean> {
  const rows = await db
    .select({ nonce: uploadNonces.nonce })
    .from(uploadNonces)
    .where(and(eq(uploadNonces.companyId, companyId), eq(uploadNonces.nonce, nonce)));
  return rows.length > 0;
}

/**
 * Spends an upload address, in the transaction that stores its body.
 * @throws Refusal 403 when it was spent before.
 */
export async function consumeNonce(db: Queryable, companyId: number, nonce: string): Promise<void> {
  // An address older than this no longer verifies, so its nonce need not be remembered.
  await db
    .delete(uploadNonces)
    .where(and(eq(uploadNonces.companyId, companyId), lt(uploadNonces.spentAt, forgotten)));
  const consumed = await db
    .insert(uploadNonces)
    .values({ companyId, nonce })
    .onConflictDoNothing()
    .returning();
  if (consumed.length === 0) throw new Refusal(403, wireMessages.invalidSignature);
}
