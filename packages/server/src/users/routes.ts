/** The users of a company (F226-F229). */
import { type Context, Hono } from 'hono';
import { invitableRoles, userRights } from '@hangtag/contract/rules/userRights';
import {
  InviteBody,
  type InviteAnswer,
  UserListQuery,
  UserUpdateBody,
  type UsersAnswer,
} from '@hangtag/contract/wire/users';
import { countAddressChange } from '../auth/addressChanges.ts';
import { isSameAddress } from '../auth/queries.ts';
import {
  assertConfirmed,
  requireCompany,
  requirePermission,
  requireUser,
} from '../policy/guards.ts';
import { readId } from '../http/readId.ts';
import { paginate } from '../http/paginate.ts';
import { readBody, readQuery, takesNoFields } from '../http/parse.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import { type Limit, countAttempt, tooManyAttempts } from '../http/throttle.ts';
import type { Services, Vars } from '../http/vars.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { answerConditionalWrite } from '../http/conditionalWrite.ts';
import { memberVersionOf } from './changes.ts';
import { invite, revokeInvite } from './invite.ts';
import { presentMember } from './present.ts';
import { findMember, listUsers } from './queries.ts';
import { updateMember } from './update.ts';

const LIST = '/api/companies/:companyId/users';

/** Limits the invitations of one company: unwanted emails cost readers time and the sender its reputation. */
const inviteLimit: Limit = { name: 'invite', attempts: 50, seconds: 60 * 60 };

/** Limits the invitations of one address, whoever sends them: its owner may want none. */
const addressLimit: Limit = { name: 'invite-email', attempts: 5, seconds: 60 * 60 };

const taken = 'This address has an account already.';

export const userRoutes = new Hono<Vars>();

userRoutes.get(LIST, requireUser, requireCompany, requirePermission('user.manage'), async (c) => {
  const query = readQuery(c, UserListQuery);
  const { companyId, actor, services } = c.var;
  const { rows, total, all } = await listUsers(services.db, companyId, query);
  const readOnly = readOnlyMessage(c.var.session);
  const data = rows.map((row) => presentMember(row, actor, services.now(), readOnly));
  return c.json({
    users: paginate(c, { data, total, page: query.page, size: query.size }),
    userCount: all,
    can: { invite: readOnly === null ? invitableRoles(actor, companyId) : [] },
  } satisfies UsersAnswer);
});

userRoutes.post(
  `${LIST}/invite`,
  requireUser,
  requireCompany,
  requirePermission('user.manage'),
  async (c) => {
    const { companyId, actor, services } = c.var;
    if (invitableRoles(actor, companyId).length === 0) throw forbidden();
    const body = await readBody(c, InviteBody);
    await countInvitation(services, inviteLimit, String(companyId));
    await countInvitation(services, addressLimit, body.email.toLowerCase());
    const outcome = await invite(services, actor, companyId, body);
    if (outcome.kind === 'taken') {
      return c.json({ status: 'failed', message: taken } satisfies InviteAnswer);
    }
    const query = new URLSearchParams({ token: outcome.copied }).toString();
    return c.json({
      status: 'success',
      user: presentMember(await memberOf(c, companyId, outcome.userId), actor, services.now()),
      isResent: outcome.isResent,
      link: `${services.config.publicUrl}/register?${query}`,
    } satisfies InviteAnswer);
  },
);

async function countInvitation({ db, now }: Services, limit: Limit, who: string): Promise<void> {
  const counted = await countAttempt(db, limit, who, now());
  if (counted.attempts > limit.attempts) throw tooManyAttempts(counted, now());
}

userRoutes.put(
  `${LIST}/:userId`,
  requireUser,
  requireCompany,
  requirePermission('user.manage'),
  async (c) => {
    const { companyId, actor, services } = c.var;
    const userId = readId(c.req.param('userId'));
    // Existence and permission are checked before the body.
    const found = await findMember(services.db, companyId, userId);
    if (!found) throw notFound();
    if (!userRights(actor, found.user).profile) throw forbidden();
    const update = await readBody(c, UserUpdateBody);
    if (update.email !== undefined && !isSameAddress(update.email, found.user.email)) {
      // Whoever has the address has the account; users change their own in the profile.
      if (actor.id !== userId) assertConfirmed(c.var.session);
      await countAddressChange(services, actor.id);
    }
    return answerConditionalWrite(c, {
      thing: 'user',
      write: async (isCurrent) => {
        const home = await updateMember(services, actor, { companyId, userId }, update, isCurrent);
        return memberOf(c, home, userId);
      },
      find: () => memberOf(c, companyId, userId),
      present: (member) => Promise.resolve(presentMember(member, actor, services.now())),
    });
  },
);

userRoutes.delete(
  `${LIST}/:userId/invite`,
  requireUser,
  requireCompany,
  requirePermission('user.manage'),
  takesNoFields,
  async (c) => {
    const { companyId, actor, services } = c.var;
    await revokeInvite(services, actor, companyId, readId(c.req.param('userId')));
    return c.body(null, 204);
  },
);

/** A person of the company with their version. @throws Refusal 404 */
async function memberOf(c: Context<Vars>, companyId: number, userId: number) {
  const found = await findMember(c.var.services.db, companyId, userId);
  if (!found) throw notFound();
  return { ...found, version: memberVersionOf(found.user) };
}
