import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NonRetryableError } from '../jobs/kinds.ts';
import {
  type TestSmtpServer,
  smtpAccount,
  startSmtpServer,
} from '../../test/support/smtpServer.ts';
import { passwordResetEmail } from './passwordEmails.ts';
import type { MailSender } from './outbox.ts';
import { smtpSender } from './smtp.ts';
import type { SmtpSettings } from '../config/smtpSettings.ts';

const link = 'https://pages.example.com/password/reset/abc?email=ines%40example.com';
const email = passwordResetEmail('ines@example.com', link);

/** The test server's certificate is self-signed. */
const trustAny = { rejectUnauthorized: false };

let server: TestSmtpServer;
let sender: MailSender;
let closing: (() => unknown)[] = [];

async function serve(options: Parameters<typeof startSmtpServer>[0] = {}) {
  server = await startSmtpServer(options);
  closing.push(() => server.close());
}

function connect(changes: Partial<SmtpSettings> = {}, trust = {}) {
  sender = smtpSender(
    {
      host: '127.0.0.1',
      port: server.port,
      tls: 'offered',
      account: null,
      from: { name: 'Hangtag', address: 'mail@example.com' },
      ...changes,
    },
    trust,
  );
  const own = sender;
  closing.push(() => own.close());
}

beforeEach(() => {
  closing = [];
});

afterEach(async () => {
  // Senders first: the server waits for its connections.
  for (const close of closing.toReversed()) await close();
});

describe('an email by SMTP', () => {
  it('arrives with text, HTML, sender and recipient', async () => {
    await serve({ disabledCommands: ['STARTTLS'] });
    connect();
    await sender.send(email, 'email-1');
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'mail@example.com', to: ['ines@example.com'] });
    const [head = '', ...body] = mail?.source.split('\r\n\r\n') ?? [];
    expect(head).toContain('From: Hangtag <mail@example.com>');
    expect(head).toContain('To: ines@example.com');
    expect(head).toContain('Subject: Set a new password');
    expect(head).toContain('Message-ID: <email-1@example.com>');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(head).toContain('Content-Type: multipart/alternative');
    const parts = body.join('\r\n\r\n').replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
    expect(parts).toContain('Content-Type: text/plain; charset=utf-8');
    expect(parts).toContain('Content-Type: text/html; charset=utf-8');
    expect(parts.split(link).length).toBeGreaterThan(2);
  });

  it('uses STARTTLS and signs in where both are required', async () => {
    await serve({ authOptional: false });
    connect({ tls: 'required', account: smtpAccount }, trustAny);
    await sender.send(email, 'a');
    expect(server.received).toMatchObject([{ isSecure: true, user: 'hangtag' }]);
  });

  it('uses implicit TLS', async () => {
    await serve({ secure: true });
    connect({ tls: 'implicit' }, trustAny);
    await sender.send(email, 'a');
    expect(server.received).toMatchObject([{ isSecure: true }]);
  });

  it('is not sent unencrypted where TLS is required', async () => {
    await serve({ disabledCommands: ['STARTTLS'] });
    connect({ tls: 'required', account: smtpAccount });
    await expect(sender.send(email, 'a')).rejects.toMatchObject({ code: 'ETLS' });
    expect(server.received).toEqual([]);
  });

  it('is not sent to a server with an untrusted certificate', async () => {
    await serve();
    connect({ tls: 'required' });
    await expect(sender.send(email, 'a')).rejects.toThrow(/certificate/);
    expect(server.received).toEqual([]);
  });

  it('fails as non-retryable when the server refuses the recipient', async () => {
    await serve({ disabledCommands: ['STARTTLS'] });
    connect();
    const refused = sender.send({ ...email, to: 'nobody@example.com' }, 'a');
    await expect(refused).rejects.toBeInstanceOf(NonRetryableError);
  });

  it('fails as retryable on a wrong password, which no message repeats', async () => {
    await serve({ authOptional: false });
    connect({ tls: 'required', account: { user: 'hangtag', password: 'wr0ng!' } }, trustAny);
    const refused: unknown = await sender.send(email, 'a').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'EAUTH' });
    expect(refused).not.toBeInstanceOf(NonRetryableError);
    expect((refused as Error).message).not.toContain('wr0ng!');
  });

  it.each([
    ['to', 'a@example.com\r\nBcc: spy@example.com'],
    ['to', 'a@example.com, spy@example.com'],
    ['to', 'a@example.com>\r\nRCPT TO:<spy@example.com'],
    ['subject', 'Hello\r\nBcc: spy@example.com'],
    ['subject', 'Hello\r\n\r\n<script>'],
    ['text', '.\r\nRSET\r\nMAIL FROM:<spy@example.com>'],
  ])('adds no header and no second recipient from %s %j', async (field, value) => {
    await serve({ disabledCommands: ['STARTTLS'] });
    connect();
    await sender.send({ ...email, [field]: value }, 'a').catch(() => undefined);
    expect(server.received.length).toBeLessThanOrEqual(1);
    for (const { to, source } of server.received) {
      expect(to).toHaveLength(1);
      expect(to[0]).not.toBe('spy@example.com');
      const [head = ''] = source.split('\r\n\r\n');
      expect(head).not.toMatch(/^bcc:/im);
      expect(head).toContain('Content-Type: multipart/alternative');
    }
  });
});
