/**
 * The code for an invitation that was opened by a copied link: the link shows that the inviter knows the person, the
 * code shows that the person reads the invited address.
 */
import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { eq } from 'drizzle-orm';
import { INVITE_CODE_MINUTES } from '@hangtag/contract/wire/registration';
import { lockedOutRefusal } from '../auth/limits.ts';
import { invites } from '../db/schema/users.ts';
import { invalid } from '../http/refusal.ts';
import { type Limit, countAttempt, resetCount, tooManyAttempts } from '../http/throttle.ts';
import type { Vars } from '../http/vars.ts';
import { inviteCodeEmail } from '../mail/accountEmails.ts';
import { hashOf, isSame } from '../support/tokens.ts';
import type { findInvite } from './invites.ts';

type Invite = NonNullable<Awaited<ReturnType<typeof findInvite>>>;

const sendLimit: Limit = { name: 'invite-code', attempts: 5, seconds: 60 * 60 };
const tryLimit: Limit = { name: 'invite-code-try', attempts: 5, seconds: 15 * 60 };

const wrongCode = 'This code is not right, or is too old. Ask for a new one.';

/** Mails a new code; an earlier one stops working. @throws Refusal 429. */
export async function sendInviteCode(c: Context<Vars>, token: string, invite: Invite) {
  const { db, now, mailer } = c.var.services;
  const counted = await countAttempt(db, sendLimit, String(invite.userId), now());
  if (counted.attempts > sendLimit.attempts) throw tooManyAttempts(counted, now());
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.transaction(async (tx) => {
    const codeExpiresAt = new Date(now().getTime() + INVITE_CODE_MINUTES * 60_000);
    await tx
      .update(invites)
      .set({ codeHash: hashOfCode(token, code), codeExpiresAt })
      .where(eq(invites.userId, invite.userId));
    await mailer.send(inviteCodeEmail(invite.email, code), tx);
  });
}

/** @throws Refusal 422 for a wrong or old code, 429 when it was guessed too often. */
export async function requireInviteCode(
  c: Context<Vars>,
  token: string,
  { userId, codeHash, codeExpiresAt }: Invite,
  code: string,
): Promise<void> {
  const { db, now } = c.var.services;
  const counted = await countAttempt(db, tryLimit, String(userId), now());
  if (counted.attempts > tryLimit.attempts) throw lockedOutRefusal(counted, now(), 'code');
  const isOpen = codeHash !== null && codeExpiresAt !== null && codeExpiresAt > now();
  const typed = hashOfCode(token, code.replaceAll(/\s/g, ''));
  if (!isOpen || !isSame(typed, codeHash)) throw invalid({ code: [wrongCode] });
  await resetCount(db, tryLimit, String(userId));
}

const hashOfCode = (token: string, code: string) => hashOf(`${token}|${code}`);
