/** Who may change what of another person (requirements 2.4, D17, F201): decided here for both sides. */
import type { Role, UserStatus } from '../wire/user.ts';

/** The company that runs the platform. */
export const PLATFORM_COMPANY_ID = 1;

/** A person as far as the rule looks at them. */
export interface Person {
  readonly id: number;
  readonly companyId: number;
  readonly role: Role;
  readonly status: UserStatus;
}

/** What may be changed of one person; an empty list means the field is closed. */
export interface UserRights {
  /** Name, phone and avatar. */
  readonly profile: boolean;
  readonly email: boolean;
  /** Roles that may be given, the present one among them; never Superadmin to somebody invited. */
  readonly roles: readonly Role[];
  /** Why Superadmin is not among the roles that may be given; null where it is, and where `reason` closes the role. */
  readonly superadminReason: string | null;
  /** States that may be set, the present one among them. */
  readonly statuses: readonly UserStatus[];
  /** May they be moved to another company? */
  readonly company: boolean;
  /** Why role and status are closed, for a tooltip; null when they are open. */
  readonly reason: string | null;
}

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
    email: true,
    // Whoever may have seen the invitation's link could become what it promises: a Superadmin is made of somebody who is here.
    roles: superadminReason ? ['User', 'Admin'] : ['User', 'Admin', 'Superadmin'],
    superadminReason: superadminReason || null,
    // An invitation is accepted, not switched on.
    statuses: isPending ? ['Pending'] : ['Active', 'Inactive'],
    company: actor.role === 'Superadmin',
    reason: null,
  };
}

/** Roles somebody may invite people into (F209); a Superadmin is made of a person who is here already. */
export const invitedRoles = ['User', 'Admin'] as const satisfies readonly Role[];

/** Roles `actor` may invite people of this company into; into company 1 nobody invites from outside of it. */
export const invitableRoles = (
  actor: Pick<Person, 'companyId'>,
  companyId: number,
): readonly (typeof invitedRoles)[number][] =>
  companyId === PLATFORM_COMPANY_ID && actor.companyId !== companyId ? [] : invitedRoles;
