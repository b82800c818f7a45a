import { beforeEach, describe, expect, it } from 'vitest';
import { makeCompany, makeUser } from '../support/users.ts';
import type { TestClient } from '../support/client.ts';
import { type TestServer, startTestServer } from '../support/server.ts';

let server: TestServer;
let client: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  client = await server.as(await makeUser(server.db, await makeCompany(server.db)));
});

const shape = async (response: Response) => [response.status, await response.json()];

describe('401 and 404', () => {
  it('401 has Laravel’s message', async () => {
    expect(await shape(await server.guest().get('/api/user'))).toEqual([
      401,
      { message: 'Unauthenticated.' },
    ]);
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/user/extra/parts', '/sanctum/other'])(
    'an unknown address %s answers JSON, to guests too',
    async (path) => {
      expect(await shape(await server.guest().get(path))).toEqual([404, { message: 'Not found.' }]);
      expect(await shape(await server.guest().post(path))).toEqual([
        404,
        { message: 'Not found.' },
      ]);
    },
  );

  it('reveals nothing of the data model', async () => {
    const response = await client.get('/api/companies/999999');
    expect(await shape(response)).toEqual([404, { message: 'Not found.' }]);
  });

  it.each(['0', '-1', '1.5', '1e3', '2147483648', '99999999999999999999', 'abc', '%00', '..%2f1'])(
    'an invalid id is not found: %s',
    async (id) => {
      expect((await client.get(`/api/companies/${id}`)).status).toBe(404);
    },
  );
});

describe('405', () => {
  it('names the allowed methods, in words and in Allow', async () => {
    const response = await client.put('/api/user/password-reset', {});
    expect(response.headers.get('allow')).toBe('POST');
    expect(await shape(response)).toEqual([
      405,
      {
        message:
          'The PUT method is not supported for route api/user/password-reset. Supported methods: POST.',
      },
    ]);
  });

  it('allows HEAD where there is GET', async () => {
    const response = await client.delete('/api/user');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect((await client.send('HEAD', '/api/user')).status).toBe(200);
  });

  it('precedes the token check', async () => {
    expect((await server.guest().put('/login', {})).status).toBe(405);
  });

  it.each(['PROPFIND', 'MKCOL'])('an unknown method: %s', async (method) => {
    expect((await client.send(method, '/api/user')).status).toBe(405);
  });
});

describe('413 and 400', () => {
  const big = JSON.stringify({ email: 'a'.repeat(1024 * 1024) });

  it('413 when the declared length is too large', async () => {
    const headers = { 'content-length': String(big.length) };
    expect(await shape(await client.post('/login', big, { headers }))).toEqual([
      413,
      { message: 'Payload Too Large. At most 1 MB can be sent.' },
    ]);
  });

  it('413 when no length was declared', async () => {
    const stream = new Blob([big]).stream();
    expect((await client.post('/login', stream)).status).toBe(413);
  });

  it.each(['{', '{"a":}', 'email=a&password=b', '\u0000', '{"email":"\\ud800'])(
    'a body that is not JSON is 400: %j',
    async (body) => {
      expect(await shape(await client.post('/login', body))).toEqual([
        400,
        { message: 'The request body is not valid JSON.' },
      ]);
    },
  );

  it('an endlessly nested body is refused', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect((await client.post('/login', deep)).status).toBe(422);
  });
});

describe('419', () => {
  const mismatch = [419, { message: 'CSRF token mismatch.' }];
  const login = { email: 'a@example.com', password: 'b' };

  it('without a session, without a token, with another’s token', async () => {
    expect(await shape(await server.guest().post('/login', login))).toEqual(mismatch);
    const none = { headers: { 'x-xsrf-token': '' } };
    expect(await shape(await client.post('/login', login, none))).toEqual(mismatch);
    const stranger = server.guest();
    await stranger.get('/sanctum/csrf-cookie');
    const otherToken = decodeURIComponent(stranger.cookies.get('XSRF-TOKEN') ?? '');
    const stolen = { headers: { 'x-xsrf-token': otherToken } };
    expect(await shape(await client.post('/login', login, stolen))).toEqual(mismatch);
  });

  it.each(['X-XSRF-TOKEN', 'X-CSRF-TOKEN'])('the token may come as %s', async (name) => {
    const token = decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? '');
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await server.app.request('http://localhost:4000/logout', {
      method: 'POST',
      headers: { cookie, [name]: token },
    });
    expect(response.status).toBe(204);
  });

  it('the token may be encoded as in the cookie, or be in the body', async () => {
    const raw = client.cookies.get('XSRF-TOKEN') ?? '';
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
    const post = (init: RequestInit) =>
      server.app.request('http://localhost:4000/api/userReset', {
        method: 'POST',
        ...init,
        headers: { cookie, ...(init.headers as Record<string, string>) },
      });
    const email = 'a@example.com';
    const asHeader = { headers: { 'x-xsrf-token': raw }, body: JSON.stringify({ email }) };
    expect((await post(asHeader)).status).toBe(200);
    const _token = decodeURIComponent(raw);
    expect((await post({ body: JSON.stringify({ email, _token }) })).status).toBe(200);
  });

  it.each([
    ['same-origin', 204],
    ['same-site', 419],
    ['cross-site', 419],
    ['none', 419],
  ])('a write that the browser marks as %s is %i', async (site, status) => {
    const response = await client.post('/logout', {}, { headers: { 'sec-fetch-site': site } });
    expect(response.status).toBe(status);
  });

  it('an earlier app key is accepted, a foreign one never', async () => {
    const [old, now] = ['o'.repeat(32), 'n'.repeat(32)];
    const before = await startTestServer({ appKeys: [old] });
    const visitor = before.guest();
    await visitor.get('/sanctum/csrf-cookie');
    for (const [keys, status] of [
      [[now, old], 204],
      [[now], 419],
    ] as const) {
      const after = await startTestServer({ appKeys: keys });
      const same = after.guest();
      for (const [name, value] of visitor.cookies) same.cookies.set(name, value);
      expect((await same.post('/logout')).status).toBe(status);
    }
  });
});

describe('500 and 503', () => {
  it('an unexpected error contains nothing but its id', async () => {
    const broken = await startTestServer();
    Object.assign(broken.services, {
      now: () => {
        throw new TypeError('secret detail');
      },
    });
    const response = await broken.app.request('http://localhost:4000/sanctum/csrf-cookie', {
      headers: { cookie: `hangtag_session=s${'x'.repeat(43)}` },
    });
    expect(response.status).toBe(500);
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toEqual({ message: 'Server Error', id: response.headers.get('x-request-id') });
  });
});
