/** The caller of a request: a user by session, or a program by API token. */
import type { Ability } from '@hangtag/contract/wire/apiToken';
import type { Actor } from '../http/vars.ts';

/** A Superadmin looks at a company. */
export interface Viewing {
  readonly companyId: number;
  readonly endsAt: Date;
  /** The signed-in user. */
  readonly self: Actor;
}

/** The session of one request. */
export interface LiveSession {
  /** The cookie's value. A visitor's begins with `g`, a person's with `s`. */
  readonly token: string;
  /** Null for a visitor. A Superadmin who views a company counts as its Admin, under their own id and name. */
  readonly actor: Actor | null;
  /** The running view of a company; absent without one. */
  readonly viewing?: Viewing;
  /** Whether the user has two-step sign-in. */
  readonly hasTwoStep?: boolean;
  /** Whether they must set it up before anything else. */
  readonly mustSetUpTwoStep?: boolean;
  /** Whether its person gave their password or code a short while ago. */
  readonly isConfirmed?: boolean;
  /** When it expires without use; null for a guest. */
  readonly expiresAt: Date | null;
}

/** The token a program calls with, in place of a session (D43). */
interface Bearer {
  readonly abilities: readonly Ability[];
  /** Who the program counts as: of the token's company, with the rights of a User. */
  readonly actor: Actor;
}

/** The id of the user who acts; null for a program, whose id is negative, and for the system. */
export const userIdOf = (actor: Pick<Actor, 'id'> | null): number | null =>
  actor && actor.id > 0 ? actor.id : null;

declare module '../http/vars.ts' {
  interface Variables {
    /** The request's session on stateful paths; see `auth/sessionMiddleware.ts`. */
    session: LiveSession;
    /** Present when a program calls with a token. */
    bearer: Bearer | undefined;
    /** Present after `requireUser` or `requireUserOr`. */
    actor: Actor;
    /** Present after `requireCompany`. */
    companyId: number;
  }
}
