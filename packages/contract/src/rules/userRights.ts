/** Who may change what about another user (D17, F201); both sides use this rule. */
import { type Role, type UserStatus, invitedRoles } from '../wire/user.ts';
import type { UserRights } from '../wire/users.ts';

/** The company that runs the platform. */
export const PLATFORM_COMPANY_ID = 1;

/** A person as far as the rule looks at them. */
export interface Person {
  readonly id: number;
  readonly companyId: number;
  readonly role: Role;
  readonly status: UserStatus;
}

/**
 * Why an invited person's address is closed. Changing it would only make the invitation useless, and the refusal of a
 * taken one would tell whose accounts exist.
 */
export const invitedAddressReason =
  'An invitation is for one address. Take it back and invite the other address.';

/** Nothing may be changed. @param reason Why. */
export const noRights = (reason: string): UserRights => ({
  profile: false,
  email: false,
  roles: [],
  superadminReason: null,
  statuses: [],
  company: false,
  reason,
});

/** Is this a Superadmin of the company that runs the platform? */
export const isPlatformSuperadmin = ({ role, companyId }: Pick<Person, 'role' | 'companyId'>) =>
  role === 'Superadmin' && companyId === PLATFORM_COMPANY_ID;

/** What `actor` may change of `target`; whose company it is was asked before. */
export function userRights(actor: Person, target: Person): UserRights {
  if (actor.id === target.id) {
    // One's own address is changed in the profile, which asks for the password (D10).
    const reason = 'You cannot change your own role or suspend yourself.';
    return { ...noRights(reason), profile: true };
  }
  if (actor.role === 'User') return noRights('Only an Admin can change other people.');
  const isAbove = isPlatformSuperadmin(actor);
  if (target.role === 'Superadmin' && !isAbove) {
    return noRights('Only a Superadmin of Hangtag can change a Superadmin.');
  }
  const isElsewhere = target.companyId !== actor.companyId;
  if (actor.role === 'Admin' && isElsewhere) return noRights('This person is in another company.');
  if (isElsewhere && target.companyId === PLATFORM_COMPANY_ID) {
    return noRights('Only a Superadmin of Hangtag can change its people.');
  }
  const isPending = target.status === 'Pending';
  const superadminReason = isAbove
    ? isPending && 'They can become a Superadmin once they have joined.'
    : 'Only a Superadmin of Hangtag can make a Superadmin.';
  return {
    profile: true,
    email: !isPending,
    // A reader of the invitation's link could accept it, so only an active user becomes a Superadmin.
    roles: superadminReason ? ['User', 'Admin'] : ['User', 'Admin', 'Superadmin'],
    superadminReason: superadminReason || null,
    // An invitation is accepted, not switched on.
    statuses: isPending ? ['Pending'] : ['Active', 'Inactive'],
    company: actor.role === 'Superadmin',
    reason: null,
  };
}

/** Roles into which `actor` may invite users of this company; inviting into company 1 needs a user of company 1. */
export const invitableRoles = (
  actor: Pick<Person, 'companyId'>,
  companyId: number,
): readonly (typeof invitedRoles)[number][] =>
  companyId === PLATFORM_COMPANY_ID && actor.companyId !== companyId ? [] : invitedRoles;
