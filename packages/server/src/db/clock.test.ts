import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { startSession, resumeSession } from '../auth/sessions.ts';
import { createLog } from '../support/log.ts';
import { cleanDatabase } from '../../test/support/database.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type Clock, startClock } from './clock.ts';
import { rowsOf } from './rows.ts';

const HOUR = 3_600_000;
let clock: Clock;

afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

/** The embedded database runs in this process, and has its clock. */
const isServer = Boolean(process.env['TEST_DATABASE_URL']);

it.skipIf(!isServer)('is the database’s, however wrong the computer’s clock is', async () => {
  const { db, services } = await startTestServer();
  const user = await makeUser(db, await makeCompany(db));
  const answer = await db.execute(sql`select extract(epoch from now()) * 1000 as time`);
  const time = Number(rowsOf<{ time: string }>(answer)[0]?.time);
  const device = { ip: '127.0.0.1', userAgent: null };
  const { token } = await startSession(db, user, device, new Date(time));

  vi.useFakeTimers({ toFake: ['Date'], now: time + 3 * HOUR });
  const log = createLog(true);
  const warn = vi.spyOn(log, 'warn');
  clock = await startClock(db, log);
  expect(Math.abs(clock.now().getTime() - time)).toBeLessThan(HOUR / 60);
  expect(warn).toHaveBeenCalledWith({ seconds: 3 * 60 * 60 }, expect.stringContaining('clock'));
  expect((await resumeSession({ ...services, now: clock.now }, token)).actor?.id).toBe(user.id);
});

it('continues from the last reading while the database does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const db = await cleanDatabase();
  clock = await startClock(db, createLog(true));
  const before = clock.now();
  vi.spyOn(db, 'execute').mockRejectedValueOnce(new Error('away'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before.getTime());
  vi.restoreAllMocks();
});
