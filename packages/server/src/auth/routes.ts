/** Signing in and out, and the forgotten password (F217-F223). */
import { Hono } from 'hono';
import {
  LoginBody,
  PasswordResetBody,
  PasswordResetRequestBody,
  UserResetBody,
  type UserResetAnswer,
} from '@hangtag/contract/wire/auth';
import { findCompany } from '../companies/queries.ts';
import { subscriptionOf } from '../companies/subscription.ts';
import { requireUser } from '../http/duties.ts';
import { readBody } from '../http/parse.ts';
import { unauthenticated } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { deleteRememberCookie, readRememberCookie } from './cookies.ts';
import { presentCurrentUser } from './currentUser.ts';
import { countCall } from './limits.ts';
import { signIn } from './login.ts';
import { findUser, findUserByEmail, hasFailed } from './queries.ts';
import { forgetDevice } from './remember.ts';
import { mailResetLink, resetPassword } from './reset.ts';
import { endSession, visitorSession } from './sessions.ts';

export const auth = new Hono<Vars>();

// The cookies themselves are sent with every answer (`stateful.ts`).
auth.get('/sanctum/csrf-cookie', (c) => c.body(null, 204));

auth.post('/login', async (c) => {
  const { email, password, remember } = await readBody(c, LoginBody);
  await signIn(c, { email, password, isRemembered: remember === true });
  return c.body(null, 204);
});

auth.post('/logout', async (c) => {
  const { db } = c.var.services;
  await endSession(db, c.var.session.token);
  const device = readRememberCookie(c);
  if (device) {
    await forgetDevice(db, device);
    deleteRememberCookie(c);
  }
  c.set('session', visitorSession());
  c.header('Clear-Site-Data', '"cache"');
  return c.body(null, 204);
});

auth.get('/api/user', requireUser, async (c) => {
  const { db, now } = c.var.services;
  const user = await findUser(db, c.var.actor.id);
  const company = user && (await findCompany(db, user.companyId));
  if (!user || !company) throw unauthenticated();
  const subscription = await subscriptionOf(db, user.role, company, now());
  const end = c.var.session.expiresAt ?? now();
  return c.json(presentCurrentUser(user, company, subscription, end));
});

auth.post('/api/userReset', async (c) => {
  const { email } = await readBody(c, UserResetBody);
  await countCall(c);
  const { db, now } = c.var.services;
  // Both are always asked, so that the time says nothing about the account.
  const hasJustFailed = await hasFailed(db, c.var.session.token, email, now());
  const user = await findUserByEmail(db, email);
  const mustReset = user?.status === 'Active' && user.mustReset;
  return c.json({ status: hasJustFailed && mustReset } satisfies UserResetAnswer);
});

auth.post('/api/user/password-reset', async (c) => {
  const { email } = await readBody(c, PasswordResetRequestBody);
  await countCall(c);
  mailResetLink(c.var.services, email);
  return c.json({ status: true });
});

auth.post('/email/reset', async (c) => {
  const body = await readBody(c, PasswordResetBody);
  await countCall(c);
  await resetPassword(c, body);
  return c.json({ message: 'Your password has been set.' });
});
