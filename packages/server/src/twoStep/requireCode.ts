/** The second step: accepts a right code once, and limits guesses. */
import type { Context } from 'hono';
import { lockedOutRefusal } from '../auth/limits.ts';
import type { UserRow } from '../auth/queries.ts';
import { Refusal } from '../http/refusal.ts';
import { type Limit, countAttempt, resetCount } from '../http/throttle.ts';
import type { Vars } from '../http/vars.ts';
import { logSecurity } from '../http/securityLog.ts';
import { recordAccountChange } from '../auth/accountAudit.ts';
import { type TwoStepRow, findTwoStep, useRecoveryCode, useTotp } from './store.ts';

/**
 * Limits the codes for one account from all addresses: whoever gets this far knows the password, and six digits are
 * few. At this rate a guesser needs years for an even chance.
 */
const codeLimit: Limit = { name: 'two-step', attempts: 10, seconds: 15 * 60 };

const sentences = {
  missing: 'Enter the code of your authenticator app, or a recovery code.',
  wrong: 'This code is not right, or was used already. Wait for the next one and try again.',
} as const;

const refusal = (sentence: string) =>
  new Refusal(422, sentence, { errors: { code: [sentence] }, code: 'two_factor_required' });

/** 422 with `two_factor_required` while the account has a second step and no code was sent; nothing otherwise. */
export async function requireTwoStep(
  c: Context<Vars>,
  user: UserRow,
  code: string | null | undefined,
): Promise<void> {
  const row = await findTwoStep(c.var.services.db, user.id);
  if (!row?.confirmedAt) return;
  if (!code) throw refusal(sentences.missing);
  await requireCode(c, user, row, code);
}

/** @throws Refusal 422 for a wrong or used code, 429 after too many guesses. */
export async function requireCode(
  c: Context<Vars>,
  user: UserRow,
  row: TwoStepRow,
  code: string,
): Promise<void> {
  const { db, now, config } = c.var.services;
  const who = String(user.id);
  const counted = await countAttempt(db, codeLimit, who, now());
  if (counted.attempts > codeLimit.attempts) throw lockedOutRefusal(counted, now(), 'code');
  const digits = code.replaceAll(/\s/g, '');
  const isRight = await db.transaction(async (tx) => {
    if (/^\d{6}$/.test(digits)) {
      return useTotp(tx, row, digits, { appKeys: config.appKeys, now: now() });
    }
    // Recovery codes exist only after the first code from the authenticator.
    if (!row.confirmedAt || !(await useRecoveryCode(tx, user.id, code))) return false;
    await recordAccountChange(tx, user, 'recovery-code-used', now());
    return true;
  });
  if (!isRight) {
    logSecurity(c, 'two-step-wrong', { user: user.id, email: user.email });
    throw refusal(sentences.wrong);
  }
  await resetCount(db, codeLimit, who);
}
