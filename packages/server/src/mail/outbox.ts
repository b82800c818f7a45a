/** Mail on its way: a job in the database, sent by whichever process takes it. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { NonRetryableError, type JobHandler } from '../jobs/kinds.ts';
import type { Mail, Mailer } from './mailer.ts';
import { seal, unseal } from './seal.ts';

type AppKeys = readonly [string, ...string[]];

/** Hands one letter to the world outside. */
export interface MailSender {
  /**
   * @param id The same at each attempt, so that a letter sent twice is known as one.
   * @throws HopelessJob when the letter itself is refused.
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Ends open connections. */
  close(): void;
}

/** A letter in the outbox. */
interface QueuedMail extends Mail {
  readonly id: string;
}

/** Attempts at one letter: with an hour between the later ones, about a day. */
const ATTEMPTS = 30;

/** A mailer that writes letters into the outbox. */
export function outboxMailer(db: Database, appKeys: AppKeys): Mailer {
  return {
    send(mail, within = db) {
      const queued: QueuedMail = { ...mail, id: randomUUID() };
      return enqueue(within, 'mail', { sealed: seal(queued, appKeys) });
    },
  };
}

/** Sends what waits in the outbox. */
export function mailJob(sender: MailSender, appKeys: AppKeys): JobHandler<'mail'> {
  return {
    attempts: ATTEMPTS,
    async run({ payload }) {
      const queued = unseal(payload.sealed, appKeys) as QueuedMail | undefined;
      if (!queued)
        throw new NonRetryableError('The letter was sealed with an app key that is not set here.');
      await sender.send(queued, queued.id);
    },
  };
}
