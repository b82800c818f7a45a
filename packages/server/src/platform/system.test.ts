import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { SystemAnswer } from '@hangtag/contract/wire/system';
import { auditLog } from '../db/schema/audit.ts';
import { jobs } from '../db/schema/platform.ts';
import { outboxMailer } from '../mail/outbox.ts';
import type { TestClient } from '../../test/support/client.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

let server: TestServer;
let root: TestClient;

const read = async () => (await (await root.get('/api/admin/system')).json()) as SystemAnswer;
const giveUp = (error: string) =>
  server.db.update(jobs).set({ failedAt: sql`now()`, attempts: 30, lastError: error });

beforeEach(async () => {
  server = await startTestServer();
  const platform = await makeCompany(server.db, { name: 'Hangtag' });
  root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
  const { config } = server.services;
  const link = 'https://pages.example/password/reset/secret';
  await outboxMailer(server.db, config.appKeys).send({
    to: 'noor@merrow.example',
    subject: 'Reset your password',
    text: link,
    html: link,
  });
});

it('names recipient and error of an email that was given up, and none of its links', async () => {
  await giveUp('550 no such address');
  const answer = await root.get('/api/admin/system');
  const text = await answer.text();
  expect(text).not.toContain('secret');
  expect(JSON.parse(text)).toMatchObject({
    release: { version: expect.any(String) },
    waiting: { count: 0, since: null },
    failedCount: 1,
    failed: [
      {
        kind: 'mail',
        attempts: 30,
        error: '550 no such address',
        mail: { to: 'noor@merrow.example', subject: 'Reset your password' },
      },
    ],
  });
});

it('says since when due work waits', async () => {
  await server.db.update(jobs).set({ runAt: sql`now() - interval '1 hour'` });
  const { waiting } = await read();
  expect(waiting.count).toBe(1);
  expect(Date.now() - Date.parse(waiting.since ?? '')).toBeGreaterThan(3_500_000);
});

it('queues one job, or all, again with all attempts, and writes that to the log', async () => {
  await giveUp('no');
  const [first] = (await read()).failed;
  const path = `/api/admin/system/jobs/${first?.jobId}/retry`;
  expect(await (await root.send('POST', path)).json()).toEqual({ retried: 1 });
  const [row] = await server.db.select().from(jobs);
  expect(row).toMatchObject({ failedAt: null, attempts: 0, lastError: null });
  expect((await root.send('POST', path)).status).toBe(404);
  await giveUp('no');
  const all = await root.send('POST', '/api/admin/system/jobs/retry');
  expect(await all.json()).toEqual({ retried: 1 });
  const entries = await server.db
    .select()
    .from(auditLog)
    .orderBy(auditLog.companyId, auditLog.position);
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
    ['job.retried', `job:${first?.jobId}`],
    ['job.retried', 'jobs'],
  ]);
});
