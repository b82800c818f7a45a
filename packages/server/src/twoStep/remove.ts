/** Removes two-step sign-in from an account whose owner lost everything: Superadmins only, and logged. */
import { Hono } from 'hono';
import { userRights } from '@hangtag/contract/rules/userRights';
import { record } from '../audit/record.ts';
import {
  requireCompany,
  requireConfirmed,
  requirePermission,
  requireUser,
} from '../policy/guards.ts';
import { readId } from '../http/readId.ts';
import { takesNoFields } from '../http/parse.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { twoStepEmail } from '../mail/accountEmails.ts';
import { lockMember } from '../users/queries.ts';
import { endTwoStep } from './store.ts';

export const removeTwoStep = new Hono<Vars>();

removeTwoStep.delete(
  '/api/companies/:companyId/users/:userId/twoStep',
  requireUser,
  requireCompany,
  requirePermission('platform.admin'),
  requireConfirmed,
  takesNoFields,
  async (c) => {
    const userId = readId(c.req.param('userId'));
    const { companyId, actor, services } = c.var;
    const { db, now, mailer } = services;
    await db.transaction(async (tx) => {
      const target = await lockMember(tx, companyId, userId);
      if (!target) throw notFound();
      // Removing one's own needs password and code.
      if (userId === actor.id || !userRights(actor, target).profile) throw forbidden();
      if (!(await endTwoStep(tx, userId))) throw notFound();
      await record(tx, {
        companyId,
        actor,
        action: 'user.two-step-removed',
        subject: `user:${userId}`,
        subjectName: target.name ?? target.email,
        at: now(),
      });
      await mailer.send(twoStepEmail(target.email, 'removed'), tx);
    });
    return c.body(null, 204);
  },
);
