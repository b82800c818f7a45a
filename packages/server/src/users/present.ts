/** A user in answers (F158). */
import { noRights, type Person, userRights } from '@hangtag/contract/rules/userRights';
import type { User } from '@hangtag/contract/wire/user';
import type { UserRow as UserOnWire } from '@hangtag/contract/wire/users';
import type { UserRow } from '../auth/queries.ts';
import { memberVersionOf } from './changes.ts';
import type { MemberRow } from './queries.ts';

/** The fields of the specification, without credentials. */
export const presentUser = (user: UserRow): User => ({
  id: user.id,
  email: user.email,
  avatar: user.avatar,
  name: user.name,
  companyId: user.companyId,
  role: user.role,
  status: user.status,
  phone: user.phone,
  lastLogin: user.lastLogin?.toISOString() ?? null,
});

/** A user in the table, for its reader. @param readOnly Why the reader's session changes nothing; null when it may. */
export function presentMember(
  { user, inviteExpiresAt, twoStepAt }: MemberRow,
  actor: Person,
  now: Date,
  readOnly: string | null = null,
): UserOnWire {
  const expiresAt = user.status === 'Pending' ? inviteExpiresAt : null;
  return {
    ...presentUser(user),
    invite: expiresAt && { expiresAt: expiresAt.toISOString(), isOver: expiresAt <= now },
    hasTwoStep: twoStepAt !== null,
    version: memberVersionOf(user),
    can: readOnly === null ? userRights(actor, user) : noRights(readOnly),
  };
}
