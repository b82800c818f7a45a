/** How features send mail. The settings decide whether it leaves by SMTP or is stored. */
import type { Queryable } from '../db/database.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Queues the email without waiting for a mail server.
   * @param within The transaction that causes the email, which is sent only if that commits. @default none
   */
  send(mail: Mail, within?: Queryable): Promise<void>;
}
