import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { Avatar, Role, UserStatus } from '@hangtag/contract/wire/user';
import type { UserOrder, UserRow, UsersAnswer } from '@hangtag/contract/wire/users';

/** What the table has to show. */
export type UserTableContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      readonly answer: UsersAnswer;
      /** Are newer rows on their way? */
      readonly isStale: boolean;
    };

/** What is being done with one person; a new role shows while it is under way. */
export type UserWork =
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'status'; readonly status: UserStatus }
  | { readonly kind: 'edit' | 'resend' | 'revoke' | 'twoStep' };

/** What of a person is edited; `email` only where it is another one, `name` only where there is one. */
export interface UserChange {
  readonly avatar: Avatar;
  readonly name?: string;
  readonly phone: string | null;
  readonly email?: string;
}

/** How one person's row stands: what is under way, and what went wrong last. */
export interface UserNews {
  readonly work?: UserWork | undefined;
  /** Why the last change was refused, as a sentence. */
  readonly refusal?: string | undefined;
  /** Refusals of the edit dialog, by field. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The open invitation's address; known only since it was sent. */
  readonly link?: string | undefined;
}

/** Verbs on one person; each tells whether it worked, so that its dialog can close. */
export interface UserVerbs {
  readonly onRoleChange: (user: UserRow, role: Role) => Promise<boolean>;
  readonly onStatusChange: (user: UserRow, status: UserStatus) => Promise<boolean>;
  readonly onEdit: (user: UserRow, change: UserChange) => Promise<boolean>;
  readonly onResend: (user: UserRow) => Promise<boolean>;
  readonly onRevoke: (user: UserRow) => Promise<boolean>;
  /** Takes two-step sign-in off somebody who lost everything. */
  readonly onRemoveTwoStep: (user: UserRow) => Promise<boolean>;
  /** Puts an invitation's address where it can be pasted. */
  readonly onCopyLink: (link: string) => Promise<void>;
  /** Forgets what went wrong with a person, as when a dialog about them opens. */
  readonly onForget: (userId: number) => void;
}

export interface UserTableProps extends UserVerbs {
  content: UserTableContent;
  /** Who looks, by id. */
  me: number;
  /** How each person's row stands, by id. */
  news: Readonly<Record<number, UserNews>>;
  /** Address of a bot's picture. */
  avatarHref: (avatar: Avatar) => string;
  search: string;
  onSearch: (text: string) => void;
  order: UserOrder;
  onOrderChange: (order: UserOrder) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
  /** May one take two-step sign-in off others, as Superadmins may? @default false */
  isTwoStepRemovable?: boolean;
  onInvite: () => void;
}
