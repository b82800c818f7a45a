/** Changes the user's own profile (F224, D10, X6). */
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { ProfileBody } from '@hangtag/contract/wire/user';
import { countAddressChange } from '../auth/addressChanges.ts';
import { requirePassword } from '../auth/requirePassword.ts';
import {
  type UserRow,
  findUser,
  findUserByEmail,
  isSameAddress,
  lockUser,
} from '../auth/queries.ts';
import { profileVersionOf } from '../auth/profileVersion.ts';
import { type IsCurrent, StaleWrite } from '../http/conditionalWrite.ts';
import { difference } from '../audit/record.ts';
import type { Transaction } from '../db/database.ts';
import { passwordResets, users } from '../db/schema/users.ts';
import { transact } from '../db/transact.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { invalid, unauthenticated } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { logSecurity } from '../http/securityLog.ts';
import { addressChangedEmail } from '../mail/accountEmails.ts';
import { recordAccountChange } from '../auth/accountAudit.ts';
import { endOtherSessions } from '../auth/ownSessions.ts';

type Update = v.InferOutput<typeof ProfileBody>;

const taken = 'This address already has an account.';

/**
 * Writes what may be written of `update`; everything else in a body never reaches it.
 * @param isCurrent Whether the client's condition holds for a version of the profile.
 * @throws StaleWrite when it does not, compared under the lock; Refusal 422 when another address comes without the right password, or is taken; 429 when guessed.
 */
export async function updateProfile(
  c: Context<Vars>,
  update: Update,
  isCurrent: IsCurrent,
): Promise<void> {
  const { db, now, mailer } = c.var.services;
  const { currentPassword, ...columns } = update;
  const user = await findUser(db, c.var.actor.id);
  if (!user) throw unauthenticated();
  const { email = user.email } = columns;
  if (isSameAddress(email, user.email)) {
    return transact(db, (tx) => write(tx, user, columns, { isCurrent, at: now() }));
  }
  await requirePassword(c, user, currentPassword, 'currentPassword');
  await countAddressChange(c.var.services, user.id);
  if (await findUserByEmail(db, email)) throw takenAddress();
  await transact(db, async (tx) => {
    await write(tx, user, columns, { isCurrent, at: now() });
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    await endOtherSessions(tx, { userId: user.id, token: c.var.session.token });
    await mailer.send(addressChangedEmail(user.email), tx);
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email') ? takenAddress() : error;
  });
  logSecurity(c, 'address-changed', { user: user.id, email });
}

const takenAddress = () => invalid({ email: [taken] });

/** @throws StaleWrite when the profile, or the address that was read before, is another by now. */
async function write(
  tx: Transaction,
  before: UserRow,
  { name, email, avatar, phone, mutedAlerts }: Omit<Update, 'currentPassword'>,
  { isCurrent, at }: { readonly isCurrent: IsCurrent; readonly at: Date },
): Promise<void> {
  const user = await lockUser(tx, before.id);
  if (!user) throw unauthenticated();
  // The password was asked for, or not, by the address that was read before the lock.
  if (user.email !== before.email || !isCurrent(profileVersionOf(user))) throw new StaleWrite();
  const columns = { name, email, avatar, phone: phone === '' ? null : phone, mutedAlerts };
  const changed = difference<Partial<UserRow>>(user, columns);
  if (!changed) return;
  await tx.update(users).set(columns).where(eq(users.id, user.id));
  await recordAccountChange(tx, user, 'changed', at, changed);
}
