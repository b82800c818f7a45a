/** Finds the API token of a request; it replaces session and CSRF token (D43). */
import { createMiddleware } from 'hono/factory';
import { clientPlace } from '../http/clientAddress.ts';
import { unauthenticated } from '../http/refusal.ts';
import { type Limit, countAttempt, readCount, tooManyAttempts } from '../http/throttle.ts';
import type { Vars } from '../http/vars.ts';
import { findToken, touchToken } from './queries.ts';

/** Wrong tokens from one address: guessing one is hopeless, trying must still be limited. */
const wrongLimit: Limit = { name: 'bearer', attempts: 60, seconds: 60 };

/** 401 for a token that is unknown, revoked or over; without the header everything is as before. */
export const withBearer = createMiddleware<Vars>(async (c, next) => {
  const [, given] = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (given === undefined || !c.req.path.startsWith('/api/')) return next();
  const { db, now, background } = c.var.services;
  const who = clientPlace(c);
  const soFar = await readCount(db, wrongLimit, who, now());
  if (soFar.attempts >= wrongLimit.attempts) throw tooManyAttempts(soFar, now());
  const token = await findToken(db, given, now());
  if (!token) {
    await countAttempt(db, wrongLimit, who, now());
    throw unauthenticated();
  }
  const { id, companyId, name, abilities } = token;
  c.set('bearer', {
    abilities,
    actor: {
      // Negative, so that a program's actions are not attributed to the user who made its token.
      id: -id,
      companyId,
      role: 'User',
      status: 'Active',
      email: '',
      name: `API token ${name}`,
    },
  });
  background.run('token use', () => touchToken(db, id, now()));
  return next();
});
