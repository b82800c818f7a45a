/** People: roles, states and the shape of a user on the wire (spec section 3). */

export const roles = ['Superadmin', 'Admin', 'User'] as const;
export type Role = (typeof roles)[number];

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
