/** A real SMTP server in the test's own process, on a free port of 127.0.0.1. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** One received email. */
export interface ReceivedEmail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message, headers and all. */
  readonly source: string;
  /** Did it come over TLS? */
  readonly isSecure: boolean;
  /** Who signed in; null for nobody. */
  readonly user: string | null;
}

export interface TestSmtpServer {
  readonly port: number;
  readonly received: readonly ReceivedEmail[];
  close(): Promise<void>;
}

/** The only account the server accepts. */
export const smtpAccount = { user: 'hangtag', password: 'p@ss/word' };

/** Starts it; addresses that begin with `nobody` are refused with 550. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<TestSmtpServer> {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      const isRight = username === smtpAccount.user && password === smtpAccount.password;
      callback(isRight ? null : new Error('Wrong name or password'), { user: username });
    },
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error('No such person'), { responseCode: 550 });
      callback(address.startsWith('nobody') ? refusal : null);
    },
    onData(stream, { envelope, secure, user }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
          isSecure: secure,
          user: user ?? null,
        });
        callback();
      });
    },
    ...options,
  });
  // A client that does not trust the certificate breaks off; that is its business.
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
