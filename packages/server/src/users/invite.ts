/** Invites users into a company, invites them again, and revokes invitations (F228, D19). */
import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { invitableRoles, userRights } from '@hangtag/contract/rules/userRights';
import type { InviteBody } from '@hangtag/contract/wire/users';
import { record } from '../audit/record.ts';
import type { UserRow } from '../auth/queries.ts';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { transact } from '../db/transact.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import type { Actor, Services } from '../http/vars.ts';
import { createInvite } from '../registration/invites.ts';
import { lockAddress } from './queries.ts';

type Invitation = v.InferOutput<typeof InviteBody>;
type Tools = Pick<Services, 'db' | 'now' | 'config' | 'mailer'>;

/** The outcome; `taken` for an email that has an account in any company. */
export type InviteResult =
  | { readonly kind: 'taken' }
  | {
      readonly kind: 'invited';
      readonly userId: number;
      readonly isResent: boolean;
      /** The token of the link that the actor may copy. */
      readonly copied: string;
    };

/**
 * Invites an address; a pending person of this company is invited again, with the same role unless one is named.
 * @throws Refusal 403 for a company, or a pending person, that the actor may not invite.
 */
export async function invite(
  tools: Tools,
  actor: Actor,
  companyId: number,
  body: Invitation,
): Promise<InviteResult> {
  if (invitableRoles(actor, companyId).length === 0) throw forbidden();
  return transact(tools.db, (tx) => inviteWithin(tx, tools, { actor, companyId, body })).catch(
    (error: unknown): InviteResult => {
      // Another request has invited or registered the same address meanwhile.
      if (isUniqueViolation(error, 'users_email')) return { kind: 'taken' };
      throw error;
    },
  );
}

interface Asked {
  readonly actor: Actor;
  readonly companyId: number;
  readonly body: Invitation;
}

async function inviteWithin(
  tx: Transaction,
  tools: Tools,
  { actor, companyId, body: { email, role } }: Asked,
): Promise<InviteResult> {
  const known = await lockAddress(tx, email);
  if (known && (known.status !== 'Pending' || known.companyId !== companyId)) {
    return { kind: 'taken' };
  }
  if (known && !userRights(actor, known).profile) throw forbidden();
  const user = known
    ? await invitedAgain(tx, known, role)
    : await invitedFirst(tx, { companyId, email, role: role ?? 'User' });
  if (!user) throw notFound();
  await record(tx, {
    companyId,
    actor,
    action: known ? 'user.invited-again' : 'user.invited',
    subject: `user:${user.id}`,
    subjectName: user.email,
    after: { email: user.email, role: user.role },
    at: tools.now(),
  });
  // One transaction: no user is stored as invited without a link, and no email is sent without a stored user.
  const tokens = await createInvite({ ...tools, db: tx }, user.id, actor);
  if (tokens === null) throw notFound();
  return { kind: 'invited', userId: user.id, isResent: known !== undefined, copied: tokens.copied };
}

async function invitedFirst(
  tx: Transaction,
  person: Pick<UserRow, 'companyId' | 'email' | 'role'>,
): Promise<UserRow | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ ...person, status: 'Pending' })
    .returning();
  return user;
}

async function invitedAgain(
  tx: Transaction,
  known: UserRow,
  role: Invitation['role'],
): Promise<UserRow | undefined> {
  const { id, companyId } = known;
  const [user] = await tx
    .update(users)
    .set({ role: role ?? known.role })
    .where(and(eq(users.id, id), eq(users.companyId, companyId), eq(users.status, 'Pending')))
    .returning();
  return user;
}

/**
 * Revokes an invitation: deletes the person and their link.
 * @throws Refusal 404 when no pending user of this company has the id, 403 when the actor may not change them.
 */
export async function revokeInvite(
  { db, now }: Tools,
  actor: Actor,
  companyId: number,
  userId: number,
): Promise<void> {
  await transact(db, async (tx) => {
    const [deleted] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), eq(users.companyId, companyId), eq(users.status, 'Pending')))
      .for('update');
    if (!deleted) throw notFound();
    if (!userRights(actor, deleted).profile) throw forbidden();
    await tx.delete(users).where(eq(users.id, userId));
    await record(tx, {
      companyId,
      actor,
      action: 'user.invite-revoked',
      subject: `user:${userId}`,
      subjectName: deleted.email,
      before: { email: deleted.email, role: deleted.role },
      at: now(),
    });
  });
}
