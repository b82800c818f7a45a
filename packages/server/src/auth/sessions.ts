/**
 * Sessions (X10) expire 120 minutes after the last use and 12 hours after the sign-in. A guest's session is only a
 * random id in a cookie; a row is written on sign-in or its failure.
 */
import { and, eq, gt, lte, ne } from 'drizzle-orm';
import { may } from '@hangtag/contract/rules/permissions';
import type { Queryable } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { sessions, twoSteps, users } from '../db/schema/users.ts';
import type { Actor, Services } from '../http/vars.ts';
import { hashOf, newToken } from '../support/tokens.ts';
import type { LiveSession } from '../policy/caller.ts';

/** Idle time until a session ends, in seconds (K01). */
export const IDLE_SECONDS = 120 * 60;

/** Longest life of a session, in seconds (X10). */
export const LIFETIME_SECONDS = 12 * 60 * 60;

/** The shortest interval between stored uses, in seconds, to avoid a write per request. */
const TOUCH_SECONDS = 60;

/** How long a password or code counts as just given, in seconds. */
export const CONFIRMED_SECONDS = 10 * 60;

/** The device of a session, for the user to recognise it. */
export interface Device {
  readonly ip: string;
  readonly userAgent: string | null;
  /** The remembered device's selector; absent when the session ends with its time. */
  readonly selector?: string;
  /** Whether a remembered device begins it, without password or code. */
  readonly isRevived?: boolean;
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
const earlier = (a: Date, b: Date) => (a < b ? a : b);

/** A visitor's session with a new name. */
export const guestSession = (): LiveSession => visitorNamed(`g${newToken()}`);

const visitorNamed = (token: string): LiveSession => ({ token, actor: null, expiresAt: null });

/**
 * The session of a cookie. An expired or unknown one becomes a guest session with a new id, so that nothing signed for
 * the old one is accepted.
 */
export async function resumeSession(
  { db, now: clock, config }: Pick<Services, 'db' | 'now' | 'config'>,
  cookie: string | undefined,
): Promise<LiveSession> {
  const now = clock();
  if (cookie && /^g[\w-]{43}$/.test(cookie)) return visitorNamed(cookie);
  const row = await findSession(db, cookie, now);
  if (!cookie || !row) return guestSession();
  const { expiresAt, endsAt, lastSeenAt } = row;
  const isTouched = now.getTime() - lastSeenAt.getTime() >= TOUCH_SECONDS * 1000;
  const end = isTouched ? earlier(later(now, IDLE_SECONDS), endsAt) : expiresAt;
  if (isTouched) {
    await db
      .update(sessions)
      .set({ lastSeenAt: now, expiresAt: end })
      .where(eq(sessions.idHash, hashOf(cookie)));
  }
  return { token: cookie, expiresAt: end, ...whoIs(row, now, config.demo) };
}

/** Whom a cookie names, or null. Reading it is no use of the session: looking at a public page does not extend it. */
export async function readActor(
  { db, now: clock, config }: Pick<Services, 'db' | 'now' | 'config'>,
  cookie: string | undefined,
): Promise<Actor | null> {
  const now = clock();
  const row = await findSession(db, cookie, now);
  return row ? whoIs(row, now, config.demo).actor : null;
}

/** The live session of a cookie with its user. */
async function findSession(db: Queryable, cookie: string | undefined, now: Date) {
  if (!cookie || !/^s[\w-]{43}$/.test(cookie)) return undefined;
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
      viewingCompanyId: sessions.viewingCompanyId,
      viewingEndsAt: sessions.viewingEndsAt,
      confirmedAt: sessions.confirmedAt,
      requiresTwoStep: companies.requiresTwoStep,
      twoStepAt: twoSteps.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(twoSteps, eq(twoSteps.userId, users.id))
    .where(
      and(
        eq(sessions.idHash, hashOf(cookie)),
        gt(sessions.expiresAt, now),
        gt(sessions.endsAt, now),
        eq(users.status, 'Active'),
        eq(users.mustReset, false),
      ),
    );
  return row;
}

interface SessionRow extends Actor {
  readonly viewingCompanyId: number | null;
  readonly viewingEndsAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly requiresTwoStep: boolean;
  readonly twoStepAt: Date | null;
}

/** The effective user of a session. */
function whoIs(
  { viewingCompanyId, viewingEndsAt, confirmedAt, requiresTwoStep, twoStepAt, ...row }: SessionRow,
  now: Date,
  isDemo: boolean,
): Omit<LiveSession, 'token' | 'expiresAt'> {
  const { id, companyId, role, status, email, name } = row;
  const self: Actor = { id, companyId, role, status, email, name };
  const hasTwoStep = twoStepAt !== null;
  // The rights over all companies are worth a second step everywhere but in a demo.
  const isAsked = requiresTwoStep || (!isDemo && may(role, 'platform.admin'));
  const twoStep = {
    hasTwoStep,
    mustSetUpTwoStep: isAsked && !hasTwoStep && may(role, 'twoStep.use'),
    isConfirmed: confirmedAt !== null && later(confirmedAt, CONFIRMED_SECONDS) > now,
  };
  // A user who is no Superadmin any more stops viewing a company immediately.
  const isViewing = viewingEndsAt !== null && viewingEndsAt > now && role === 'Superadmin';
  if (viewingCompanyId === null || !isViewing) return { actor: self, ...twoStep };
  return {
    actor: { ...self, companyId: viewingCompanyId, role: 'Admin' },
    viewing: { companyId: viewingCompanyId, endsAt: viewingEndsAt, self },
    ...twoStep,
  };
}

/** Starts a user's session without reusing the previous one (session fixation). */
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
    rememberSelector: device.selector ?? null,
    confirmedAt: device.isRevived ? null : now,
  });
  return { token, actor, expiresAt };
}

/** Notes that the session's person gave their password or code just now. */
export async function confirmSession(db: Queryable, token: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ confirmedAt: now })
    .where(eq(sessions.idHash, hashOf(token)));
}

/** Ends one session. */
export async function endSession(db: Queryable, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, hashOf(token)));
}

/** Ends every session of a remembered device. */
export async function endSessionsOfDevice(db: Queryable, selector: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.rememberSelector, selector));
}

/** Deletes a device's expired sessions, because the new one replaces them. */
export async function deleteExpiredSessions(db: Queryable, selector: string, now: Date) {
  await db
    .delete(sessions)
    .where(and(eq(sessions.rememberSelector, selector), lte(sessions.expiresAt, now)));
}

/** Ends every session of a user (D18), or all but one. */
export async function endSessionsOf(db: Queryable, userId: number, kept?: string): Promise<void> {
  const ofUser = eq(sessions.userId, userId);
  await db
    .delete(sessions)
    .where(kept === undefined ? ofUser : and(ofUser, ne(sessions.idHash, hashOf(kept))));
}
