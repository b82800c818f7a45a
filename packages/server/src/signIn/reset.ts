/** Forgotten password: mails a link (F223) and sets the new password by it (F222, D06). */
import type { Context } from 'hono';
import type { PasswordResetBody } from '@hangtag/contract/wire/auth';
import { passwordMessages, passwordProblem } from '@hangtag/contract/rules/password';
import { transact } from '../db/transact.ts';
import { invalid } from '../http/refusal.ts';
import { type Limit, countAttempt, resetCount } from '../http/throttle.ts';
import type { Services, Vars } from '../http/vars.ts';
import { logSecurity } from '../http/securityLog.ts';
import { passwordChangedEmail, passwordResetEmail } from '../mail/passwordEmails.ts';
import { NOBODY } from '../mail/mailer.ts';
import { recordAccountChange } from '../auth/accountAudit.ts';
import { rememberKnownDevice } from '../auth/knownDevice.ts';
import { accountLimit, strangersKey } from '../auth/limits.ts';
import { newPasswordProblems } from '../auth/newPassword.ts';
import { hashPassword, knownUser } from '../auth/password.ts';
import {
  findUserByEmail,
  isResetOpen,
  lockUser,
  createReset,
  setPassword,
  consumeReset,
} from '../auth/queries.ts';
import { deleteRememberTokensOf } from '../auth/remember.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { newToken } from '../support/tokens.ts';

/** The message for a link that is unknown, used or expired. */
export const resetLinkExpired = 'This link is not valid any more. Ask for a new one.';

/** Limits the links mailed to one address, whoever asks; earlier links stay valid. */
const linkLimits: readonly Limit[] = [
  { name: 'password-reset-minute', attempts: 1, seconds: 60 },
  { name: 'password-reset-hour', attempts: 5, seconds: 60 * 60 },
];

/**
 * Mails a link if the account exists. The answer does not wait for it, and an address without an account costs the same
 * statements, so neither this answer nor the next one reveals the account.
 */
export function mailResetLink(services: Services, email: string): void {
  services.background.run('password-reset', async () => {
    const { db, now, mailer, config } = services;
    for (const limit of linkLimits) {
      const counted = await countAttempt(db, limit, strangersKey(email), now());
      if (counted.attempts > limit.attempts) return;
    }
    const found = await findUserByEmail(db, email);
    const user = found?.status === 'Active' ? found : undefined;
    const token = newToken();
    const query = new URLSearchParams({ email: user?.email ?? email });
    const link = `${config.publicUrl}/password/reset/${token}?${query.toString()}`;
    await db.transaction(async (tx) => {
      await createReset(tx, user?.id ?? null, token, now());
      const message = passwordResetEmail(user?.email ?? email, link);
      await mailer.send({ ...message, to: user?.email ?? NOBODY }, tx);
    });
  });
}

/** Sets the password and ends every session of the user. */
export async function resetPassword(c: Context<Vars>, body: PasswordResetBody): Promise<void> {
  const { services } = c.var;
  const { db, now, mailer, config } = services;
  const problems = await newPasswordProblems(body, body);
  if (problems.length > 0) throw invalid({ password: problems });
  const user = await findUserByEmail(db, body.email);
  const isOpen = await isResetOpen(db, user?.id ?? 0, body.token, now());
  if (user?.status !== 'Active' || !isOpen) throw invalid({ email: [resetLinkExpired] });
  // The rule about the name is checked last, because it would reveal the name to a stranger.
  if (passwordProblem(body.password, user)) throw invalid({ password: [passwordMessages.own] });
  const phc = await hashPassword(body.password, knownUser(user.id));
  const isDone = await transact(db, async (tx) => {
    await lockUser(tx, user.id);
    if (!(await consumeReset(tx, user.id, body.token, now()))) return false;
    await setPassword(tx, user.id, phc);
    await endSessionsOf(tx, user.id);
    await deleteRememberTokensOf(tx, user.id);
    await recordAccountChange(tx, user, 'password-set', now());
    const askLink = `${config.publicUrl}/forgot-password`;
    await mailer.send(passwordChangedEmail(user.email, askLink), tx);
    return true;
  });
  if (!isDone) throw invalid({ email: [resetLinkExpired] });
  // Access to the mailbox proves ownership: guesses of strangers no longer block the owner.
  await resetCount(db, accountLimit, strangersKey(user.email));
  rememberKnownDevice(c, user.email);
  logSecurity(c, 'password-reset', { user: user.id, email: user.email });
}
