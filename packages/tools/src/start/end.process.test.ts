import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { picture } from '@hangtag/server/test/support/files';
import { waitUntil } from '@hangtag/server/test/support/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, demoAccounts, openClient } from '../live/client.ts';
import { seededDataDir } from '../live/seeded.ts';
import { type LiveServer, startServer } from '../live/server.ts';

let dataDir: string;
let server: LiveServer;
let client: Client;
let companyId: number;

beforeAll(async () => {
  dataDir = await seededDataDir('hangtag-end-');
  server = await startServer(dataDir, { SHUTDOWN_SECONDS: '6' });
  client = openClient(server.origin);
  const admin = demoAccounts(dataDir).find(({ role, plan }) => role === 'Admin' && plan === 'pro');
  if (!admin) throw new Error('The demo data has no Admin of a company with Pro.');
  companyId = admin.companyId;
  await client.signIn(admin);
});

afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Announces a picture and sends the first half of it; the server is waiting for the rest then. */
async function beginUpload(body: Buffer): Promise<ClientRequest> {
  const file = { companyId, type: 'image', fileName: 'a.png', assetName: 'A' };
  const announced = await client.send('POST', '/api/files', file);
  const { uploadUrl } = announced.body as { uploadUrl: string };
  const { pathname, search } = new URL(uploadUrl, server.origin);
  const upload = request(new URL(pathname + search, server.origin), {
    method: 'PUT',
    headers: {
      'Content-Type': 'image/png',
      'Content-Length': body.length,
      'X-Filename': 'a.png',
      Expect: '100-continue',
    },
  });
  upload.flushHeaders();
  await once(upload, 'continue');
  upload.write(body.subarray(0, body.length / 2));
  return upload;
}

/** The status of an answer, or why there is none. */
const outcomeOf = (answer: Promise<{ readonly status: number }>) =>
  answer.then(
    ({ status }) => status,
    (error: Error) => (error.cause as NodeJS.ErrnoException | undefined)?.code,
  );

/** A request is answered, or its connection ends before the server has read it. */
const answeredOrUnread = [200, 'ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'];

test('SIGTERM lets what is under way finish, cuts what never ends, and reports no error', async () => {
  const body = await picture();
  const upload = await beginUpload(body);
  const stuck = await beginUpload(body);
  const isCut = once(stuck, 'error') as Promise<NodeJS.ErrnoException[]>;
  const asked = ['products', 'files?type=image', 'products', 'files?type=image'].map((list) =>
    outcomeOf(client.send('GET', `/api/companies/${companyId}/${list}`)),
  );
  const ended = server.end('SIGTERM');
  await waitUntil(() => server.output().includes('SIGTERM: finishing'));
  upload.end(body.subarray(body.length / 2));
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  for (const outcome of asked) expect(answeredOrUnread).toContain(await outcome);
  expect(await outcomeOf(fetch(server.origin))).toBe('ECONNREFUSED');
  expect((await isCut)[0]?.code).toBe('ECONNRESET');
  const { code, output } = await ended;
  expect(code).toBe(0);
  expect(output).not.toContain('unexpected error');
});
