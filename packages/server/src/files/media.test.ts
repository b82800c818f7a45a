import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  // Company 1 is the platform's own, and closed to Superadmins of others.
  await makeCompany(server.db);
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
});

describe('media', () => {
  it('is visible to its company and Superadmins only', async () => {
    const { fileUrl } = await uploadPicture(client, companyId);
    const other = await makeCompany(server.db);
    const stranger = await server.as(await makeUser(server.db, other, { role: 'Admin' }));
    const superadmin = await server.as(await makeUser(server.db, other, { role: 'Superadmin' }));
    expect((await client.get(fileUrl)).status).toBe(200);
    expect((await superadmin.get(fileUrl)).status).toBe(200);
    expect((await stranger.get(fileUrl)).status).toBe(404);
    expect((await server.guest().get(fileUrl)).status).toBe(404);
  });

  it('cannot run anything in a browser', async () => {
    const { fileUrl } = await uploadPicture(client, companyId);
    const { headers } = await client.get(fileUrl);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="bottle.png"; filename*=UTF-8''bottle.png`,
    );
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
  });

  it('answers ranges, conditions and HEAD', async () => {
    const { fileUrl } = await uploadPicture(client, companyId);
    const whole = await client.get(fileUrl);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = await client.get(fileUrl, { headers: { range: 'bytes=2-5' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 2-5/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(2, 6));
    const beyond = await client.get(fileUrl, { headers: { range: `bytes=${bytes.length}-` } });
    expect(beyond.status).toBe(416);
    const tag = whole.headers.get('etag') ?? '';
    expect((await client.get(fileUrl, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const head = await client.send('HEAD', fileUrl);
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    expect(await head.text()).toBe('');
  });

  it.each(['/media/none/60.webp', '/media/none/..%2f60.webp', '/media/%2e%2e/60.webp'])(
    'is 404 for %s',
    async (address) => {
      expect((await client.get(address)).status).toBe(404);
    },
  );
});
