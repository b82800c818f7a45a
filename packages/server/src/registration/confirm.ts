/** The link of a registration's letter: with the password typed then, a company and its first Admin (D08). */
import type { Context } from 'hono';
import type { ConfirmBody } from '@hangtag/contract/wire/registration';
import { record } from '../audit/record.ts';
import { lockedOut } from '../auth/limits.ts';
import { isPassword } from '../auth/password.ts';
import { startCompany } from '../companies/start.ts';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { transact } from '../db/transact.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { invalid } from '../http/refusal.ts';
import { type Limit, count, forgive } from '../http/throttle.ts';
import type { Vars } from '../http/vars.ts';
import { requirePlatform } from './platform.ts';
import { type Registration, findRegistration, spendRegistration } from './registrations.ts';

/** What a confirmation's link says that is unknown, used or too old. */
export const confirmOver = 'This link is not valid any more. Register again to get a new one.';

/** What the page says to a password that is not the registration's. */
export const notTheTyped =
  'This is not the password that was typed when registering. Register again to choose a new one.';

/** Guesses at the password behind one link, from wherever; as many as at a sign-in. */
const guessLimit: Limit = { name: 'adduser-password', attempts: 5, seconds: 60 };

interface Confirmed {
  readonly userId: number;
  readonly email: string;
}

/**
 * Makes company and Admin of a confirmed registration, both or neither. The letter alone does not do: whoever typed
 * the address may be a stranger, and its owner would open an account that the stranger has the password of.
 * @returns The new person's id and address.
 * @throws Refusal 422 on `token`, also when somebody else took the address meanwhile, and on `password`; 429 when it
 * was guessed too often; 403 while nobody runs the platform.
 */
export async function confirmRegistration(
  c: Context<Vars>,
  { token, password }: ConfirmBody,
): Promise<Confirmed> {
  const { db, now } = c.var.services;
  await requirePlatform(db);
  await proveTyped(c, token, password);
  const confirmed = await transact(db, async (tx) => {
    // It may have been used, or replaced by another with its own password, while this one was hashed.
    const registration = await spendRegistration(tx, token, now());
    return registration && (await makeAdmin(tx, registration, now()));
  }).catch((error: unknown) => {
    // The registration stays until its time is over; its link says the same every time.
    if (isUniqueViolation(error, 'users_email')) return undefined;
    throw error;
  });
  if (!confirmed) throw dead();
  await forgive(db, guessLimit, token);
  return confirmed;
}

const dead = () => invalid({ token: [confirmOver] });

/** Nothing is used up by a wrong password. A dead link costs the same hashing. */
async function proveTyped(c: Context<Vars>, token: string, password: string): Promise<void> {
  const { db, now, log } = c.var.services;
  const registration = await findRegistration(db, token, now());
  if (registration) {
    // Counted before the password is looked at: twenty guesses at once are twenty guesses.
    const counted = await count(db, guessLimit, token, now());
    if (counted.attempts > guessLimit.attempts) throw lockedOut(counted, now(), 'password');
  }
  const isRight = await isPassword(password, registration?.passwordHash ?? null);
  if (!registration) throw dead();
  if (!isRight) {
    log.info({ id: c.var.requestId, event: 'confirm-password-wrong' }, 'security');
    throw invalid({ password: [notTheTyped] });
  }
}

async function makeAdmin(
  tx: Transaction,
  registration: Registration,
  at: Date,
): Promise<Confirmed> {
  const { companyName, name, email, passwordHash } = registration;
  const companyId = await startCompany(tx, companyName, at);
  const [row] = await tx
    .insert(users)
    .values({ companyId, email, name, passwordHash, role: 'Admin', status: 'Active' })
    .returning();
  if (!row) throw new Error('The person was not written.');
  await record(tx, {
    companyId,
    actor: row,
    action: 'company.registered',
    subject: `company:${companyId}`,
    subjectName: companyName,
    after: { name: companyName, admin: email },
    at,
  });
  return { userId: row.id, email: row.email };
}
