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
export interface UserRowStatus {
  readonly work?: UserWork | undefined;
  /** Why the last change was refused, as a sentence. */
  readonly refusal?: string | undefined;
  /** Refusals of the edit dialog, by field. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The open invitation's address; known only since it was sent. */
  readonly link?: string | undefined;
}

/** Verbs on one person; each tells whether it worked, so that its dialog can close. */
export interface UserCallbacks {
  /** Gives a person another role. */
  readonly onRoleChange: (user: UserRow, role: Role) => Promise<boolean>;
  /** Suspends a person, after a question, or lets them in again. */
  readonly onStatusChange: (user: UserRow, status: UserStatus) => Promise<boolean>;
  /** Saves what was edited of a person. */
  readonly onEdit: (user: UserRow, change: UserChange) => Promise<boolean>;
  /** Sends an open invitation again. */
  readonly onResend: (user: UserRow) => Promise<boolean>;
  /** Takes an open invitation back, once that was confirmed. */
  readonly onRevoke: (user: UserRow) => Promise<boolean>;
  /** Takes two-step sign-in off somebody who lost everything. */
  readonly onRemoveTwoStep: (user: UserRow) => Promise<boolean>;
  /** Puts an invitation's address where it can be pasted. */
  readonly onCopyLink: (link: string) => Promise<void>;
  /** Forgets what went wrong with a person, as when a dialog about them opens. */
  readonly onForget: (userId: number) => void;
}

export interface UserTableProps extends UserCallbacks {
  /** One page of people, that it is on its way, or why it did not come. */
  content: UserTableContent;
  /** Who looks, by id. */
  me: number;
  /** How each person's row stands, by id. */
  rowStatus: Readonly<Record<number, UserRowStatus>>;
  /** Address of a bot's picture. */
  avatarHref: (avatar: Avatar) => string;
  /** What is typed into the search. */
  search: string;
  /** Receives the search at every key; empty asks for everybody. */
  onSearch: (text: string) => void;
  /** What the people are sorted by. */
  order: UserOrder;
  /** Asks for another order; the caller sorts. */
  onOrderChange: (order: UserOrder) => void;
  /** Asks for another page; the first is 1. */
  onPageChange: (page: number) => void;
  /** Asks for the people again after a failure. */
  onRetry: () => void;
  /** May one take two-step sign-in off others, as Superadmins may? @default false */
  isTwoStepRemovable?: boolean;
  /** Opens the form that invites people. */
  onInvite: () => void;
}
