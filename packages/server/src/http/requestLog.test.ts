import { describe, expect, it } from 'vitest';
import { makeApp } from '../app.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';
import { testClient } from '../../test/support/client.ts';
import { startTestServer } from '../../test/support/server.ts';

describe('the request log', () => {
  it('has one line per request with the answer’s id, and no secret', async () => {
    const server = await startTestServer();
    const lines: Record<string, unknown>[] = [];
    const write = (line: unknown) => void lines.push(line as Record<string, unknown>);
    const log = { info: write, warn: write, error: write };
    const services = { ...server.services, log: log as typeof server.services.log };
    const client = testClient(makeApp(services), services.config);
    const user = await makeUser(server.db, await makeCompany(server.db));

    await client.get('/sanctum/csrf-cookie');
    const login = await client.post('/login?next=secret-query', {
      email: user.email,
      password: testPassword,
      remember: true,
    });
    await client.get(`/password/reset/${'t'.repeat(43)}`);

    const requests = lines.filter(({ method }) => method);
    expect(requests.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/sanctum/csrf-cookie', 204],
      ['POST', '/login', 204],
      ['GET', '/password/reset/:hidden', expect.any(Number)],
    ]);
    expect(requests[1]).toMatchObject({
      id: login.headers.get('x-request-id'),
      user: user.id,
      ms: expect.any(Number) as unknown,
    });
    const all = JSON.stringify(lines);
    for (const secret of [testPassword, user.email, 'secret-query', ...client.cookies.values()]) {
      expect(all).not.toContain(secret);
    }
  });
});
