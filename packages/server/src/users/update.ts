/** Changes other users of a company (F227, X6). */
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { UserUpdateBody } from '@hangtag/contract/wire/users';
import { difference, record } from '../audit/record.ts';
import type { UserRow } from '../auth/queries.ts';
import { deleteRememberTokensOf } from '../auth/remember.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { type IsCurrent, StaleWrite } from '../http/conditionalWrite.ts';
import type { Transaction } from '../db/database.ts';
import { invites, passwordResets, users } from '../db/schema/users.ts';
import { transact } from '../db/transact.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Actor, Services } from '../http/vars.ts';
import { addressChangedEmail, newAddressEmail } from '../mail/accountEmails.ts';
import { allowedChanges, memberVersionOf, writableFields } from './changes.ts';
import { countAdmins, hasCompany, lockMember } from './queries.ts';

type Update = v.InferOutput<typeof UserUpdateBody>;
type Key = { readonly companyId: number; readonly userId: number };
type Tools = Pick<Services, 'db' | 'now' | 'mailer'>;

/**
 * Writes what the actor may change in `update`; unchanged locked fields are accepted.
 * @param isCurrent Whether the client's condition holds for a version of the person.
 * @returns The company they are in now.
 * @throws StaleWrite when it does not, compared under the lock; Refusal 404 for a user of another company, 403 for one
 * the actor may not change, 422 otherwise.
 */
export async function updateMember(
  { db, now, mailer }: Tools,
  actor: Actor,
  { companyId, userId }: Key,
  update: Update,
  isCurrent: IsCurrent,
): Promise<number> {
  return transact(db, async (tx) => {
    const target = await lockMember(tx, companyId, userId);
    if (!target) throw notFound();
    if (!isCurrent(memberVersionOf(target))) throw new StaleWrite();
    const changes = allowedChanges(actor, target, update);
    const changed = difference(writableFields(target), changes);
    if (!changed) return target.companyId;
    await refuseImpossible(tx, target, changes);
    const [written] = await tx.update(users).set(changes).where(eq(users.id, userId)).returning();
    if (!written) throw notFound();
    if (endsAccess(target, written)) await endAccess(tx, written);
    await record(tx, {
      companyId,
      actor,
      action: written.status === target.status ? 'user.changed' : `user.${verbs[written.status]}`,
      subject: `user:${userId}`,
      subjectName: target.name ?? target.email,
      ...changed,
      at: now(),
    });
    if (target.email !== written.email && target.status !== 'Pending') {
      await mailer.send(addressChangedEmail(target.email), tx);
      await mailer.send(newAddressEmail(written.email), tx);
    }
    return written.companyId;
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'users_email')) throw error;
    throw invalid({ email: ['This address already has an account.'] });
  });
}

const verbs = { Active: 'activated', Inactive: 'suspended', Pending: 'invited' } as const;

/** 422 when the company would have no Admin left (D17), or does not exist. */
async function refuseImpossible(
  tx: Transaction,
  target: UserRow,
  changes: Partial<UserRow>,
): Promise<void> {
  const { role, status, companyId } = changes;
  if (companyId !== undefined && !(await hasCompany(tx, companyId))) {
    throw invalid({ companyId: ['There is no such company.'] });
  }
  const isLeaving = role !== undefined || status !== undefined || companyId !== undefined;
  const isAdmin = target.role === 'Admin' && target.status === 'Active';
  if (!isAdmin || !isLeaving || (await countAdmins(tx, target.companyId)) > 1) return;
  const field = role === undefined ? (status === undefined ? 'companyId' : 'status') : 'role';
  throw invalid({
    [field]: ['This is the last Admin of the company. Make somebody else an Admin first.'],
  });
}

/**
 * Ends sessions after a suspension, a move or a new address (D18); an open invitation ends too, because it names the
 * role.
 */
function endsAccess(before: UserRow, after: UserRow): boolean {
  return (
    after.status === 'Inactive' ||
    after.companyId !== before.companyId ||
    after.email !== before.email ||
    (after.status === 'Pending' && after.role !== before.role)
  );
}

async function endAccess(tx: Transaction, { id, status }: UserRow): Promise<void> {
  await endSessionsOf(tx, id);
  await deleteRememberTokensOf(tx, id, null);
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
  if (status === 'Pending') await tx.delete(invites).where(eq(invites.userId, id));
}
