import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditHeads, auditLog } from '../db/schema/audit.ts';
import { makeCompany } from '../../test/support/users.ts';
import { type TestServer, startTestServer, testStart } from '../../test/support/server.ts';
import { difference, record } from '../audit/record.ts';
import { verifyLog } from './verify.ts';

let server: TestServer;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  companyId = (await makeCompany(server.db)).id;
});

const write = (at: number, company = companyId) =>
  server.db.transaction((tx) =>
    record(tx, {
      companyId: company,
      actor: { id: 1, name: 'Robin', email: 'robin@example.com' },
      action: 'user.changed',
      subject: `user:${at}`,
      subjectName: 'Vale',
      before: { name: null, roles: ['User'] },
      after: { roles: ['Admin'], name: 'Väle "1"' },
      at: testStart,
    }),
  );
const row = (position: number) =>
  and(eq(auditLog.companyId, companyId), eq(auditLog.position, position));

describe('the log', () => {
  it('is a chain without gaps under concurrent writes', async () => {
    const other = (await makeCompany(server.db)).id;
    await Promise.all(Array.from({ length: 20 }, (_, at) => write(at, at % 4 ? companyId : other)));
    expect(await verifyLog(server.db, companyId)).toEqual({ isWhole: true, rows: 15 });
    expect(await verifyLog(server.db, other)).toEqual({ isWhole: true, rows: 5 });
  });

  it('is valid when nothing was ever written', async () => {
    expect(await verifyLog(server.db, companyId)).toEqual({ isWhole: true, rows: 0 });
  });

  it('has no row when its change failed', async () => {
    const failing = server.db.transaction(async (tx) => {
      await record(tx, {
        companyId,
        actor: null,
        action: 'a.b',
        subject: 'a:1',
        subjectName: 'A',
        at: testStart,
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await server.db.$count(auditLog)).toBe(0);
  });

  it.each([
    [{ actorName: 'Somebody else' }],
    [{ after: { roles: ['User'] } }],
    [{ at: new Date('2026-11-21T12:00:01Z') }],
    [{ hash: 'f'.repeat(64) }],
  ])('detects an altered row: %j', async (change) => {
    for (let at = 0; at < 3; at += 1) await write(at);
    await server.db.update(auditLog).set(change).where(row(2));
    expect(await verifyLog(server.db, companyId)).toMatchObject({ position: 2, reason: 'altered' });
  });

  it('detects a missing row, in the middle and at the end', async () => {
    for (let at = 0; at < 3; at += 1) await write(at);
    await server.db.delete(auditLog).where(row(3));
    expect(await verifyLog(server.db, companyId)).toMatchObject({ position: 3, reason: 'cut off' });
    await server.db.delete(auditLog).where(row(1));
    expect(await verifyLog(server.db, companyId)).toMatchObject({ position: 1, reason: 'missing' });
  });

  it('detects a chain whose end was reset together with its rows', async () => {
    for (let at = 0; at < 2; at += 1) await write(at);
    await server.db.update(auditHeads).set({ hash: '' });
    expect(await verifyLog(server.db, companyId)).toMatchObject({ reason: 'cut off' });
  });
});

describe('a difference', () => {
  it('names the fields that change, before and after', () => {
    const now = { name: 'A', role: 'User', tags: [1] };
    expect(difference(now, { name: 'B', role: 'User', tags: [1] })).toEqual({
      before: { name: 'A' },
      after: { name: 'B' },
    });
    expect(difference(now, { tags: [1], role: undefined })).toBeNull();
  });
});
