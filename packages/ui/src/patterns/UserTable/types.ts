import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { Avatar, Role, UserStatus } from '@hangtag/contract/wire/user';
import type { UserOrder, UserRow, UsersAnswer } from '@hangtag/contract/wire/users';

/** The states of the table. */
export type UserTableContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      readonly answer: UsersAnswer;
      /** Whether newer rows are loading. */
      readonly isStale: boolean;
    };

/** The running action on one user; a new role is shown while it is being saved. */
export type UserWork =
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'status'; readonly status: UserStatus }
  | { readonly kind: 'edit' | 'resend' | 'revoke' | 'twoStep' };

/** The changed fields of a user. */
export interface UserChange {
  readonly avatar?: Avatar;
  readonly name?: string;
  readonly phone?: string | null;
  readonly email?: string;
}

/** The state of one user's row: the running action and the last failure. */
export interface UserRowStatus {
  readonly work?: UserWork | undefined;
  /** Why the last change was rejected, as a sentence. */
  readonly refusal?: string | undefined;
  /** Validation errors of the edit dialog, by field. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The invitation link; known only right after it was sent. */
  readonly link?: string | undefined;
}

/** Actions on one user; each resolves to its success, so that its dialog can close. */
export interface UserCallbacks {
  /** Changes a user's role. */
  readonly onRoleChange: (user: UserRow, role: Role) => Promise<boolean>;
  /** Suspends a user, after confirmation, or reactivates them. */
  readonly onStatusChange: (user: UserRow, status: UserStatus) => Promise<boolean>;
  /** Saves the edited fields of a user. */
  readonly onEdit: (user: UserRow, change: UserChange) => Promise<boolean>;
  /** Sends a pending invitation again. */
  readonly onResend: (user: UserRow) => Promise<boolean>;
  /** Revokes a pending invitation, after confirmation. */
  readonly onRevoke: (user: UserRow) => Promise<boolean>;
  /** Removes two-step sign-in from a user who lost both app and codes. */
  readonly onRemoveTwoStep: (user: UserRow) => Promise<boolean>;
  /** Copies an invitation link to the clipboard. */
  readonly onCopyLink: (link: string) => Promise<void>;
  /** Clears a user's last failure, as when a dialog about them opens. */
  readonly onForget: (userId: number) => void;
}

export interface UserTableProps extends UserCallbacks {
  /** One page of users: loaded, loading, or failed with a reason. */
  content: UserTableContent;
  /** Id of the signed-in user. */
  me: number;
  /** The state of each user's row, by id. */
  rowStatus: Readonly<Record<number, UserRowStatus>>;
  /** Address of an avatar's picture. */
  avatarHref: (avatar: Avatar) => string;
  /** The text of the search. */
  search: string;
  /** Receives the search on every change; empty removes it. */
  onSearch: (text: string) => void;
  /** The sort order. */
  order: UserOrder;
  /** Receives another sort order; the caller sorts. */
  onOrderChange: (order: UserOrder) => void;
  /** Loads another page; the first is 1. */
  onPageChange: (page: number) => void;
  /** Loads the users again after a failure. */
  onRetry: () => void;
  /** Whether this user may remove two-step sign-in from others, as Superadmins may. @default false */
  isTwoStepRemovable?: boolean;
  /** Opens the form that invites people. */
  onInvite: () => void;
}
