import { expect, it } from 'vitest';
import { captureLog } from '../../test/support/capturedLog.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';

interface Line {
  readonly msg: string;
  readonly event?: string;
  readonly place?: string;
  readonly account?: string;
}

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
  const written = lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'security');
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
