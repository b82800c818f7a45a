/** Who is behind a request: a person by their session, or a program by its token. */
import type { Ability } from '@hangtag/contract/wire/apiToken';
import type { Actor } from '../http/vars.ts';

/** A Superadmin looks at a company. */
export interface Viewing {
  readonly companyId: number;
  readonly endsAt: Date;
  /** The person as they are. */
  readonly self: Actor;
}

/** The session of one request. */
export interface LiveSession {
  /** The cookie's value. A visitor's begins with `g`, a person's with `s`. */
  readonly token: string;
  /** Null for a visitor. A Superadmin who views a company counts as its Admin, under their own id and name. */
  readonly actor: Actor | null;
  /** The look at a company that goes on; absent when the person is themselves. */
  readonly viewing?: Viewing;
  /** Does the person sign in with a code as well? */
  readonly hasTwoStep?: boolean;
  /** Must they set that up before anything else? */
  readonly mustSetUpTwoStep?: boolean;
  /** When it ends unless it is used; null for a visitor. */
  readonly expiresAt: Date | null;
}

/** The token a program calls with, in place of a session (D43). */
interface Bearer {
  readonly abilities: readonly Ability[];
  /** Who the program counts as: of the token's company, with the rights of a User. */
  readonly actor: Actor;
}

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
