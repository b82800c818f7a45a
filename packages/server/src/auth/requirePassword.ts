/** Asks for the current password again, so that an unattended session cannot be misused. */
import type { Context } from 'hono';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { invalid } from '../http/refusal.ts';
import { countAttempt, resetCount, uncountAttempt } from '../http/throttle.ts';
import type { Vars } from '../http/vars.ts';
import { logSecurity } from '../http/securityLog.ts';
import { accountLimit, lockedOutRefusal, loginKey, loginLimit } from './limits.ts';
import { knownUser, verifyPassword } from './password.ts';
import type { UserRow } from './queries.ts';
import { warnOwner } from './warnOwner.ts';

const wrongPassword = 'This is not your password.';

/**
 * Guessing counts like a sign-in: from one place, and for the account from everywhere.
 * @param field What the body calls the password.
 * @throws Refusal 422 on that field, 429 when it was guessed too often.
 */
export async function requirePassword(
  c: Context<Vars>,
  user: UserRow,
  typed: string | undefined,
  field: string,
): Promise<void> {
  if (typed === undefined) throw invalid({ [field]: [fieldMessages.required] });
  const { db, now } = c.var.services;
  const key = loginKey(c, user.email);
  const counted = await countAttempt(db, loginLimit, key, now());
  if (counted.attempts > loginLimit.attempts) throw lockedOutRefusal(counted, now(), field);
  // Apart from sign-ins: whoever has stolen a session must not keep its owner out.
  const ofSessions = `user ${user.id}`;
  const ofAccount = await countAttempt(db, accountLimit, ofSessions, now());
  if (ofAccount.attempts > accountLimit.attempts) throw lockedOutRefusal(ofAccount, now(), field);
  if (!(await verifyPassword(typed, user.passwordHash, knownUser(user.id)))) {
    logSecurity(c, 'password-wrong', { user: user.id, email: user.email });
    if (ofAccount.attempts === accountLimit.attempts) {
      logSecurity(c, 'login-guessed', { user: user.id, email: user.email });
      warnOwner(c.var.services, user.email);
    }
    throw invalid({ [field]: [wrongPassword] });
  }
  await resetCount(db, loginLimit, key);
  await uncountAttempt(db, accountLimit, ofSessions);
}
