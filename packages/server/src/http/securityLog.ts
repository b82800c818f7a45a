/** Log lines about signing in and rights, which an operator counts. */
import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { clientPlace } from './clientAddress.ts';
import type { Vars } from './vars.ts';

/** Whom a line is about. */
interface Subject {
  /** Absent when unknown. */
  readonly user?: number | undefined;
  /** Address of the account that was tried, whether there is one or not. */
  readonly email: string;
}

/** Characters of a hash: enough to distinguish places and accounts. */
const HASH_LENGTH = 16;

/**
 * Writes one line. Place and account are hashed with the app key: equal ones can be counted, over all processes, and
 * neither can be read or found by trying all addresses.
 */
export function logSecurity(c: Context<Vars>, event: string, { user, email }: Subject): void {
  const { config, log } = c.var.services;
  const hash = (kind: string, text: string) =>
    createHmac('sha256', config.appKeys[0])
      .update(`log|${kind}|${text}`)
      .digest('hex')
      .slice(0, HASH_LENGTH);
  const place = hash('place', clientPlace(c));
  const account = hash('account', email.toLowerCase());
  log.info({ id: c.var.requestId, event, user, place, account }, 'security');
}
