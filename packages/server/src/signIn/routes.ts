/** Signing in and out, and the forgotten password (F217-F223). */
import { Hono } from 'hono';
import {
  LoginBody,
  PasswordResetBody,
  PasswordResetRequestBody,
  UserResetBody,
  type UserResetAnswer,
} from '@hangtag/contract/wire/auth';
import { requireUser } from '../policy/guards.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import type { Vars } from '../http/vars.ts';
import { currentUserOf } from './currentUser.ts';
import { countCall } from '../auth/limits.ts';
import { signIn } from './login.ts';
import { signOut } from './logout.ts';
import { findUserByEmail, hasFailed } from '../auth/queries.ts';
import { mailResetLink, resetPassword } from './reset.ts';

export const auth = new Hono<Vars>();

// The cookies themselves are sent with every answer (`stateful.ts`).
auth.get('/sanctum/csrf-cookie', (c) => c.body(null, 204));

auth.post('/login', async (c) => {
  const { remember, ...login } = await readBody(c, LoginBody);
  await signIn(c, { ...login, isRemembered: remember === true });
  return c.body(null, 204);
});

auth.post('/logout', takesNoFields, async (c) => {
  await signOut(c);
  return c.body(null, 204);
});

auth.get('/api/user', requireUser, async (c) => c.json(await currentUserOf(c)));

auth.post('/api/userReset', async (c) => {
  const { email } = await readBody(c, UserResetBody);
  await countCall(c);
  const { db, now } = c.var.services;
  // Both are always checked, so timing reveals nothing about the account.
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
