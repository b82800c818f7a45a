/** Chooses where emails go: through the outbox to a mail server, or only into the database. */
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../support/log.ts';
import { SpanKind, inSpan } from '../support/span.ts';
import { storingMailer } from '../mail/storedMails.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type MailSender, outboxMailer } from '../mail/outbox.ts';

/** The mailer that the settings select, and its sender; null when emails are stored. */
export async function openMail(
  { smtp, appKeys, demo }: Config,
  db: Database,
  log: Logger,
): Promise<{ readonly mailer: Mailer; readonly sender: MailSender | null }> {
  if (!smtp) {
    if (!demo) log.warn('SMTP_URL is not set: emails are stored in the database and reach nobody');
    return { mailer: storingMailer(db), sender: null };
  }
  const { smtpSender } = await import('../mail/smtp.ts');
  const sender = smtpSender(smtp);
  const send: MailSender['send'] = (mail, id) =>
    inSpan('send email', { kind: SpanKind.CLIENT }, () => sender.send(mail, id));
  return { mailer: outboxMailer(db, appKeys), sender: { ...sender, send } };
}
