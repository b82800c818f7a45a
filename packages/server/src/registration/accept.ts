/** Accepts an invitation: the pending user gets a name and a password, and becomes active (D08). */
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AddUserBody } from '@hangtag/contract/wire/registration';
import { record } from '../audit/record.ts';
import { newPasswordProblems } from '../auth/newPassword.ts';
import { hashPassword, knownUser } from '../auth/password.ts';
import { isSameAddress, lockUser } from '../auth/queries.ts';
import { users } from '../db/schema/users.ts';
import { transact } from '../db/transact.ts';
import { invalid } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { requireInviteCode, sendInviteCode } from './inviteCode.ts';
import { findInvite, consumeInvite } from './invites.ts';
import { deleteRegistrations } from './registrations.ts';

/** The message for an invitation link that is unknown, used or expired. */
export const inviteExpired =
  'This invitation is not valid any more. Ask an admin of your company for a new one.';

const otherAddress = 'The invitation is for another address.';

type Registrant = Pick<
  AddUserBody,
  'name' | 'email' | 'password' | 'password_confirmation' | 'code'
>;

/**
 * Activates the invited person, whose company and role the invitation has set.
 * @returns The account; null after mailing a code that the next request must carry.
 * @throws Refusal 422 on `token`, `email`, `password` or `code`.
 */
export async function acceptInvite(
  c: Context<Vars>,
  token: string,
  body: Registrant,
): Promise<number | null> {
  const { db, now } = c.var.services;
  const invite = await findInvite(db, token, now());
  if (!invite) throw invalid({ token: [inviteExpired] });
  const { userId, email } = invite;
  const password = await newPasswordProblems(body, { email, name: body.name });
  const isInvited = isSameAddress(body.email, email);
  if (!isInvited || password.length > 0) {
    throw invalid({
      ...(!isInvited && { email: [otherAddress] }),
      ...(password.length > 0 && { password }),
    });
  }
  if (invite.isCopied && !body.code) {
    await sendInviteCode(c, token, invite);
    return null;
  }
  if (invite.isCopied) await requireInviteCode(c, token, invite, body.code ?? '');
  const passwordHash = await hashPassword(body.password, knownUser(userId));
  const isDone = await transact(db, async (tx) => {
    await lockUser(tx, userId);
    if (!(await consumeInvite(tx, token, now()))) return false;
    const activated = await tx
      .update(users)
      .set({ name: body.name, passwordHash, mustReset: false, status: 'Active' })
      .where(and(eq(users.id, userId), eq(users.status, 'Pending')))
      .returning();
    await deleteRegistrations(tx, email);
    const [user] = activated;
    if (!user) return false;
    await record(tx, {
      companyId: user.companyId,
      actor: user,
      action: 'user.invite-accepted',
      subject: `user:${user.id}`,
      subjectName: body.name,
      before: { status: 'Pending' },
      after: { status: 'Active', name: body.name },
      at: now(),
    });
    return true;
  });
  if (!isDone) throw invalid({ token: [inviteExpired] });
  return userId;
}
