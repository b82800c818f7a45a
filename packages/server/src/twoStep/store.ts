/** Stores two-step sign-in, and marks codes as used. */
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { recoveryCodes, twoSteps } from '../db/schema/users.ts';
import { seal, unseal } from '../mail/seal.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery.ts';
import { stepOfCode } from './totp.ts';

type AppKeys = readonly [string, ...string[]];
export type TwoStepRow = typeof twoSteps.$inferSelect;

const PURPOSE = 'hangtag two-step';

/** The stored two-step sign-in of a user, confirmed or not. */
export async function findTwoStep(db: Queryable, userId: number): Promise<TwoStepRow | undefined> {
  const [row] = await db.select().from(twoSteps).where(eq(twoSteps.userId, userId));
  return row;
}

/** Stores an unconfirmed secret; false when there is a confirmed one. */
export async function beginTwoStep(
  db: Queryable,
  userId: number,
  secret: string,
  { appKeys, now }: { readonly appKeys: AppKeys; readonly now: Date },
): Promise<boolean> {
  const columns = { secret: seal(secret, appKeys, PURPOSE), lastStep: 0, createdAt: now };
  const written = await db
    .insert(twoSteps)
    .values({ userId, ...columns })
    .onConflictDoUpdate({
      target: twoSteps.userId,
      set: columns,
      setWhere: isNull(twoSteps.confirmedAt),
    })
    .returning({ userId: twoSteps.userId });
  return written.length > 0;
}

/** Confirms the waiting secret. @returns False when another one waits. */
export async function confirmTwoStep(
  tx: Transaction,
  { userId, secret }: Pick<TwoStepRow, 'userId' | 'secret'>,
  now: Date,
): Promise<boolean> {
  const confirmed = await tx
    .update(twoSteps)
    .set({ confirmedAt: now })
    .where(
      and(eq(twoSteps.userId, userId), eq(twoSteps.secret, secret), isNull(twoSteps.confirmedAt)),
    )
    .returning({ userId: twoSteps.userId });
  return confirmed.length > 0;
}

/** Uses up a code of the authenticator. @returns False for a wrong or used one. */
export async function useTotp(
  tx: Transaction,
  row: Pick<TwoStepRow, 'userId' | 'secret'>,
  code: string,
  { appKeys, now }: { readonly appKeys: readonly string[]; readonly now: Date },
): Promise<boolean> {
  const secret = unseal(row.secret, appKeys, PURPOSE);
  const step = typeof secret === 'string' ? stepOfCode(secret, code, now) : null;
  if (step === null) return false;
  // One statement: of two calls with one code only the first finds an older step.
  const used = await tx
    .update(twoSteps)
    .set({ lastStep: step })
    .where(and(eq(twoSteps.userId, row.userId), lt(twoSteps.lastStep, step)))
    .returning({ userId: twoSteps.userId });
  return used.length > 0;
}

/** Uses up a recovery code. @returns False for a wrong or used one. */
export async function useRecoveryCode(tx: Transaction, userId: number, code: string) {
  const used = await tx
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOfRecoveryCode(code))),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** Replaces all recovery codes. */
export async function renewRecoveryCodes(
  tx: Transaction,
  userId: number,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOfRecoveryCode(code) })));
  return codes;
}

/** Turns two-step sign-in off and deletes the recovery codes. @returns Whether it was on. */
export async function endTwoStep(tx: Transaction, userId: number): Promise<boolean> {
  const deleted = await tx
    .delete(twoSteps)
    .where(and(eq(twoSteps.userId, userId), isNotNull(twoSteps.confirmedAt)))
    .returning({ userId: twoSteps.userId });
  return deleted.length > 0;
}
