import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobs, mails } from '../db/schema/platform.ts';
import type { Services } from '../http/vars.ts';
import type { Worker } from '../jobs/worker.ts';
import { startJobs } from '../start/jobs.ts';
import { openMail } from '../start/mail.ts';
import { waitUntil } from '../../test/support/jobs.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { startTestServer } from '../../test/support/server.ts';
import { type TestSmtpServer, startSmtpServer } from '../../test/support/smtpServer.ts';
import type { MailSender } from './outbox.ts';
import type { SmtpSettings } from '../config/smtpSettings.ts';

let smtp: TestSmtpServer | undefined;
let sender: MailSender | null = null;
let worker: Worker | undefined;
let services: Services;

/** A port that was free a moment ago, so that the mail server can come and go on it. */
async function freePort(): Promise<number> {
  const server = await startSmtpServer();
  await server.close();
  return server.port;
}

const open = async (port: number) => {
  smtp = await startSmtpServer({ disabledCommands: ['STARTTLS'] }, port);
};

async function startMailing(port: number) {
  const settings: SmtpSettings = {
    host: '127.0.0.1',
    port,
    tls: 'offered',
    account: null,
    from: { name: 'Hangtag', address: 'mail@example.com' },
  };
  const server = await startTestServer({ smtp: settings });
  const mail = await openMail(server.services.config, server.db, server.services.log);
  sender = mail.sender;
  // The routes answer with these services, so the emails of real calls go out.
  Object.assign(server.services, { mailer: mail.mailer });
  services = server.services;
  return server;
}

const email = (to: string) => ({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
const mailJobs = () => services.db.select().from(jobs).where(eq(jobs.kind, 'mail'));
const makeDue = () => services.db.update(jobs).set({ runAt: sql`now()` });

beforeEach(() => {
  smtp = undefined;
  worker = undefined;
});

afterEach(async () => {
  await worker?.stop();
  sender?.close();
  await smtp?.close();
});

it('a reset email is queued encrypted, sent, and its link sets a new password', async () => {
  const port = await freePort();
  await open(port);
  const server = await startMailing(port);
  const user = await makeUser(server.db, await makeCompany(server.db));
  const guest = server.guest();
  await guest.get('/sanctum/csrf-cookie');
  const asked = await guest.post('/api/user/password-reset', { email: user.email });
  expect(asked.status).toBe(200);
  await services.background.idle();
  const [waiting] = await mailJobs();
  // Neither the address nor the link can be read out of a copy of the database.
  expect(JSON.stringify(waiting)).not.toMatch(/example|reset/);
  worker = startJobs(services, sender);
  await waitUntil(async () => (await mailJobs()).length === 0);
  const [got] = smtp?.received ?? [];
  expect(got?.to).toEqual([user.email]);
  const source = got?.source.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
  const [, token] = /password\/reset\/([\w-]+)\?/.exec(source) ?? [];
  const set = await guest.post('/email/reset', {
    token,
    email: user.email,
    password: 'an entirely new one',
    password_confirmation: 'an entirely new one',
  });
  expect(set.status).toBe(200);
  await services.background.idle();
  await waitUntil(() => (smtp?.received.length ?? 0) === 2);
  expect(smtp?.received[1]?.source).toContain('Subject: Your password has changed');
});

it('an email without a recipient is queued like another and dropped [X8]', async () => {
  const port = await freePort();
  await open(port);
  const server = await startMailing(port);
  const guest = server.guest();
  await guest.get('/sanctum/csrf-cookie');
  await guest.post('/api/user/password-reset', { email: 'nobody@example.com' });
  await services.background.idle();
  expect(await mailJobs()).toHaveLength(1);
  worker = startJobs(services, sender);
  await waitUntil(async () => (await mailJobs()).length === 0);
  expect(smtp?.received).toEqual([]);
});

it('an email waits for an unreachable mail server and is sent once', async () => {
  const port = await freePort();
  await startMailing(port);
  await services.mailer.send(email('ines@example.com'));
  worker = startJobs(services, sender);
  await waitUntil(async () => (await mailJobs())[0]?.lastError?.includes('ECONNREFUSED') ?? false);
  await open(port);
  await makeDue();
  await waitUntil(async () => (await mailJobs()).length === 0);
  expect(smtp?.received).toHaveLength(1);
});

it('an email to a refused recipient is tried three times, then abandoned', async () => {
  const port = await freePort();
  await open(port);
  await startMailing(port);
  await services.mailer.send(email('nobody@example.com'));
  worker = startJobs(services, sender);
  for (const attempt of [1, 2, 3]) {
    await waitUntil(async () => {
      const [job] = await mailJobs();
      return job?.attempts === attempt && job.leasedUntil === null;
    });
    await makeDue();
  }
  const [job] = await mailJobs();
  expect(job?.failedAt).not.toBeNull();
  expect(job?.lastError).toContain('No such person');
});

it('an email of a failed transaction is never sent', async () => {
  const port = await freePort();
  await startMailing(port);
  const failed = services.db.transaction(async (tx) => {
    await services.mailer.send(email('ines@example.com'), tx);
    throw new Error('changed its mind');
  });
  await expect(failed).rejects.toThrow('changed its mind');
  expect(await mailJobs()).toEqual([]);
});

it('without a mail server emails are stored in the same transaction', async () => {
  const server = await startTestServer();
  const { mailer } = await openMail(server.services.config, server.db, server.services.log);
  await server.db
    .transaction(async (tx) => {
      await mailer.send(email('lost@example.com'), tx);
      throw new Error('changed its mind');
    })
    .catch(() => undefined);
  await mailer.send(email('kept@example.com'));
  const storedMails = await server.db.select().from(mails);
  expect(storedMails.map(({ recipient }) => recipient)).toEqual(['kept@example.com']);
});

it('an email sealed with a replaced app key is still sent', async () => {
  const port = await freePort();
  await open(port);
  await startMailing(port);
  await services.mailer.send(email('ines@example.com'));
  const [old] = services.config.appKeys;
  const rotated = { ...services.config, appKeys: ['n'.repeat(40), old] as const };
  worker = startJobs({ ...services, config: rotated }, sender);
  await waitUntil(async () => (await mailJobs()).length === 0);
  expect(smtp?.received).toHaveLength(1);
});
