import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { files } from '../db/schema/files.ts';
import { jobs } from '../db/schema/platform.ts';
import { claimEmptyStore } from '../files/installationId.ts';
import type { Worker } from '../jobs/worker.ts';
import { createUpload } from '../../test/support/files.ts';
import { waitUntil } from '../../test/support/jobs.ts';
import { memoryStorage } from '../../test/support/memoryStorage.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { startTestServer } from '../../test/support/server.ts';
import { startJobs } from './jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let worker: Worker | undefined;

afterEach(() => worker?.stop());

it('looks for leftovers a day after the first start, not at once', async () => {
  const longAgo = () => new Date(Date.now() - 7 * DAY_MS);
  const storage = memoryStorage(longAgo);
  const server = await startTestServer({}, storage);
  const { db, services } = server;
  await claimEmptyStore(services);
  await storage.write('files/left/640.webp', Buffer.from('half an upload'));
  const company = await makeCompany(db);
  const announced = await createUpload(await server.as(await makeUser(db, company)), company.id);
  await db.update(files).set({ createdAt: longAgo() }).where(eq(files.id, announced.filesId));

  worker = startJobs({ ...services, now: () => new Date() }, null);
  const sweepFiles = () => db.select().from(jobs).where(eq(jobs.kind, 'sweepFiles'));
  await waitUntil(async () => (await sweepFiles()).length > 0);
  const [planned] = await sweepFiles();
  expect(planned?.fence).toBe(0);
  expect(planned?.runAt.getTime()).toBeGreaterThan(Date.now() + 0.99 * DAY_MS);
  expect(await storage.read('files/left/640.webp')).not.toBeNull();

  await db
    .update(jobs)
    .set({ runAt: sql`now()` })
    .where(eq(jobs.kind, 'sweepFiles'));
  await waitUntil(async () => (await storage.read('files/left/640.webp')) === null);
  expect(await db.select().from(files)).toEqual([]);
});
