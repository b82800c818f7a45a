/** How features send mail. The settings decide whether it leaves by SMTP or is stored. */
import type { Queryable } from '../db/database.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * The recipient of an email that is queued like any other and then dropped: an address without an account costs the
 * same work as one with an account, so that time tells them apart nowhere.
 */
export const NOBODY = '';

export interface Mailer {
  /**
   * Queues the email without waiting for a mail server.
   * @param within The transaction that causes the email, which is sent only if that commits. @default none
   */
  send(mail: Mail, within?: Queryable): Promise<void>;
}
