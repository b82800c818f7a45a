/** Registration routes (F003, F225, D08): by invitation, or open where the settings allow it. */
import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
import {
  type AddUserAnswer,
  AddUserBody,
  type ConfirmAnswer,
  ConfirmBody,
  type RegistrationAnswer,
  RegistrationQuery,
} from '@hangtag/contract/wire/registration';
import { countCall } from '../auth/limits.ts';
import { clientPlace } from '../http/clientAddress.ts';
import { peekText, readBody, readQuery } from '../http/parse.ts';
import { Refusal } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { logSecurity } from '../http/securityLog.ts';
import { acceptInvite } from './accept.ts';
import { confirmRegistration } from './confirm.ts';
import { findInvite } from './invites.ts';
import { requirePlatform } from './platform.ts';
import { registerCompany } from './registerCompany.ts';

const byInvitation =
  'Accounts are made by invitation. Ask an admin of your company to invite you; the mail holds your link.';

export const registration = new Hono<Vars>();

registration.get('/adduser', async (c) => {
  const { token } = readQuery(c, RegistrationQuery);
  const { db, now, config } = c.var.services;
  const invite = token ? await findInvite(db, token, now()) : undefined;
  c.header('Cache-Control', 'no-store');
  return c.json({
    isOpen: config.openRegistration,
    invite: invite
      ? {
          email: invite.email,
          name: invite.name,
          companyName: invite.companyName,
          role: invite.role,
          expiresAt: invite.expiresAt.toISOString(),
        }
      : null,
  } satisfies RegistrationAnswer);
});

registration.post('/adduser', async (c) => {
  await requireInvitation(c);
  const body = await readBody(c, AddUserBody);
  await countCall(c);
  return c.json({ status: await addUser(c, body) } satisfies AddUserAnswer);
});

registration.post('/adduser/confirm', async (c) => {
  const body = await readBody(c, ConfirmBody);
  await countCall(c);
  const { userId, email } = await confirmRegistration(c, body);
  logSecurity(c, 'registered', { user: userId, email });
  return c.json({ email } satisfies ConfirmAnswer);
});

/** 403 comes before validation: without a link there is nothing to do here. */
async function requireInvitation(c: Context<Vars>): Promise<void> {
  const { config, db } = c.var.services;
  if (await peekText(c, 'token')) return;
  if (!config.openRegistration) throw new Refusal(403, byInvitation);
  await requirePlatform(db);
}

async function addUser(
  c: Context<Vars>,
  body: v.InferOutput<typeof AddUserBody>,
): Promise<AddUserAnswer['status']> {
  const { services } = c.var;
  if (body.token === undefined) {
    await registerCompany(services, body, clientPlace(c));
    return 'confirm';
  }
  const userId = await acceptInvite(c, body.token, body);
  if (userId === null) return 'code';
  logSecurity(c, 'invite-accepted', { user: userId, email: body.email });
  return 'active';
}
