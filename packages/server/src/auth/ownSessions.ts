/** A user's sessions: active ones, and remembered devices that can start one. */
import Bowser from 'bowser';
import { and, desc, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import type { UserSession } from '@hangtag/contract/wire/user';
import { deleteRememberToken, deleteRememberTokensOf } from './remember.ts';
import { endSessionsOf } from './sessions.ts';
import { hashOf } from '../support/tokens.ts';
import type { Queryable } from '../db/database.ts';
import { rememberTokens, sessions } from '../db/schema/users.ts';

/** The user, and the session that asks. */
export interface Requester {
  readonly userId: number;
  readonly token: string;
}

interface Place {
  readonly session: typeof sessions.$inferSelect;
  readonly isRemembered: boolean;
  readonly isCurrent: boolean;
}

/** Length of a session's public name: a part of its hash, far from what a cookie would need. */
const ID_LENGTH = 24;

/** The current one first, then the last used. */
export async function listOwnSessions(
  db: Queryable,
  requester: Requester,
  now: Date,
): Promise<readonly UserSession[]> {
  return (await listPlaces(db, requester, now)).map(present);
}

/** Signs out in one place; `none` when it is not the asker's, `current` when it is left to a sign-out. */
export async function endOwnSession(
  db: Queryable,
  requester: Requester,
  id: string,
  now: Date,
): Promise<'ended' | 'current' | 'none'> {
  const place = (await listPlaces(db, requester, now)).find(({ session }) => idOf(session) === id);
  if (!place) return 'none';
  if (place.isCurrent) return 'current';
  const { idHash, rememberSelector } = place.session;
  await db.delete(sessions).where(eq(sessions.idHash, idHash));
  if (rememberSelector !== null) await deleteRememberToken(db, rememberSelector);
  return 'ended';
}

/** Ends all other sessions and remembered devices. @returns Whether there were any. */
export async function endOtherSessions(
  db: Queryable,
  { userId, token }: Requester,
): Promise<boolean> {
  const otherSessions = and(eq(sessions.userId, userId), ne(sessions.idHash, hashOf(token)));
  const sessionsThere = await db.$count(sessions, otherSessions);
  const [here] = await db
    .select({ selector: sessions.rememberSelector })
    .from(sessions)
    .where(eq(sessions.idHash, hashOf(token)));
  const currentSelector = here?.selector ?? null;
  const devicesThere = await db.$count(
    rememberTokens,
    and(
      eq(rememberTokens.userId, userId),
      currentSelector === null ? undefined : ne(rememberTokens.selector, currentSelector),
    ),
  );
  await endSessionsOf(db, userId, token);
  await deleteRememberTokensOf(db, userId, currentSelector);
  return sessionsThere + devicesThere > 0;
}

async function listPlaces(
  db: Queryable,
  { userId, token }: Requester,
  now: Date,
): Promise<readonly Place[]> {
  const rows = await db
    .select({ session: sessions, device: rememberTokens.selector })
    .from(sessions)
    .leftJoin(
      rememberTokens,
      and(
        eq(rememberTokens.selector, sessions.rememberSelector),
        gt(rememberTokens.expiresAt, now),
      ),
    )
    .where(
      and(
        eq(sessions.userId, userId),
        or(gt(sessions.expiresAt, now), isNotNull(rememberTokens.selector)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt));
  const current = hashOf(token);
  const places = rows
    .map(({ session, device }) => ({
      session,
      isRemembered: device !== null,
      isCurrent: session.idHash === current,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  // A page's first calls may begin several sessions of one remembered device: it is one place.
  const seen = new Set<string>();
  return places.filter(({ session: { rememberSelector, idHash } }) => {
    const name = rememberSelector ?? idHash;
    return !seen.has(name) && seen.add(name);
  });
}

const idOf = ({ idHash }: Place['session']) => idHash.slice(0, ID_LENGTH);

const present = ({ session, isCurrent, isRemembered }: Place): UserSession => ({
  id: idOf(session),
  isCurrent,
  ...deviceNames(session.userAgent),
  ip: session.ip,
  signedInAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  isRemembered,
});

/** Browser and system of a `User-Agent` header; null where unknown. */
function deviceNames(userAgent: string | null): Pick<UserSession, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
