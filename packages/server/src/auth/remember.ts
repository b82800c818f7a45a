/**
 * "Remember me" (D02): a selector that finds the row and a verifier that proves it. The verifier changes at each use;
 * the previous one stays valid for a minute, because a first page sends several calls at once. Any other verifier for a
 * known selector is stolen or guessed: all sessions of that user end.
 */
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { rememberTokens, users } from '../db/schema/users.ts';
import type { Actor } from '../http/vars.ts';
import { endSessionsOf, endSessionsOfDevice, deleteExpiredSessions } from './sessions.ts';
import { hashOf, isSame, newToken } from '../support/tokens.ts';

/** Lifetime of a remembered device, in seconds. */
export const REMEMBER_SECONDS = 30 * 24 * 60 * 60;

/** How long the previous verifier stays valid, in seconds. */
const GRACE_SECONDS = 60;

interface Revived {
  readonly actor: Actor;
  readonly selector: string;
  /** The cookie's next value; null when another call of the same moment has already sent it. */
  readonly next: string | null;
}

/** The part of a cookie that names its device. */
export const selectorOf = (cookie: string): string => cookie.split('.')[0] ?? '';

/** Remembers a device; returns the cookie's value. */
export async function rememberDevice(db: Queryable, userId: number, now: Date): Promise<string> {
  const [selector, verifier] = [newToken(), newToken()];
  await db.insert(rememberTokens).values({
    selector,
    userId,
    verifierHash: hashOf(verifier),
    rotatedAt: now,
    expiresAt: new Date(now.getTime() + REMEMBER_SECONDS * 1000),
  });
  return `${selector}.${verifier}`;
}

/** The user of a cookie; null when it is unknown, expired or stolen. */
export async function redeemRememberToken(
  db: Queryable,
  cookie: string,
  now: Date,
): Promise<Revived | null> {
  const [selector = '', verifier = ''] = cookie.split('.');
  const next = newToken();
  const verifierHash = hashOf(verifier);
  const isLive = and(eq(rememberTokens.selector, selector), gt(rememberTokens.expiresAt, now));
  // In one statement: of several calls with the same verifier exactly one rotates it.
  const [rotated] = await db
    .update(rememberTokens)
    .set({ verifierHash: hashOf(next), previousHash: verifierHash, rotatedAt: now })
    .where(and(isLive, eq(rememberTokens.verifierHash, verifierHash)))
    .returning({ userId: rememberTokens.userId });
  if (rotated) {
    await deleteExpiredSessions(db, selector, now);
    return revive(db, rotated.userId, selector, `${selector}.${next}`);
  }

  const [row] = await db.select().from(rememberTokens).where(isLive);
  if (!row) return null;
  const isFresh = now.getTime() - row.rotatedAt.getTime() <= GRACE_SECONDS * 1000;
  if (isFresh && row.previousHash !== null && isSame(verifierHash, row.previousHash)) {
    return revive(db, row.userId, selector, null);
  }
  await deleteRememberTokensOf(db, row.userId);
  await endSessionsOf(db, row.userId);
  return null;
}

async function revive(
  db: Queryable,
  userId: number,
  selector: string,
  next: string | null,
): Promise<Revived | null> {
  const [actor] = await db
    .select({
      id: users.id,
      companyId: users.companyId,
      role: users.role,
      status: users.status,
      email: users.email,
      name: users.name,
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'Active'), eq(users.mustReset, false)));
  return actor ? { actor, selector, next } : null;
}

/** Forgets one device, and ends the sessions it was used in. */
export async function deleteRememberToken(db: Queryable, selector: string): Promise<void> {
  await db.delete(rememberTokens).where(eq(rememberTokens.selector, selector));
  await endSessionsOfDevice(db, selector);
}

/** Deletes the remembered devices of a user, all or all but one. */
export async function deleteRememberTokensOf(
  db: Queryable,
  userId: number,
  kept: string | null = null,
): Promise<void> {
  const ofUser = eq(rememberTokens.userId, userId);
  await db
    .delete(rememberTokens)
    .where(kept === null ? ofUser : and(ofUser, ne(rememberTokens.selector, kept)));
}
