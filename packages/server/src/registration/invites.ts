/** Invitations (D19): a secret link for a pending person. Only the newest works, for seven days, once. */
import { and, eq, gt, or } from 'drizzle-orm';
import { INVITE_DAYS } from '@hangtag/contract/wire/registration';
import { hashOf, newToken } from '../support/tokens.ts';
import type { Queryable } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { invites, users } from '../db/schema/users.ts';
import type { Services } from '../http/vars.ts';
import { inviteEmail } from '../mail/accountEmails.ts';

/** The inviter, with the name that the email gives. */
export interface Inviter {
  readonly id: number;
  readonly name: string | null;
}

/** With a transaction as `db`, the email is sent only after the commit. */
interface Tools extends Pick<Services, 'config' | 'mailer' | 'now'> {
  readonly db: Queryable;
}

/** The tokens of an invitation's two links. */
interface InviteTokens {
  /** For the link in the email: opening it proves access to the mailbox. */
  readonly mailed: string;
  /** For the link that the inviter may copy: it also needs a code from the mailbox. */
  readonly copied: string;
}

/**
 * Creates the invitation of a pending user; an earlier link stops working.
 * @returns The tokens of its two links; null when no pending user has this id.
 */
export async function createInvite(
  { db, config, mailer, now }: Tools,
  userId: number,
  inviter: Inviter | null,
): Promise<InviteTokens | null> {
  const [pending] = await db
    .select({ email: users.email, companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, userId), eq(users.status, 'Pending')));
  if (!pending) return null;
  const tokens = { mailed: newToken(), copied: newToken() };
  await writeInvite(db, userId, inviter?.id ?? null, tokens, now());
  const link = `${config.publicUrl}/register?${new URLSearchParams({ token: tokens.mailed }).toString()}`;
  const { email, companyName } = pending;
  const mail = inviteEmail({ to: email, companyName, invitedBy: inviter?.name ?? null, link });
  await mailer.send(mail, db);
  return tokens;
}

async function writeInvite(
  db: Queryable,
  userId: number,
  invitedBy: number | null,
  { mailed, copied }: InviteTokens,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now);
  expiresAt.setUTCDate(now.getUTCDate() + INVITE_DAYS);
  const row = {
    invitedBy,
    tokenHash: hashOf(mailed),
    copiedHash: hashOf(copied),
    codeHash: null,
    codeExpiresAt: null,
    createdAt: now,
    expiresAt,
  };
  await db
    .insert(invites)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: invites.userId, set: row });
}

/** The open invitation of a token: known, in time, and its person still pending. */
export async function findInvite(db: Queryable, token: string, now: Date) {
  const [invite] = await db
    .select({
      userId: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      companyName: companies.name,
      expiresAt: invites.expiresAt,
      copiedHash: invites.copiedHash,
      codeHash: invites.codeHash,
      codeExpiresAt: invites.codeExpiresAt,
    })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(isOfToken(token), gt(invites.expiresAt, now), eq(users.status, 'Pending')));
  if (!invite) return undefined;
  const { copiedHash, ...rest } = invite;
  return { ...rest, isCopied: copiedHash === hashOf(token) };
}

const isOfToken = (token: string) =>
  or(eq(invites.tokenHash, hashOf(token)), eq(invites.copiedHash, hashOf(token)));

/** Uses an invitation up; false when another call already has. */
export async function consumeInvite(db: Queryable, token: string, now: Date): Promise<boolean> {
  const used = await db
    .delete(invites)
    .where(and(isOfToken(token), gt(invites.expiresAt, now)))
    .returning({ userId: invites.userId });
  return used.length > 0;
}
