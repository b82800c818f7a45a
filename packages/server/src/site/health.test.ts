import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

describe('health', () => {
  it('says that the process lives and that the database answers', async () => {
    const { app } = await startTestServer();
    expect((await app.request('/health')).status).toBe(200);
    const ready = await app.request('/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('gives every test an empty database whose ids begin at 1', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { db } = await startTestServer();
      const company = await makeCompany(db);
      const user = await makeUser(db, company);
      expect([company.id, user.id]).toEqual([1, 1]);
    }
  });
});
