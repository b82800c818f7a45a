/** Begins and ends viewing a company as its Admin. */
import { type Context, Hono } from 'hono';
import { currentUserOf } from '../signIn/currentUser.ts';
import { resumeSession } from '../auth/sessions.ts';
import {
  requireCompany,
  requireConfirmed,
  requirePermission,
  requireUser,
} from '../policy/guards.ts';
import { takesNoFields } from '../http/parse.ts';
import { forbidden } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { endView, startView } from './view.ts';

export const viewAs = new Hono<Vars>();

viewAs.post(
  '/api/admin/companies/:companyId/viewAs',
  requireUser,
  requirePermission('platform.admin'),
  requireCompany,
  requireConfirmed,
  takesNoFields,
  async (c) => {
    const { services, actor, session, companyId } = c.var;
    await startView(services, { actor, sessionToken: session.token }, companyId);
    return answerAnew(c);
  },
);

// Ending a view that has expired is no error.
viewAs.delete('/api/admin/viewAs', requireUser, takesNoFields, async (c) => {
  const { services, session, actor } = c.var;
  if (!session.viewing && actor.role !== 'Superadmin') throw forbidden();
  if (session.viewing) {
    const { self, companyId } = session.viewing;
    await endView(services, { actor: self, sessionToken: session.token }, companyId);
  }
  return answerAnew(c);
});

/** The session's user from now on. */
async function answerAnew(c: Context<Vars>) {
  const session = await resumeSession(c.var.services, c.var.session.token);
  c.set('session', session);
  if (session.actor) c.set('actor', session.actor);
  return c.json(await currentUserOf(c));
}
