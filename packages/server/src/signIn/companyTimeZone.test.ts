import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { auditLog } from '../db/schema/audit.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';

let server: TestServer;
const email = 'rosa@example.com';

beforeEach(async () => {
  server = await startTestServer();
  await makeUser(server.db, await makeCompany(server.db), { email });
});

describe('the time zone of the company', () => {
  const signInFrom = async (timeZone: string) => {
    const client = server.guest();
    await client.get('/sanctum/csrf-cookie');
    const body = { email, password: testPassword, timeZone };
    expect((await client.post('/login', body)).status).toBe(204);
    const user = (await (await client.get('/api/user')).json()) as CurrentUser;
    return user.company.timeZone;
  };
  const log = () =>
    server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position);

  it('is set by the first browser that signs in, and by no later one', async () => {
    expect(await signInFrom('asia/kathmandu')).toBe('Asia/Katmandu');
    expect(await log()).toMatchObject([
      {
        action: 'company.changed',
        before: { timeZone: null },
        after: { timeZone: 'Asia/Katmandu' },
      },
    ]);
    expect(await signInFrom('Europe/Zurich')).toBe('Asia/Katmandu');
    expect(await log()).toHaveLength(1);
  });

  it.each(['', '+05:45', 'Europe/Nowhere', 'x'.repeat(65)])(
    'an unknown one, %j, does not prevent signing in',
    async (zone) => {
      expect(await signInFrom(zone)).toBe('UTC');
    },
  );
});
