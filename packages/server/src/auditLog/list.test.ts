import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditLogAnswer } from '@hangtag/contract/wire/auditLog';
import { auditLog } from '../db/schema/audit.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer, testStart } from '../../test/support/server.ts';
import { record } from '../audit/record.ts';
import { verifyAll } from './verifyAll.ts';

let server: TestServer;
let companyId: number;
let client: TestClient;

const robin = { id: 7, name: 'Robin', email: 'robin@example.com' };

beforeEach(async () => {
  server = await startTestServer();
  companyId = (await makeCompany(server.db, { name: 'Merrow' })).id;
  client = await server.as(await makeUser(server.db, { id: companyId }, { role: 'Admin' }));
  await write({ action: 'product.published', subjectName: 'Crème brûlée' }, 0);
  await write({ action: 'product.created', subjectName: '=1+1' }, 1);
  await write({ action: 'user.suspended', subjectName: 'Kit, "K"', actor: null }, 2);
});

const write = (entry: object, day: number, company = companyId) =>
  server.db.transaction((tx) =>
    record(tx, {
      companyId: company,
      actor: robin,
      action: 'a.b',
      subject: 'thing:1',
      subjectName: 'Thing',
      before: { status: 'Active' },
      ...entry,
      at: new Date(testStart.getTime() + day * 24 * 60 * 60 * 1000),
    }),
  );
const path = (rest = '') => `/api/companies/${companyId}/auditLog${rest}`;
const list = async (query = '') => (await (await client.get(path(query))).json()) as AuditLogAnswer;

describe('the log of a company', () => {
  it('is read newest first, with the users and actions it can be filtered by', async () => {
    const answer = await list();
    expect(answer.entries.data.map(({ position }) => position)).toEqual([3, 2, 1]);
    expect(answer.entries.data[2]).toEqual({
      position: 1,
      at: testStart.toISOString(),
      actorId: 7,
      actorName: 'Robin',
      action: 'product.published',
      subject: 'thing:1',
      subjectName: 'Crème brûlée',
      before: { status: 'Active' },
      after: null,
    });
    expect(answer).toMatchObject({
      entryCount: 3,
      actors: [
        { id: 7, name: 'Robin' },
        { id: 0, name: 'Hangtag' },
      ],
      actions: ['product.created', 'product.published', 'user.suspended'],
    });
  });

  it.each([
    ['?search=creme', [1]],
    ['?search=ROBIN', [2, 1]],
    ['?search=%25', []],
    ['?actor=7', [2, 1]],
    ['?actor=0', [3]],
    ['?action=product', [2, 1]],
    ['?action=product.created', [2]],
    ['?from=2026-11-22', [3, 2]],
    ['?to=2026-11-22', [2, 1]],
    ['?from=2026-11-22&to=2026-11-22&action=user', []],
    // Noon of the 21st, in UTC, is the 22nd on Kiritimati: days begin and end where the reader is.
    ['?from=2026-11-22&tz=Pacific/Kiritimati', [3, 2, 1]],
    ['?to=2026-11-22&tz=Pacific/Kiritimati', [1]],
    ['?to=2026-11-21&tz=Pacific/Kiritimati', []],
    // And still the 21st on Niue, an hour from the other end of the line.
    ['?to=2026-11-21&tz=Pacific/Niue', [1]],
    ['?from=2026-11-22&to=2026-11-22&tz=Pacific/Niue', [2]],
    ['?size=1&page=2', [2]],
  ])('%s finds %j', async (query, positions) => {
    const { entries, entryCount } = await list(query);
    expect(entries.data.map(({ position }) => position)).toEqual(positions);
    expect(entryCount).toBe(3);
  });

  it.each(['?actor=x', '?action=A.B', '?from=yesterday', '?to=2026-13-01', '?tz=Mars/Base'])(
    'refuses %s',
    async (query) => {
      expect((await client.get(path(query))).status).toBe(422);
      expect((await client.get(path(`.csv${query}`))).status).toBe(422);
    },
  );

  it('is exported as a table without spreadsheet formulas', async () => {
    const answer = await client.get(path('.csv?action=product'));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('Merrow log 2026-11-21.csv');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      [
        '\ufeffNumber,Time (UTC),Person,Action,Subject,Name,Before,After',
        '2,2026-11-22T12:00:00.000Z,Robin,product.created,thing:1,\'=1+1,"{""status"":""Active""}",',
        '1,2026-11-21T12:00:00.000Z,Robin,product.published,thing:1,Crème brûlée,"{""status"":""Active""}",',
        '',
      ].join('\r\n'),
    );
  });

  it('is refused for a NUL before anything is sent, as a page and as a file', async () => {
    for (const rest of ['', '.csv']) {
      const answer = await client.get(path(`${rest}?search=%00`));
      expect([answer.status, await answer.json()]).toEqual([
        422,
        {
          message: 'Contains characters that cannot be stored.',
          errors: { search: ['Contains characters that cannot be stored.'] },
        },
      ]);
    }
  });

  it('is complete in the file, however long it is', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => ({ position: at + 4 }));
    const [one] = await server.db.select().from(auditLog).limit(1);
    if (!one) throw new Error('There is no row.');
    await server.db.insert(auditLog).values(rows.map((row) => ({ ...one, ...row })));
    const lines = (await (await client.get(path('.csv'))).text()).trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(
      Array.from({ length: 1203 }, (_, at) => 1203 - at),
    );
  });

  it('can be verified by its readers, with the place of a change', async () => {
    const check = async () => (await client.get(path('/check'))).json();
    expect(await check()).toEqual({ isWhole: true, rows: 3 });
    await server.db
      .update(auditLog)
      .set({ subjectName: 'Another' })
      .where(and(eq(auditLog.companyId, companyId), eq(auditLog.position, 2)));
    expect(await check()).toEqual({ isWhole: false, position: 2, reason: 'altered' });
  });

  it('contains nothing of another company', async () => {
    const other = (await makeCompany(server.db)).id;
    await write({ action: 'secret.thing' }, 0, other);
    expect((await list()).actions).not.toContain('secret.thing');
    expect(await (await client.get(path('.csv'))).text()).not.toContain('secret.thing');
  });
});

describe('checking all logs', () => {
  it('names only the companies whose log was altered', async () => {
    const other = (await makeCompany(server.db)).id;
    await write({}, 0, other);
    expect((await verifyAll(server.db)).map(({ verdict }) => verdict.isWhole)).toEqual([
      true,
      true,
    ]);
    await server.db
      .update(auditLog)
      .set({ subjectName: 'Somebody else' })
      .where(eq(auditLog.companyId, other));
    expect((await verifyAll(server.db)).map(({ verdict }) => verdict.isWhole)).toEqual([
      true,
      false,
    ]);
  });
});
