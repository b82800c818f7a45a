import { describe, expect, it } from 'vitest';
import { makeApp } from '../app.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

describe('health', () => {
  it('reports that the process lives and that the database answers', async () => {
    const { app } = await startTestServer();
    const live = await app.request('/health');
    const body: unknown = await live.json();
    expect([live.status, body]).toEqual([200, { status: 'ok', version: '0.1.0', commit: 'test' }]);
    const ready = await app.request('/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('is ready without the file store, and reports it quickly even when the store hangs', async () => {
    const { services } = await startTestServer();
    const hung = new Promise<boolean>(() => undefined);
    for (const isThere of [Promise.resolve(false), hung]) {
      const storage = { ...services.storage, isReachable: () => isThere };
      const ready = await makeApp({ ...services, storage }).request('/ready');
      expect([ready.status, await ready.json()]).toEqual([200, { status: 'degraded: storage' }]);
    }
  });

  it('reports a lost process when its database connections never return', async () => {
    const { services } = await startTestServer();
    const stuck = makeApp({ ...services, isDatabaseStuck: () => true });
    const health = await stuck.request('/health');
    expect([health.status, await health.json()]).toMatchObject([503, { status: 'stuck' }]);
  });

  it('asks no database, under whatever name the process is asked', async () => {
    const { services } = await startTestServer();
    const db = new Proxy(services.db, {
      get: () => {
        throw new Error('The database was asked.');
      },
    });
    const health = await makeApp({ ...services, db }).request('http://10.0.0.7:4000/health');
    expect(health.status).toBe(200);
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
