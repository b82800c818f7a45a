/** One's own account: the profile and the places where one is signed in. */
import { Hono } from 'hono';
import { ProfileBody, type UserSessionsAnswer } from '@hangtag/contract/wire/user';
import { currentUserOf } from '../signIn/currentUser.ts';
import { signOut } from '../signIn/logout.ts';
import { requireUser } from '../policy/guards.ts';
import { answerConditionalWrite } from '../http/conditionalWrite.ts';
import { readId } from '../http/readId.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { recordAccountChange } from '../auth/accountAudit.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../auth/ownSessions.ts';
import { updateProfile } from './update.ts';

export const profile = new Hono<Vars>();

// Every other id is 403, existing or not, so that the answer does not reveal which ids exist (D10).
profile.put('/api/user/:id{[0-9]+}', requireUser, async (c) => {
  if (readId(c.req.param('id')) !== c.var.actor.id) throw forbidden();
  const update = await readBody(c, ProfileBody);
  const find = async () => {
    const user = await currentUserOf(c);
    return { user, version: user.profileVersion ?? 0 };
  };
  return answerConditionalWrite(c, {
    thing: 'profile',
    write: (isCurrent) => updateProfile(c, update, isCurrent).then(find),
    find,
    present: ({ user }) => Promise.resolve(user),
  });
});

profile.get('/api/user/sessions', requireUser, async (c) => {
  const { db, now } = c.var.services;
  const sessions = await listOwnSessions(db, requesterOf(c.var), now());
  return c.json({ sessions } satisfies UserSessionsAnswer);
});

profile.delete('/api/user/sessions', requireUser, takesNoFields, async (c) => {
  const { actor, services } = c.var;
  await services.db.transaction(async (tx) => {
    if (!(await endOtherSessions(tx, requesterOf(c.var)))) return;
    await recordAccountChange(tx, actor, 'signed-out-elsewhere', services.now());
  });
  return c.body(null, 204);
});

profile.delete('/api/user/sessions/:id', requireUser, takesNoFields, async (c) => {
  const { db, now } = c.var.services;
  const outcome = await db.transaction(async (tx) => {
    const what = await endOwnSession(tx, requesterOf(c.var), c.req.param('id'), now());
    if (what === 'ended') await recordAccountChange(tx, c.var.actor, 'session-ended', now());
    return what;
  });
  if (outcome === 'none') throw notFound();
  if (outcome === 'current') await signOut(c);
  return c.body(null, 204);
});

const requesterOf = ({ actor, session }: Pick<Vars['Variables'], 'actor' | 'session'>) => ({
  userId: actor.id,
  token: session.token,
});
