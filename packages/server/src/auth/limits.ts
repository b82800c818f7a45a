/** Rate limits for guests (X8), checked before anything else. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { clientPlace } from '../http/clientAddress.ts';
import { peekText } from '../http/parse.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type Count,
  type Limit,
  countAttempt,
  readCount,
  throttleHeaders,
  tooManyAttempts,
  waitSeconds,
  writeRateHeaders,
} from '../http/throttle.ts';
import type { Vars } from '../http/vars.ts';
import { knownDevice } from './knownDevice.ts';

/** Failed sign-ins for one address from one place. */
export const loginLimit: Limit = { name: 'login', attempts: 5, seconds: 60 };

/**
 * Failed sign-ins for one address from everywhere, by devices that have not signed in with it before: against one
 * account tried from many places. A known device has a count of its own, so that strangers cannot lock the owner out.
 */
export const accountLimit: Limit = { name: 'login-account', attempts: 20, seconds: 15 * 60 };

/** Sign-ins from one place, whatever the email: against one password list tried on many accounts. */
export const loginPlaceLimit: Limit = { name: 'login-place', attempts: 100, seconds: 60 };

/** Calls without a session that could be used to try things out, by place. */
const placeLimits: Readonly<Record<string, Limit>> = {
  'POST /login': loginPlaceLimit,
  'POST /api/userReset': { name: 'user-reset', attempts: 5, seconds: 60 },
  'POST /api/user/password-reset': { name: 'password-reset', attempts: 10, seconds: 60 },
  'POST /email/reset': { name: 'email-reset', attempts: 10, seconds: 60 },
  'POST /adduser': { name: 'adduser', attempts: 10, seconds: 60 },
  'POST /adduser/confirm': { name: 'adduser-confirm', attempts: 10, seconds: 60 },
};

const limitOf = (c: Context) => placeLimits[`${c.req.method} ${c.req.path}`];

/** Whose calls the limit counts: a place's, and a known device's apart from those of strangers at its place. */
async function callerOf(c: Context<Vars>, limit: Limit): Promise<string> {
  const email = limit === loginPlaceLimit ? await peekText(c, 'email') : null;
  return (email === null ? null : knownDevice(c, email)) ?? clientPlace(c);
}

/** 429 comes before every other question; looking counts nothing. */
export const refuseThrottled = createMiddleware<Vars>(async (c, next) => {
  const limit = limitOf(c);
  if (limit) {
    const { db, now } = c.var.services;
    const counted = await readCount(db, limit, await callerOf(c, limit), now());
    if (counted.attempts >= limit.attempts) throw tooManyAttempts(counted, now());
    if (limit === loginPlaceLimit) await refuseLocked(c);
  }
  await next();
});

async function refuseLocked(c: Context<Vars>): Promise<void> {
  const email = await peekText(c, 'email');
  if (email === null) return;
  const { db, now } = c.var.services;
  for (const [limit, key] of loginCounts(c, email)) {
    const counted = await readCount(db, limit, key, now());
    if (counted.attempts >= limit.attempts) throw lockedOutRefusal(counted, now());
  }
}

/** Counts this call against its place's limit; throws 429 beyond it. */
export async function countCall(c: Context<Vars>): Promise<void> {
  const limit = limitOf(c);
  if (!limit) return;
  const { db, now } = c.var.services;
  const counted = await countAttempt(db, limit, await callerOf(c, limit), now());
  if (counted.attempts > limit.attempts) throw tooManyAttempts(counted, now());
  if (limit !== loginPlaceLimit) writeRateHeaders(c, counted);
}

/** The key under which one place's failures are counted. */
export const loginKey = (c: Context<Vars>, email: string) =>
  `${email.trim().toLowerCase()}|${clientPlace(c)}`;

/** The key under which failures are counted wherever they come from. */
export function accountKey(c: Context<Vars>, email: string): string {
  const device = knownDevice(c, email);
  return device === null ? strangersKey(email) : `${strangersKey(email)}|${device}`;
}

/** The key of the failures of all devices that are not known. */
export const strangersKey = (email: string) => email.trim().toLowerCase();

const loginCounts = (c: Context<Vars>, email: string) =>
  [
    [loginLimit, loginKey(c, email)],
    [accountLimit, accountKey(c, email)],
  ] as const;

/** 429 in the shape of a wrong field, as Laravel's login answers. @param field The field with the guess. */
export function lockedOutRefusal(counted: Count, now: Date, field = 'email'): Refusal {
  const seconds = waitSeconds(counted, now);
  const message = `Too many login attempts. Please try again in ${seconds} seconds.`;
  return new Refusal(429, message, {
    errors: { [field]: [message] },
    headers: throttleHeaders(counted, now),
  });
}
