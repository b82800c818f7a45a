/** What a request carries through the server. */
import type { Role, UserStatus } from '@hangtag/contract/wire/user';
import type { Database } from '../db/database.ts';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import type { Background } from '../background.ts';
import type { Logger } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LiveSession } from '../auth/sessions.ts';

/** The person behind a request. */
export interface Actor {
  readonly id: number;
  readonly companyId: number;
  readonly role: Role;
  readonly status: UserStatus;
  readonly email: string;
  readonly name: string | null;
}

/** What the server was built with; tests give their own. */
export interface Services {
  readonly db: Database;
  readonly config: Config;
  readonly storage: Storage;
  readonly mailer: Mailer;
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
    /** Present after `requireUser`. */
    actor: Actor;
    /** Present after `requireCompany`. */
    companyId: number;
  };
}
