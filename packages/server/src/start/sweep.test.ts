import { describe, expect, it } from 'vitest';
import { sessions } from '../db/schema/users.ts';
import { jobs, mails } from '../db/schema/platform.ts';
import { sweep } from './sweep.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { startTestServer } from '../../test/support/server.ts';

describe('the sweep', () => {
  it('removes expired rows and leaves the rest', async () => {
    const server = await startTestServer();
    const user = await makeUser(server.db, await makeCompany(server.db));
    await server.as(user);
    server.advance(121 * 60);
    const living = await server.as(user);
    await sweep(server.db, server.services.now());
    expect(await server.db.select().from(sessions)).toHaveLength(1);
    expect((await living.get('/api/user')).status).toBe(200);
  });

  it('keeps abandoned jobs and emails for a month; waiting jobs stay', async () => {
    const { db, services } = await startTestServer();
    const long = new Date(services.now().getTime() - 31 * 24 * 60 * 60 * 1000);
    const job = { kind: 'mail', payload: {}, createdAt: long };
    await db.insert(jobs).values([
      { ...job, failedAt: long },
      { ...job, failedAt: services.now() },
      { ...job, failedAt: null },
    ]);
    const mail = { recipient: 'a@b.c', subject: '', text: '', html: '' };
    await db.insert(mails).values([
      { ...mail, createdAt: long },
      { ...mail, createdAt: services.now() },
    ]);
    await sweep(db, services.now());
    const left = await db.select().from(jobs).orderBy(jobs.id);
    expect(left.map(({ failedAt }) => failedAt)).toEqual([services.now(), null]);
    expect(await db.select().from(mails)).toHaveLength(1);
  });
});
