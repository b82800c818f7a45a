/** Sending mail; what happens to it is configuration. */
import type { Queryable } from '../db/database.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Takes the letter; nothing waits for a mail server. Given the transaction that causes it, the letter is
   * sent if that is committed, and only then.
   * @param within @default outside any transaction
   */
  send(mail: Mail, within?: Queryable): Promise<void>;
}
