/** Users: roles, states, the fields on the wire, and what they change about themselves. */
import * as v from 'valibot';
import { alertKinds } from './alerts.ts';
import { email, optionalName, passwordAsTyped, requiredName } from './fields.ts';

export const roles = ['Superadmin', 'Admin', 'User'] as const;
export type Role = (typeof roles)[number];

/** Roles of an invitation (F209); only an existing user becomes a Superadmin. */
export const invitedRoles = ['User', 'Admin'] as const satisfies readonly Role[];

/** What a role may be allowed to do; the table in `rules/permissions` says which role is. */
export type Permission =
  | 'product.read'
  | 'product.create'
  | 'product.edit'
  | 'product.publish'
  | 'product.archive'
  | 'product.recall'
  | 'file.read'
  | 'file.upload'
  | 'file.delete'
  | 'analytics.read'
  | 'company.read'
  | 'company.edit'
  | 'user.manage'
  | 'audit.read'
  | 'twoStep.use'
  | 'billing.manage'
  | 'platform.admin';

export const userStatuses = ['Active', 'Inactive', 'Pending'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const avatars = ['bot1.jpg', 'bot2.jpg', 'bot3.jpg', 'bot4.jpg'] as const;
export type Avatar = (typeof avatars)[number];

export interface User {
  readonly id: number;
  readonly email: string;
  readonly avatar: Avatar;
  readonly name: string | null;
  readonly companyId: number;
  readonly role: Role;
  readonly status: UserStatus;
  readonly phone: string | null;
  /** ISO 8601, UTC. */
  readonly lastLogin: string | null;
}

/**
 * `PUT /api/user/{id}`: one's own profile (F224, D10). An absent field keeps its value; role, status and company are
 * ignored. Another address needs the password as it is now.
 */
export const ProfileBody = v.object({
  name: v.optional(requiredName(120)),
  email: v.optional(email),
  avatar: v.optional(v.picklist(avatars, 'Is not one of the four.')),
  phone: v.optional(v.nullable(optionalName(40))),
  /** Emails about figures that are switched off. */
  mutedAlerts: v.optional(v.array(v.picklist(alertKinds, 'Is not an email about figures.'))),
  currentPassword: v.optional(passwordAsTyped),
});
export type ProfileBody = v.InferInput<typeof ProfileBody>;

/** A session or remembered device of a user. */
export interface UserSession {
  /** Names the session in calls; no secret. */
  readonly id: string;
  /** Is it the one that asks? */
  readonly isCurrent: boolean;
  /** E.g. `Firefox`; null when the browser did not say. */
  readonly browser: string | null;
  /** E.g. `Windows`; null when the browser did not say. */
  readonly system: string | null;
  readonly ip: string | null;
  /** ISO 8601, UTC. */
  readonly signedInAt: string;
  /** ISO 8601, UTC; exact to a minute. */
  readonly lastSeenAt: string;
  /** Does the device stay signed in for 30 days? */
  readonly isRemembered: boolean;
}

/** `GET /api/user/sessions`: the own sessions, the current one first, then the last used. */
export interface UserSessionsAnswer {
  readonly sessions: readonly UserSession[];
}
