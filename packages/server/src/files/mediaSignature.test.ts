import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { MEDIA_SECONDS, readMediaSignature, signMediaPath } from './mediaSignature.ts';

let server: TestServer;
let client: TestClient;
let path: string;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  client = await server.as(await makeUser(server.db, company));
  path = (await uploadPicture(client, company.id)).fileUrl;
});

const sign = (of = path, keys = server.services.config.appKeys) =>
  signMediaPath(of, keys, server.services.now());
const statusOf = async (address: string) => (await server.guest().get(address)).status;

describe('a signed address of a file', () => {
  it('opens it without a session, cached by this browser only', async () => {
    const answer = await server.guest().get(sign());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(`private, max-age=${MEDIA_SECONDS}`);
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await statusOf(path)).toBe(404);
  });

  it('works for ten minutes only [D47]', async () => {
    const address = sign();
    server.advance(MEDIA_SECONDS - 1);
    const late = await server.guest().get(address);
    expect([late.status, late.headers.get('cache-control')]).toEqual([200, 'private, max-age=1']);
    server.advance(1);
    const expired = await server.guest().get(address);
    expect([expired.status, await expired.json()]).toEqual([
      403,
      { message: 'Invalid signature.' },
    ]);
  });

  it('is the same for a minute, so that a browser keeps the picture', () => {
    const first = sign();
    server.advance(59);
    expect(sign()).toBe(first);
    server.advance(1);
    expect(sign()).not.toBe(first);
  });

  it('is refused when any part was changed', async () => {
    const other = (await uploadPicture(client, 1)).fileUrl;
    const [, query = ''] = sign().split('?');
    const expires = Number(new URLSearchParams(query).get('expires'));
    for (const address of [
      `${other}?${query}`,
      `${path}?${query.replace(String(expires), String(expires + 60))}`,
      `${path}?${query.slice(0, -1)}`,
      `${path}?signature=`,
      `${path}?${query.replace(/expires=\d+/, 'expires=-1')}`,
      sign(path, ['another key of at least thirty-two characters']),
    ])
      expect(await statusOf(address)).toBe(403);
  });

  it('is refused even if a session or a published page would open the file', async () => {
    expect((await client.get(`${path}?expires=1&signature=wrong`)).status).toBe(403);
  });

  it('survives a change of the app key while the earlier one is configured', () => {
    const [blobPath = '', query] = sign().split('?');
    const [, , key = '', name = ''] = blobPath.split('/');
    const [earlier] = server.services.config.appKeys;
    const given = Object.fromEntries(new URLSearchParams(query));
    const left = (...keys: [string, ...string[]]) =>
      readMediaSignature({ key, name }, given, keys, server.services.now());
    expect(left('a new key', earlier)).toBe(MEDIA_SECONDS);
    expect(left('a new key')).toBe(0);
  });
});
