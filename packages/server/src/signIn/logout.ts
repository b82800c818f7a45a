/** Signs out (F220). */
import type { Context } from 'hono';
import type { Vars } from '../http/vars.ts';
import { deleteRememberCookie, readRememberCookie } from '../auth/cookies.ts';
import { deleteRememberToken, selectorOf } from '../auth/remember.ts';
import { endSession, guestSession } from '../auth/sessions.ts';

/** Ends this browser's session and its remember token; the answer carries a visitor's session. */
export async function signOut(c: Context<Vars>): Promise<void> {
  const { db } = c.var.services;
  await endSession(db, c.var.session.token);
  const remembered = readRememberCookie(c);
  if (remembered) {
    await deleteRememberToken(db, selectorOf(remembered));
    deleteRememberCookie(c);
  }
  c.set('session', guestSession());
  c.header('Clear-Site-Data', '"cache"');
}
