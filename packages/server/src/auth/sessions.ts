/**
 * Sessions (X10): 120 minutes after the last use and 12 hours after the sign-in they are over. A visitor's
 * session is only a random name in a cookie; a row is written once somebody signs in, or fails to.
 */
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { sessions, users } from '../db/schema/people.ts';
import type { Actor } from '../http/vars.ts';
import { hashOf, newToken } from './tokens.ts';

/** Idle time until a session ends, in seconds (K01). */
export const IDLE_SECONDS = 120 * 60;

/** Longest life of a session, in seconds (X10). */
export const LIFETIME_SECONDS = 12 * 60 * 60;

/** How often use is written down at most, in seconds: not a write per request. */
const TOUCH_SECONDS = 60;

/** The session of one request. */
export interface LiveSession {
  /** The cookie's value. A visitor's begins with `g`, a person's with `s`. */
  readonly token: string;
  /** Null for a visitor. */
  readonly actor: Actor | null;
  /** When it ends unless it is used; null for a visitor. */
  readonly expiresAt: Date | null;
}

/** Where a session is used from, for the person to recognise it. */
export interface Device {
  readonly ip: string;
  readonly userAgent: string | null;
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
const earlier = (a: Date, b: Date) => (a < b ? a : b);

/** A visitor's session with a new name. */
export const visitorSession = (): LiveSession => visitorNamed(`g${newToken()}`);

const visitorNamed = (token: string): LiveSession => ({ token, actor: null, expiresAt: null });

/**
 * The session a cookie names. A person's session that is over, or that never was, gives a visitor's with a
 * new name, so that nothing signed for the old one is accepted any more.
 */
export async function resumeSession(
  db: Queryable,
  cookie: string | undefined,
  now: Date,
): Promise<LiveSession> {
  if (cookie && /^g[\w-]{43}$/.test(cookie)) return visitorNamed(cookie);
  if (!cookie || !/^s[\w-]{43}$/.test(cookie)) return visitorSession();
  const [row] = await db
    .select({
      id: users.id,
      companyId: users.companyId,
      role: users.role,
      status: users.status,
      email: users.email,
      name: users.name,
      expiresAt: sessions.expiresAt,
      endsAt: sessions.endsAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.idHash, hashOf(cookie)),
        gt(sessions.expiresAt, now),
        gt(sessions.endsAt, now),
        eq(users.status, 'Active'),
      ),
    );
  if (!row) return visitorSession();
  const { expiresAt, endsAt, lastSeenAt, ...actor } = row;
  const isTouched = now.getTime() - lastSeenAt.getTime() >= TOUCH_SECONDS * 1000;
  const end = isTouched ? earlier(later(now, IDLE_SECONDS), endsAt) : expiresAt;
  if (isTouched) {
    await db
      .update(sessions)
      .set({ lastSeenAt: now, expiresAt: end })
      .where(eq(sessions.idHash, hashOf(cookie)));
  }
  return { token: cookie, actor, expiresAt: end };
}

/** A new session for a person; whatever session there was before is no part of it (fixation). */
export async function startSession(
  db: Queryable,
  actor: Actor,
  device: Device,
  now: Date,
): Promise<LiveSession> {
  const token = `s${newToken()}`;
  const expiresAt = later(now, IDLE_SECONDS);
  await db.insert(sessions).values({
    idHash: hashOf(token),
    userId: actor.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    endsAt: later(now, LIFETIME_SECONDS),
    ip: device.ip,
    userAgent: device.userAgent?.slice(0, 400) ?? null,
  });
  return { token, actor, expiresAt };
}

/** Ends one session. */
export async function endSession(db: Queryable, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, hashOf(token)));
}

/** Ends every session of a person (D18), or all but one. */
export async function endSessionsOf(db: Queryable, userId: number, kept?: string): Promise<void> {
  const mine = eq(sessions.userId, userId);
  await db
    .delete(sessions)
    .where(kept === undefined ? mine : and(mine, ne(sessions.idHash, hashOf(kept))));
}
