/** Warns the owner of an account about guesses at its password. */
import { findUserByEmail } from './queries.ts';
import { strangersKey } from './limits.ts';
import { type Limit, countAttempt } from '../http/throttle.ts';
import type { Services } from '../http/vars.ts';
import { guessedPasswordEmail } from '../mail/accountEmails.ts';

/** One email a day at most: otherwise the attacker decides how many the owner gets. */
const emailLimit: Limit = { name: 'login-guessed-email', attempts: 1, seconds: 24 * 60 * 60 };

/** Mails the owner, if the account exists. The answer does not wait for it, so its timing reveals nothing. */
export function warnOwner(services: Services, email: string): void {
  const { db, now, mailer, config, background } = services;
  background.run('sign-in guessed', async () => {
    const user = await findUserByEmail(db, email);
    if (user?.status !== 'Active') return;
    const counted = await countAttempt(db, emailLimit, strangersKey(email), now());
    if (counted.attempts > emailLimit.attempts) return;
    await mailer.send(guessedPasswordEmail(user.email, `${config.publicUrl}/forgot-password`));
  });
}
