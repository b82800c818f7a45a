/** Sending by SMTP. Loaded only where a mail server is set. */
import type { ConnectionOptions } from 'node:tls';
import { createTransport } from 'nodemailer';
import { NonRetryableError } from '../jobs/kinds.ts';
import type { MailSender } from './outbox.ts';
import type { SmtpSettings } from '../config/smtpSettings.ts';

/** In milliseconds; a silent mail server must not block a worker. */
const CONNECT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

/** A sender over a small pool of connections. @param trust Further TLS options, e.g. a test's own authority. */
export function smtpSender(settings: SmtpSettings, trust: ConnectionOptions = {}): MailSender {
  const { host, port, tls, account, from } = settings;
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'required',
    tls: { minVersion: 'TLSv1.2', ...trust },
    ...(account ? { auth: { user: account.user, pass: account.password } } : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    // No part of an email may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ to, subject, text, html }, id) {
      try {
        await transport.sendMail({
          from,
          // An object is always one address; a string could hold several.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isPermanent(error) ? new NonRetryableError((error as Error).message, error) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Whether it is a 5xx about the recipient or the content. Others concern settings, so retrying helps. */
function isPermanent(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
