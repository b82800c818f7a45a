/** People as the sign-in looks for them. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { passwordResets, sessions, users } from '../db/schema/users.ts';
import { hashOf } from '../support/tokens.ts';

export type UserRow = typeof users.$inferSelect;

/** Whether two addresses name the same mailbox for sign-in. */
export const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The user with this email, ignoring case. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user;
}

export async function findUser(db: Queryable, id: number): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Names and pictures of people by id; what is no person's id is left out. */
export async function findPeople(db: Queryable, ids: readonly (number | null)[]) {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map<number, PersonRow>();
  const { id, name, avatar } = users;
  const rows = await db.select({ id, name, avatar }).from(users).where(inArray(users.id, known));
  return new Map(rows.map((row) => [row.id, row]));
}

type PersonRow = Pick<UserRow, 'id' | 'name' | 'avatar'>;

/**
 * The user, locked until the end of the transaction. Code that uses links or writes accounts takes this lock first,
 * to prevent deadlocks.
 */
export async function lockUser(tx: Transaction, id: number): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

export async function recordLogin(db: Queryable, userId: number, now: Date): Promise<void> {
  await db.update(users).set({ lastLogin: now }).where(eq(users.id, userId));
}

/** How long a session stores the user whose sign-in failed, in seconds. */
const FAILURE_SECONDS = 10 * 60;

/** Remembers in the session whose sign-in just failed (X8). */
export async function recordLoginFailure(
  db: Queryable,
  sessionToken: string,
  email: string,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + FAILURE_SECONDS * 1000);
  const failedEmail = email.toLowerCase();
  await db
    .insert(sessions)
    .values({
      idHash: hashOf(sessionToken),
      failedEmail,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: until,
      endsAt: until,
    })
    .onConflictDoUpdate({ target: sessions.idHash, set: { failedEmail } });
}

/** Did the sign-in for this address just fail in this session? */
export async function hasFailed(
  db: Queryable,
  sessionToken: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ failedEmail: sessions.failedEmail })
    .from(sessions)
    .where(and(eq(sessions.idHash, hashOf(sessionToken)), gt(sessions.expiresAt, now)));
  return rows[0]?.failedEmail === email.toLowerCase();
}

/** A reset link's life, in seconds (D06). */
const RESET_SECONDS = 60 * 60;

/** Writes a reset token. @param userId Null for nobody: the row then opens nothing. */
export async function createReset(
  db: Queryable,
  userId: number | null,
  token: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + RESET_SECONDS * 1000);
  await db
    .insert(passwordResets)
    .values({ userId, tokenHash: hashOf(token), createdAt: now, expiresAt });
}

const liveReset = (userId: number, token: string, now: Date) =>
  and(
    eq(passwordResets.userId, userId),
    eq(passwordResets.tokenHash, hashOf(token)),
    gt(passwordResets.expiresAt, now),
  );

/** Whether this is the user's open reset. */
export async function isResetOpen(
  db: Queryable,
  userId: number,
  token: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(liveReset(userId, token, now));
  return rows.length > 0;
}

/** Uses the reset up, and every other of the user; false when another call already has. */
export async function consumeReset(
  db: Queryable,
  userId: number,
  token: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .delete(passwordResets)
    .where(liveReset(userId, token, now))
    .returning({ userId: passwordResets.userId });
  if (used.length === 0) return false;
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
  return true;
}

export async function setPassword(db: Queryable, userId: number, phc: string): Promise<void> {
  await db.update(users).set({ passwordHash: phc, mustReset: false }).where(eq(users.id, userId));
}
