/** Open registration (D08): the input is stored, and an email goes to the address. */
import type * as v from 'valibot';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import type { AddUserBody } from '@hangtag/contract/wire/registration';
import { newPasswordProblems } from '../auth/newPassword.ts';
import { hashPassword, stranger } from '../auth/password.ts';
import { findUserByEmail } from '../auth/queries.ts';
import { newToken } from '../support/tokens.ts';
import { findCompany } from '../policy/companyQueries.ts';
import { invalid } from '../http/refusal.ts';
import { type Limit, countAttempt, tooManyAttempts } from '../http/throttle.ts';
import type { Services } from '../http/vars.ts';
import {
  alreadyInvitedEmail,
  alreadyRegisteredEmail,
  confirmEmail,
} from '../mail/accountEmails.ts';
import type { Mail } from '../mail/mailer.ts';
import { type Registration, writeRegistration } from './registrations.ts';

/** Limits the emails that registering sends to one address, whose owner may be somebody else. */
const emailLimit: Limit = { name: 'adduser-email', attempts: 5, seconds: 60 * 60 };

/**
 * Stores a registration. Neither the answer nor its time reveals whether the address is taken: the password is hashed
 * either way, and everything after that happens behind the answer.
 * @param place The client's address, for throttling.
 * @throws Refusal 422 on `companyName` or `password`; 429 when this address gets too many emails.
 */
export async function registerCompany(
  services: Services,
  body: v.InferOutput<typeof AddUserBody>,
  place: string,
): Promise<void> {
  const { email, name, companyName = '' } = body;
  const password = await newPasswordProblems(body, { email, name });
  if (companyName === '' || password.length > 0) {
    throw invalid({
      ...(companyName === '' && { companyName: [fieldMessages.required] }),
      ...(password.length > 0 && { password }),
    });
  }
  await countEmail(services, email);
  const passwordHash = await hashPassword(body.password, stranger(place));
  const typed = { email, name, companyName, passwordHash };
  services.background.run('registration', () => registerOrNotify(services, typed));
}

async function countEmail({ db, now }: Services, email: string): Promise<void> {
  const counted = await countAttempt(db, emailLimit, email.toLowerCase(), now());
  if (counted.attempts > emailLimit.attempts) throw tooManyAttempts(counted, now());
}

async function registerOrNotify({ db, now, config, mailer }: Services, typed: Registration) {
  const token = newToken();
  const link = `${config.publicUrl}/register?${new URLSearchParams({ confirm: token }).toString()}`;
  await db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, typed.email);
    const company = await findCompany(tx, user?.companyId ?? 0);
    // A taken address gets a row too, whose token nobody receives: it costs the same.
    await writeRegistration(tx, typed, token, now());
    let mail: Mail;
    if (!user) {
      mail = confirmEmail(typed.email, link);
    } else if (user.status === 'Pending') {
      mail = alreadyInvitedEmail(user.email, company?.name ?? 'a company');
    } else {
      mail = alreadyRegisteredEmail(user.email, `${config.publicUrl}/login`);
    }
    await mailer.send(mail, tx);
  });
}
