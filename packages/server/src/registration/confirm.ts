/** Confirms a registration by its emailed link and password; creates a company and its first Admin (D08). */
import type { Context } from 'hono';
import type { ConfirmBody } from '@hangtag/contract/wire/registration';
import { record } from '../audit/record.ts';
import { lockedOutRefusal } from '../auth/limits.ts';
import { type HashRequester, stranger, verifyPassword } from '../auth/password.ts';
import { insertCompany } from '../companies/insertCompany.ts';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { transact } from '../db/transact.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { clientPlace } from '../http/clientAddress.ts';
import { invalid } from '../http/refusal.ts';
import { type Limit, countAttempt, resetCount } from '../http/throttle.ts';
import type { Vars } from '../http/vars.ts';
import { logSecurity } from '../http/securityLog.ts';
import { requirePlatform } from './platform.ts';
import {
  type Registration,
  consumeRegistration,
  deleteRegistrations,
  findRegistration,
} from './registrations.ts';

/** The message for a confirmation link that is unknown, used or expired. */
export const confirmationExpired =
  'This link is not valid any more. Register again to get a new one.';

/** The message for a password that is not the registration's. */
export const passwordMismatch =
  'This is not the password that was typed when registering. Register again to choose a new one.';

/** Limits guesses at the password behind one link to as many as at a sign-in, from all addresses together. */
const guessLimit: Limit = { name: 'adduser-password', attempts: 5, seconds: 60 };

interface Confirmed {
  readonly userId: number;
  readonly email: string;
}

/**
 * Creates company and Admin of a confirmed registration, both or neither. The link alone is not enough: a stranger may
 * have typed the address, and its owner would open an account whose password the stranger knows.
 * @returns The new person's id and address.
 * @throws Refusal 422 on `token` (also when the address has an account by now) and on `password`; 429 after too many
 * guesses; 403 while the platform has no Superadmin.
 */
export async function confirmRegistration(
  c: Context<Vars>,
  { token, password }: ConfirmBody,
): Promise<Confirmed> {
  const { db, now } = c.var.services;
  await requirePlatform(db);
  await verifyTypedPassword(c, token, password);
  const confirmed = await transact(db, async (tx) => {
    // Another request may have used the link while the password was hashed.
    const registration = await consumeRegistration(tx, token, now());
    if (!registration) return undefined;
    await deleteRegistrations(tx, registration.email);
    return makeAdmin(tx, registration, now());
  }).catch((error: unknown) => {
    // The registration stays until it expires; its link answers the same every time.
    if (isUniqueViolation(error, 'users_email')) return undefined;
    throw error;
  });
  if (!confirmed) throw expiredLink();
  await resetCount(db, guessLimit, token);
  return confirmed;
}

const expiredLink = () => invalid({ token: [confirmationExpired] });

/** A wrong password uses nothing up. An invalid link costs the same hashing time. */
async function verifyTypedPassword(
  c: Context<Vars>,
  token: string,
  password: string,
): Promise<void> {
  const { db, now } = c.var.services;
  const registration = await findRegistration(db, token, now());
  const asker: HashRequester = registration
    ? { lane: 'known', owner: `registration ${registration.email}` }
    : stranger(clientPlace(c));
  if (registration) {
    // The guess is counted before the password is checked: twenty guesses at once are twenty guesses.
    const counted = await countAttempt(db, guessLimit, token, now());
    if (counted.attempts > guessLimit.attempts) throw lockedOutRefusal(counted, now(), 'password');
  }
  const isRight = await verifyPassword(password, registration?.passwordHash ?? null, asker);
  if (!registration) throw expiredLink();
  if (!isRight) {
    logSecurity(c, 'confirm-password-wrong', { email: registration.email });
    throw invalid({ password: [passwordMismatch] });
  }
}

async function makeAdmin(
  tx: Transaction,
  registration: Registration,
  at: Date,
): Promise<Confirmed> {
  const { companyName, name, email, passwordHash } = registration;
  const companyId = await insertCompany(tx, companyName, at);
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
