import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { files } from '../db/schema/files.ts';
import { jobs } from '../db/schema/platform.ts';
import { uses } from '../db/schema/uses.ts';
import { claimEmptyStore } from '../files/installationId.ts';
import type { Worker } from '../jobs/worker.ts';
import { createUpload } from '../../test/support/files.ts';
import { waitUntil } from '../../test/support/jobs.ts';
import { memoryStorage } from '../../test/support/memoryStorage.ts';
import { makeProduct } from '../../test/support/products.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { startTestServer } from '../../test/support/server.ts';
import { startJobs } from './jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let worker: Worker | undefined;

afterEach(() => worker?.stop());

it('looks for leftovers and wrong references a day after the first start, not at once', async () => {
  const longAgo = () => new Date(Date.now() - 7 * DAY_MS);
  const storage = memoryStorage(longAgo);
  const server = await startTestServer({}, storage);
  const { db, services } = server;
  await claimEmptyStore(services);
  await storage.write('files/left/640.webp', Buffer.from('half an upload'));
  const company = await makeCompany(db, { plan: 'pro' });
  const client = await server.as(await makeUser(db, company));
  const announced = await createUpload(client, company.id);
  await makeProduct(client, company.id);
  const listUses = () => db.select({ filesId: uses.filesId }).from(uses).orderBy(uses.filesId);
  const references = await listUses();
  expect(references).not.toEqual([]);
  await db.delete(uses);
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
  expect(await db.select().from(files).where(eq(files.id, announced.filesId))).toEqual([]);
  expect(await listUses()).toEqual(references);
});
