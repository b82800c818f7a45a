/** The people of a company: list, change, invite (F226-F229, D17-D20). */
import * as v from 'valibot';
import { email, id, optionalName, requiredName } from './fields.ts';
import { type Paginator, pageQuery } from './pagination.ts';
import {
  type Role,
  type User,
  type UserStatus,
  avatars,
  invitedRoles,
  roles,
  userStatuses,
} from './user.ts';

/** People on one page of the table (F229, K02). */
export const USERS_PAGE_SIZE = 5;

/** `alpha`: by name, then address. `recent`: last sign-in first, people who never signed in last (D20). */
export const userOrders = ['alpha', 'recent'] as const;
export type UserOrder = (typeof userOrders)[number];

/** `GET /api/companies/{companyId}/users`. */
export const UserListQuery = v.object({
  ...pageQuery({ max: 100, default: USERS_PAGE_SIZE }),
  sort: v.optional(v.picklist(userOrders, 'Must be alpha or recent.'), 'alpha'),
});
export type UserListQuery = v.InferInput<typeof UserListQuery>;

/** What may be changed of one person; an empty list means the field is closed. */
export interface UserRights {
  /** Name, phone and avatar. */
  readonly profile: boolean;
  readonly email: boolean;
  /** Roles that may be granted, the current one among them; never Superadmin to an invited user. */
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

/** A person in the table. */
export interface UserRow extends User {
  /** The open invitation of a pending person; null for everybody else. */
  readonly invite: {
    /** ISO 8601, UTC. */
    readonly expiresAt: string;
    readonly isOver: boolean;
  } | null;
  /** Do they sign in with a code as well? */
  readonly hasTwoStep?: boolean;
  /** For `If-Match`. */
  readonly version?: number;
  readonly can: UserRights;
}

export interface UsersAnswer {
  readonly users: Paginator<UserRow>;
  /** Everybody in the company, whatever the search. */
  readonly userCount: number;
  readonly can: {
    /** Roles this person may invite into; empty: they may not invite. */
    readonly invite: readonly Role[];
  };
}

/** `PUT /api/companies/{companyId}/users/{userId}`: an absent field keeps its value (F227). */
export const UserUpdateBody = v.object({
  name: v.optional(requiredName(120)),
  email: v.optional(email),
  avatar: v.optional(v.picklist(avatars, 'Is not one of the four.')),
  phone: v.optional(v.nullable(optionalName(40))),
  role: v.optional(v.picklist(roles, 'Is not a role.')),
  status: v.optional(v.picklist(userStatuses, 'Is not a status.')),
  companyId: v.optional(id),
});
export type UserUpdateBody = v.InferInput<typeof UserUpdateBody>;

/** `POST /api/companies/{companyId}/users/invite`; for a pending person it sends the invitation again (F228, D19). */
export const InviteBody = v.object({
  email,
  /** Absent means `User` for a new invitation, and the same role for a repeated one. */
  role: v.optional(v.picklist(invitedRoles, 'Must be User or Admin.')),
  status: v.optional(v.picklist(['Pending'], 'Must be Pending.'), 'Pending'),
});
export type InviteBody = v.InferInput<typeof InviteBody>;

/** `failed` with 200, as the specification keys on `status`. */
export type InviteAnswer =
  | {
      readonly status: 'success';
      readonly user: UserRow;
      /** Was this a repeated invitation? */
      readonly isResent: boolean;
      /** The invitation's address, sent once. */
      readonly link: string;
    }
  | { readonly status: 'failed'; readonly message: string };
