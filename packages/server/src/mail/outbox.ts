/** Outgoing mail: each email is a job in the database, sent by the process that claims it. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { NonRetryableError, type JobHandler, type JobPayloads } from '../jobs/kinds.ts';
import { NOBODY, type Mail, type Mailer } from './mailer.ts';
import { seal, unseal } from './seal.ts';

type AppKeys = readonly [string, ...string[]];

/** Sends one email. */
export interface MailSender {
  /**
   * @param id The same at each attempt, so that mail programs recognise a copy.
   * @throws NonRetryableError when the mail server refuses the recipient or the content.
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Closes open connections. */
  close(): void;
}

interface QueuedMail extends Mail {
  readonly id: string;
}

/** Attempts at one email: with an hour between the later ones, about a day. */
const ATTEMPTS = 30;

/** A mailer that queues emails. */
export function outboxMailer(db: Database, appKeys: AppKeys): Mailer {
  return {
    send(mail, within = db) {
      const queued: QueuedMail = { ...mail, id: randomUUID() };
      return enqueue(within, 'mail', { sealed: seal(queued, appKeys) });
    },
  };
}

/** Recipient and subject of a queued email, without its links; null when no key opens it. */
export function addressOf(
  payload: unknown,
  appKeys: AppKeys,
): { readonly to: string; readonly subject: string } | null {
  const { sealed } = payload as JobPayloads['mail'];
  const queued = unseal(sealed, appKeys) as QueuedMail | undefined;
  return queued ? { to: queued.to, subject: queued.subject } : null;
}

/** The handler that sends queued emails. */
export function mailJob(sender: MailSender, appKeys: AppKeys): JobHandler<'mail'> {
  return {
    attempts: ATTEMPTS,
    async run({ payload }) {
      const queued = unseal(payload.sealed, appKeys) as QueuedMail | undefined;
      if (!queued)
        throw new NonRetryableError('The email was sealed with an app key that is not set here.');
      if (queued.to !== NOBODY) await sender.send(queued, queued.id);
    },
  };
}
