/** The middleware of every app request: the session, then the CSRF check. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { clientAddress } from '../http/clientAddress.ts';
import { peekText } from '../http/parse.ts';
import { csrfMismatch } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { isReadMethod, isWrite, isWriteByGet } from '../http/writes.ts';
import {
  deleteRememberCookie,
  isXsrfToken,
  readRememberCookie,
  readSessionCookie,
  writeRememberCookie,
  writeSessionCookies,
} from './cookies.ts';
import { REMEMBER_SECONDS, redeemRememberToken } from './remember.ts';
import { resumeSession, startSession } from './sessions.ts';
import { type LiveSession } from '../policy/caller.ts';

/** Paths outside `/api` that change the session or need its token; reading most of them is a page of the app. */
const written = ['/login', '/logout', '/email/reset', '/adduser', '/adduser/confirm'];

/** Whether the request uses a session. File uploads do not: their address is signed. */
function isStateful(c: Context): boolean {
  const { path, method } = c.req;
  if (path.startsWith('/api/')) return !/^\/api\/files\/[^/]+\/body$/.test(path);
  return path.startsWith('/sanctum/') || (!isReadMethod(method) && written.includes(path));
}

/** Finds the session, and sends its cookies again with whatever the answer is. */
export const withSession = createMiddleware<Vars>(async (c, next) => {
  if (c.var.bearer || !isStateful(c)) return next();
  c.set('session', await sessionOf(c));
  await next();
  writeSessionCookies(c);
});

async function sessionOf(c: Context<Vars>): Promise<LiveSession> {
  const { db, now } = c.var.services;
  const session = await resumeSession(c.var.services, readSessionCookie(c));
  const remembered = readRememberCookie(c);
  if (session.actor || !remembered) return session;
  const revived = await redeemRememberToken(db, remembered, now());
  if (!revived) {
    deleteRememberCookie(c);
    return session;
  }
  if (revived.next) writeRememberCookie(c, revived.next, REMEMBER_SECONDS);
  const device = { ...deviceOf(c), selector: revived.selector, isRevived: true };
  const { token } = await startSession(db, revived.actor, device, now());
  // Read again, because required steps apply to this request too.
  return resumeSession(c.var.services, token);
}

/** The device of this request. */
export const deviceOf = (c: Context<Vars>) => ({
  ip: clientAddress(c),
  userAgent: c.req.header('user-agent') ?? null,
});

/** Refuses a write that does not carry the session's XSRF token, or that another site sent. */
export const checkXsrf = createMiddleware<Vars>(async (c, next) => {
  // A token is no cookie: no other site can make a browser send it.
  const isOpen = c.var.bearer || !isStateful(c) || !isWrite(c.req);
  if (!isOpen && !(await isGenuine(c))) throw csrfMismatch();
  await next();
});

async function isGenuine(c: Context<Vars>): Promise<boolean> {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') return false;
  // No form, image or prefetch of another site can set this header; a script there would be asked by CORS first.
  const isByScript = c.req.header('x-requested-with') === 'XMLHttpRequest';
  if (isWriteByGet(c.req) && !isByScript) return false;
  // In Laravel's order, except the body, where most clients never put it.
  const sentToken =
    c.req.header('x-csrf-token') || c.req.header('x-xsrf-token') || (await peekText(c, '_token'));
  if (!sentToken) return false;
  const { config } = c.var.services;
  return isXsrfToken(decoded(sentToken), c.var.session.token, config.appKeys);
}

/** Clients send the cookie's value decoded or raw. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
