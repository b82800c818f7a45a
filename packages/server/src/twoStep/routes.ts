/** Setting up two-step sign-in, renewing its recovery codes, and turning it off. */
import { type Context, Hono } from 'hono';
import {
  type RecoveryCodesAnswer,
  ConfirmIdentityBody,
  type TwoStepStartAnswer,
  TwoStepConfirmBody,
  TwoStepProofBody,
  TwoStepStartBody,
} from '@hangtag/contract/wire/twoStep';
import { requirePassword } from '../auth/requirePassword.ts';
import { type UserRow, findUser } from '../auth/queries.ts';
import { drawOnScreen } from '../codes/drawOnScreen.ts';
import { requirePermission, requireUser } from '../policy/guards.ts';
import { readBody } from '../http/parse.ts';
import { Refusal, unauthenticated } from '../http/refusal.ts';
import { logSecurity } from '../http/securityLog.ts';
import type { Vars } from '../http/vars.ts';
import { twoStepEmail } from '../mail/accountEmails.ts';
import { recordAccountChange } from '../auth/accountAudit.ts';
import { endOtherSessions } from '../auth/ownSessions.ts';
import { confirmSession } from '../auth/sessions.ts';
import { requireCode, requireTwoStep } from './requireCode.ts';
import {
  type TwoStepRow,
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  findTwoStep,
  renewRecoveryCodes,
} from './store.ts';
import { newTotpSecret, otpauthUri } from './totp.ts';

const OWN = '/api/user/twoStep';
const duties = [requireUser, requirePermission('twoStep.use')] as const;

/** Wide enough for any phone to read from any screen, in millimetres. */
const QR_MM = 45;

export const twoStep = new Hono<Vars>();

twoStep.post(OWN, ...duties, async (c) => {
  const { password } = await readBody(c, TwoStepStartBody);
  const user = await ownRow(c);
  await requirePassword(c, user, password, 'password');
  const { db, now, config } = c.var.services;
  const secret = newTotpSecret();
  const keeping = { appKeys: config.appKeys, now: now() };
  if (!(await beginTwoStep(db, user.id, secret, keeping))) {
    throw new Refusal(409, 'Two-step sign-in is on already. Turn it off first.');
  }
  const uri = otpauthUri(secret, user.email);
  c.header('Cache-Control', 'no-store');
  return c.json({
    secret,
    otpauthUri: uri,
    qrSvg: drawOnScreen(uri, QR_MM, 'Two-step sign-in'),
  } satisfies TwoStepStartAnswer);
});

twoStep.post(`${OWN}/confirm`, ...duties, async (c) => {
  const { code } = await readBody(c, TwoStepConfirmBody);
  const user = await ownRow(c);
  const { db, now, mailer } = c.var.services;
  const row = await findTwoStep(db, user.id);
  if (!row || row.confirmedAt) throw new Refusal(409, 'There is nothing to confirm. Begin again.');
  await requireCode(c, user, row, code);
  const codes = await db.transaction(async (tx) => {
    if (!(await confirmTwoStep(tx, row, now()))) {
      throw new Refusal(409, 'There is nothing to confirm. Begin again.');
    }
    // Other sessions have never passed the second step.
    await endOtherSessions(tx, { userId: user.id, token: c.var.session.token });
    await recordAccountChange(tx, user, 'two-step-on', now());
    await mailer.send(twoStepEmail(user.email, 'on'), tx);
    return renewRecoveryCodes(tx, user.id);
  });
  return answerCodes(c, codes);
});

twoStep.post(`${OWN}/recoveryCodes`, ...duties, async (c) => {
  const user = await prove(c);
  const { db, now } = c.var.services;
  const codes = await db.transaction(async (tx) => {
    await recordAccountChange(tx, user, 'recovery-codes-made', now());
    return renewRecoveryCodes(tx, user.id);
  });
  return answerCodes(c, codes);
});

twoStep.delete(OWN, ...duties, async (c) => {
  const user = await prove(c);
  const { db, now, mailer } = c.var.services;
  await db.transaction(async (tx) => {
    if (!(await endTwoStep(tx, user.id))) return;
    await recordAccountChange(tx, user, 'two-step-off', now());
    await mailer.send(twoStepEmail(user.email, 'off'), tx);
  });
  return c.body(null, 204);
});

twoStep.post('/api/user/confirmIdentity', requireUser, async (c) => {
  const { password, code } = await readBody(c, ConfirmIdentityBody);
  const user = await ownRow(c);
  const { db, now } = c.var.services;
  const row = await findTwoStep(db, user.id);
  if (row?.confirmedAt) await requireTwoStep(c, user, code);
  else await requirePassword(c, user, password, 'password');
  await confirmSession(db, c.var.session.token, now());
  logSecurity(c, 'identity-confirmed', { user: user.id, email: user.email });
  return c.body(null, 204);
});

/** The person behind the request, after checking password and code. */
async function prove(c: Context<Vars>): Promise<UserRow> {
  const { password, code } = await readBody(c, TwoStepProofBody);
  const user = await ownRow(c);
  const row: TwoStepRow | undefined = await findTwoStep(c.var.services.db, user.id);
  if (!row?.confirmedAt) throw new Refusal(409, 'Two-step sign-in is not on.');
  await requirePassword(c, user, password, 'password');
  await requireCode(c, user, row, code);
  return user;
}

async function ownRow(c: Context<Vars>): Promise<UserRow> {
  const user = await findUser(c.var.services.db, c.var.actor.id);
  if (!user) throw unauthenticated();
  return user;
}

function answerCodes(c: Context<Vars>, recoveryCodes: readonly string[]) {
  c.header('Cache-Control', 'no-store');
  return c.json({ recoveryCodes } satisfies RecoveryCodesAnswer);
}
