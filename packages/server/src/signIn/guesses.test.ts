import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { argon2 } from '../auth/password.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

const email = 'rosa@example.com';
const right = { email, password: testPassword };
const wrong = { email, password: 'not the password' };

let server: TestServer;
let attacker: TestClient;
let owner: TestClient;

beforeEach(async () => {
  // Counting does not depend on the hash, and hashing hundreds takes a minute.
  vi.spyOn(argon2, 'verify').mockImplementation(async (_, password) => password !== wrong.password);
  server = await startTestServer();
  await makeUser(server.db, await makeCompany(server.db), { email });
  [attacker, owner] = [await visitor(), await visitor()];
});

afterEach(() => void vi.restoreAllMocks());

async function visitor() {
  const client = server.guest();
  await client.get('/sanctum/csrf-cookie');
  return client;
}

/** Signs in and out once, so that the browser is known. */
async function becomeKnown() {
  await owner.post('/login', right);
  await owner.post('/logout');
}

/** Sends wrong passwords for the account, each from another address. */
async function guess(times: number) {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) {
    statuses.push((await attacker.post('/login', wrong, { ip: `198.51.100.${at}` })).status);
  }
  return statuses;
}

describe('guesses at one account from many places', () => {
  it('are twenty in a quarter of an hour', async () => {
    expect(await guess(22)).toEqual([...Array<number>(20).fill(422), 429, 429]);
    const answer = await owner.post('/login', right, { ip: '203.0.113.5' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
    server.advance(15 * 60);
    expect((await owner.post('/login', right, { ip: '203.0.113.5' })).status).toBe(204);
  });

  it('are counted the same for an address without an account', async () => {
    const nobody = { ...wrong, email: 'nobody@example.com' };
    for (let at = 0; at < 20; at += 1) {
      await attacker.post('/login', nobody, { ip: `198.51.100.${at}` });
    }
    expect((await attacker.post('/login', nobody, { ip: '203.0.113.5' })).status).toBe(429);
    await server.services.background.idle();
    expect(server.mails).toEqual([]);
  });

  it('are reported to the owner, once a day', async () => {
    await guess(22);
    server.advance(15 * 60);
    await guess(22);
    await server.services.background.idle();
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Somebody is guessing your password'],
    ]);
  });

  it('do not lock out a known device, which has its own count', async () => {
    await becomeKnown();
    await guess(22);
    expect((await owner.post('/login', right)).status).toBe(204);
    await owner.post('/logout');
    for (let at = 0; at < 20; at += 1) {
      expect((await owner.post('/login', wrong, { ip: `203.0.113.${at}` })).status).toBe(422);
    }
    expect((await owner.post('/login', wrong, { ip: '203.0.113.99' })).status).toBe(429);
  });

  it('are not reset by another account of the attacker', async () => {
    await makeUser(server.db, { id: 1 }, { email: 'mallory@example.com' });
    await attacker.post('/login', { ...right, email: 'mallory@example.com' });
    await attacker.post('/logout');
    expect((await guess(21)).at(-1)).toBe(429);
  });

  it('do not lock out an owner who sets a new password by mail', async () => {
    await guess(22);
    await owner.post('/api/user/password-reset', { email });
    await server.services.background.idle();
    const link = server.mails.at(-1)?.text.match(/http\S+/)?.[0] ?? '';
    const token = new URL(link).pathname.replace('/password/reset/', '');
    const password = 'a harbour in november';
    await owner.post('/email/reset', { token, email, password, password_confirmation: password });
    await guess(22);
    expect((await owner.post('/login', { email, password })).status).toBe(204);
  });

  it('are twenty from a stolen session too, wherever it travels', async () => {
    await owner.post('/login', right);
    const statuses: number[] = [];
    for (let at = 0; at < 22; at += 1) {
      const guessed = { password: `${wrong.password}` };
      const ip = `198.51.100.${at}`;
      statuses.push((await owner.post('/api/user/confirmIdentity', guessed, { ip })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429, 429]);
    await server.services.background.idle();
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Somebody is guessing your password'],
    ]);
    server.advance(15 * 60);
    const { password } = right;
    expect((await owner.post('/api/user/confirmIdentity', { password })).status).toBe(204);
    expect((await attacker.post('/login', right, { ip: '203.0.113.5' })).status).toBe(204);
  });

  it('from one /64 of IPv6 count as one place', async () => {
    for (let at = 0; at < 5; at += 1) {
      await attacker.post('/login', wrong, { ip: `2001:db8:1:2::${at}` });
    }
    const statusFrom = async (ip: string) => (await attacker.post('/login', wrong, { ip })).status;
    expect(await statusFrom('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await statusFrom('2001:db8:1:3::1')).toBe(422);
  });
});

it('exclude successful sign-ins from new devices', async () => {
  for (let at = 0; at < 22; at += 1) {
    const device = await visitor();
    expect((await device.post('/login', right, { ip: `198.51.100.${at}` })).status).toBe(204);
  }
});

describe('150 wrong sign-ins at once', () => {
  /** Holds wrong passwords back until they are released. */
  function hold() {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    vi.spyOn(argon2, 'verify').mockImplementation(async (_, password) => {
      if (password === testPassword) return true;
      await released;
      return false;
    });
    return { release };
  }

  /** Each is for another account, so that only the queue limits them. */
  const crowd = (places: number) =>
    Array.from({ length: 150 }, (_, at) =>
      attacker.post(
        '/login',
        { email: `somebody${at}@example.com`, password: 'not the password' },
        { ip: `198.51.100.${at % places}` },
      ),
    );

  it('from 150 places delay no known device', async () => {
    await becomeKnown();
    const { release } = hold();
    const answers = crowd(150);
    expect((await owner.post('/login', right)).status).toBe(204);
    release();
    await Promise.all(answers);
  });

  it('from one place neither refuse nor delay a known device there', async () => {
    await becomeKnown();
    const { release } = hold();
    const answers = crowd(1);
    // The place's limit is used up then.
    await Promise.any(answers);
    expect((await owner.post('/login', right, { ip: '198.51.100.0' })).status).toBe(204);
    release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toContain(429);
  });

  it('from three places leave room for a stranger at a fourth', async () => {
    const { release } = hold();
    const answers = crowd(3);
    // The request that exceeds all three queues is refused at once.
    await Promise.any(answers);
    const honest = owner.post('/login', right, { ip: '203.0.113.5' });
    release();
    expect((await honest).status).toBe(204);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([422, 503]));
  });
});
