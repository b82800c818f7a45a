/** Signs in (F218, D01, D02). */
import type { Context } from 'hono';
import type { LoginBody } from '@hangtag/contract/wire/auth';
import { wireMessages } from '@hangtag/contract/wire/messages';
import { countAttempt, resetCount, uncountAttempt } from '../http/throttle.ts';
import { clientPlace } from '../http/clientAddress.ts';
import { invalid } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { logSecurity } from '../http/securityLog.ts';
import { requireTwoStep } from '../twoStep/requireCode.ts';
import { deleteRememberCookie, readRememberCookie, writeRememberCookie } from '../auth/cookies.ts';
import { knownDevice, rememberKnownDevice } from '../auth/knownDevice.ts';
import {
  accountKey,
  accountLimit,
  countCall,
  lockedOutRefusal,
  loginKey,
  loginLimit,
} from '../auth/limits.ts';
import { type HashRequester, stranger, verifyPassword } from '../auth/password.ts';
import { type UserRow, findUserByEmail, recordLoginFailure, recordLogin } from '../auth/queries.ts';
import {
  REMEMBER_SECONDS,
  deleteRememberToken,
  rememberDevice,
  selectorOf,
} from '../auth/remember.ts';
import { endSession, startSession } from '../auth/sessions.ts';
import { deviceOf } from '../auth/sessionMiddleware.ts';
import { adoptTimeZone } from '../companies/adoptTimeZone.ts';
import { warnOwner } from '../auth/warnOwner.ts';

type Login = Pick<LoginBody, 'email' | 'password' | 'code' | 'timeZone'> & {
  readonly isRemembered: boolean;
};

/** Signs in; every reason for a refusal gives the same answer. */
export async function signIn(
  c: Context<Vars>,
  { email, password, code, timeZone, isRemembered }: Login,
) {
  const { db, now } = c.var.services;
  await countCall(c);
  // The attempt is counted before the password is checked: twenty attempts at once are twenty attempts.
  const counted = await countAttempt(db, loginLimit, loginKey(c, email), now());
  if (counted.attempts > loginLimit.attempts) throw lockedOutRefusal(counted, now());
  const ofAccount = await countAttempt(db, accountLimit, accountKey(c, email), now());
  if (ofAccount.attempts > accountLimit.attempts) throw lockedOutRefusal(ofAccount, now());
  const user = await findUserByEmail(db, email);
  const isRight = await verifyPassword(password, user?.passwordHash ?? null, askerOf(c, email));
  if (!user || !isRight || !maySignIn(user)) {
    await recordLoginFailure(db, c.var.session.token, email, now());
    logSecurity(c, 'login-failed', { email });
    if (ofAccount.attempts === accountLimit.attempts) {
      logSecurity(c, 'login-guessed', { user: user?.id, email });
      warnOwner(c.var.services, email);
    }
    throw invalid({ email: [wireMessages.credentials] });
  }
  // The count is reset only here: otherwise the right password alone would allow new guesses at the code.
  await requireTwoStep(c, user, code);
  await resetCount(db, loginLimit, loginKey(c, email));
  await uncountAttempt(db, accountLimit, accountKey(c, email));
  rememberKnownDevice(c, email);
  const selector = await replaceDevice(c, user, isRemembered);
  await replaceSession(c, user, selector);
  if (timeZone) await adoptTimeZone(c.var.services, user, timeZone);
  logSecurity(c, 'login', { user: user.id, email });
}

/** Takes turns in the hashing queue by this key. */
function askerOf(c: Context<Vars>, email: string): HashRequester {
  const device = knownDevice(c, email);
  return device === null ? stranger(clientPlace(c)) : { lane: 'known', owner: device };
}

/** Inactive and pending accounts, and those that must set a new password, look like unknown ones. */
const maySignIn = (user: UserRow) => user.status === 'Active' && !user.mustReset;

async function replaceSession(c: Context<Vars>, user: UserRow, selector: string | null) {
  const { db, now } = c.var.services;
  await endSession(db, c.var.session.token);
  await recordLogin(db, user.id, now());
  const device = { ...deviceOf(c), ...(selector && { selector }) };
  c.set('session', await startSession(db, user, device, now()));
}

/** Replaces the browser's remember token if requested; returns the new selector. */
async function replaceDevice(
  c: Context<Vars>,
  user: UserRow,
  isRemembered: boolean,
): Promise<string | null> {
  const { db, now } = c.var.services;
  const old = readRememberCookie(c);
  if (old) await deleteRememberToken(db, selectorOf(old));
  if (isRemembered) {
    const cookie = await rememberDevice(db, user.id, now());
    writeRememberCookie(c, cookie, REMEMBER_SECONDS);
    return selectorOf(cookie);
  }
  if (old) deleteRememberCookie(c);
  return null;
}
