/** What a request carries through the server. */
import type { Ability } from '@hangtag/contract/wire/apiToken';
import type { Role, UserStatus } from '@hangtag/contract/wire/user';
import type { Database } from '../db/database.ts';
import type { Config } from '../config/config.ts';
import type { Storage } from '../storage/storage.ts';
import type { Background } from '../support/background.ts';
import type { Logger } from '../support/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LiveSession } from '../auth/sessions.ts';
import type { Payments } from '../billing/stripe/payments.ts';

/** The person behind a request. */
export interface Actor {
  readonly id: number;
  readonly companyId: number;
  readonly role: Role;
  readonly status: UserStatus;
  readonly email: string;
  readonly name: string | null;
}

/** The token a program calls with, in place of a session (D43). */
export interface Bearer {
  readonly abilities: readonly Ability[];
  /** Who the program counts as: of the token's company, with the rights of a User. */
  readonly actor: Actor;
}

/** What the server was built with; tests give their own. */
export interface Services {
  readonly db: Database;
  readonly config: Config;
  readonly storage: Storage;
  readonly mailer: Mailer;
  /** Null where nobody can pay; `requirePayments` refuses then. */
  readonly payments: Payments | null;
  /** The present; a test's clock stands still. */
  readonly now: () => Date;
  readonly log: Logger;
  readonly background: Background;
}

/** Hono's typed variables. */
export interface Vars {
  Variables: {
    services: Services;
    requestId: string;
    /** The request's session on stateful paths; see `auth/stateful.ts`. */
    session: LiveSession;
    /** Present when a program calls with a token. */
    bearer: Bearer | undefined;
    /** Present after `requireUser` or `requireUserOr`. */
    actor: Actor;
    /** Present after `requireCompany`. */
    companyId: number;
  };
}
