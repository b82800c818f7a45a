/** The context of a request. */
import type { Role, UserStatus } from '@hangtag/contract/wire/user';
import type { Database } from '../db/database.ts';
import type { Config } from '../config/config.ts';
import type { Release } from '../config/release.ts';
import type { Storage } from '../storage/storage.ts';
import type { Background } from '../support/background.ts';
import type { Logger } from '../support/log.ts';
import type { Mailer } from '../mail/mailer.ts';

/** The effective user of a request. */
export interface Actor {
  readonly id: number;
  readonly companyId: number;
  readonly role: Role;
  readonly status: UserStatus;
  readonly email: string;
  readonly name: string | null;
}

/**
 * Counts an answer.
 * @param route The pattern of the route, e.g. `/api/companies/:companyId`.
 * @param seconds Time to the answer's head.
 */
export type RequestObserver = (
  method: string,
  route: string,
  status: number,
  seconds: number,
) => void;

/** The services that the server is built with; tests pass their own. A feature adds its service by declaration. */
export interface Services {
  readonly db: Database;
  /** Whether this process has lost all its connections to the database, and only a new one helps. */
  readonly isDatabaseStuck: () => boolean;
  readonly config: Config;
  readonly storage: Storage;
  readonly mailer: Mailer;
  /** The current time; fixed in tests. */
  readonly now: () => Date;
  readonly log: Logger;
  readonly background: Background;
  readonly release: Release;
  /** Absent when no figures are collected. */
  readonly observeRequest?: RequestObserver;
}

/** What a request carries. A feature adds its own variable by declaration, where it sets it. */
export interface Variables {
  services: Services;
  requestId: string;
}

/** Hono's typed environment. */
export interface Vars {
  Variables: Variables;
}
