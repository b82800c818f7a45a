import { expect, it } from 'vitest';
import { accountLimit } from '../auth/limits.ts';
import { captureLog } from '../../test/support/capturedLog.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';

interface Line {
  readonly msg: string;
  readonly event?: string;
  readonly place?: string;
  readonly account?: string;
}

const securityLines = (lines: readonly string[]) =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'security');

it('distinguishes places and accounts, and names neither', async () => {
  const server = await startTestServer();
  const lines = captureLog(server.services);
  const user = await makeUser(server.db, await makeCompany(server.db));
  const tries = [
    ['198.51.100.7', user.email, 'wrong'],
    ['198.51.100.7', 'nobody@example.com', 'wrong'],
    ['203.0.113.9', user.email.toUpperCase(), testPassword],
  ] as const;
  for (const [address, email, password] of tries) {
    const guest = server.guest();
    await guest.get('/sanctum/csrf-cookie');
    await guest.post('/login', { email, password }, { ip: address });
  }
  const written = securityLines(lines);
  expect(written.map(({ event }) => event)).toEqual(['login-failed', 'login-failed', 'login']);
  const [first, second, third] = written;
  expect(first?.place).toMatch(/^[0-9a-f]{16}$/);
  expect([second?.place === first?.place, third?.place === first?.place]).toEqual([true, false]);
  expect([second?.account === first?.account, third?.account === first?.account]).toEqual([
    false,
    true,
  ]);
  expect(lines.join()).not.toMatch(/198\.51\.100\.7|203\.0\.113\.9/);
  expect(lines.join().toLowerCase()).not.toContain(user.email.toLowerCase());
});

it('has place and account in every line: the guessed one’s, and one’s own when one confirms who one is', async () => {
  const server = await startTestServer();
  const lines = captureLog(server.services);
  const user = await makeUser(server.db, await makeCompany(server.db));
  for (let guess = 1; guess <= accountLimit.attempts; guess += 1) {
    const guest = server.guest();
    await guest.get('/sanctum/csrf-cookie');
    const login = { email: user.email, password: 'wrong' };
    await guest.post('/login', login, { ip: `198.51.100.${guess}` });
  }
  const client = await server.as(user);
  const confirmed = await client.post('/api/user/confirmIdentity', { password: testPassword });
  expect(confirmed.status).toBe(204);
  const written = securityLines(lines);
  expect(written.slice(-2).map(({ event }) => event)).toEqual([
    'login-guessed',
    'identity-confirmed',
  ]);
  for (const { place } of written) expect(place).toMatch(/^[0-9a-f]{16}$/);
  expect(new Set(written.map(({ account }) => account)).size).toBe(1);
  expect(written[0]?.account).toMatch(/^[0-9a-f]{16}$/);
});
