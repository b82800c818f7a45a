import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { picture } from '@hangtag/server/test/support/files';
import { waitUntil } from '@hangtag/server/test/support/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, demoAccounts, openClient } from '../live/client.ts';
import { seededDataDir } from '../live/seeded.ts';
import { type LiveServer, startServer } from '../live/server.ts';

const paths = ['/login', '/health', '/login', '/health'];

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

/** Hands a whole request to the system, on a new connection or on one that an answer left open; then how it ended. */
async function sendRequest(path: string, agent: Agent) {
  const call = request(new URL(path, server.origin), { agent });
  const outcome = once(call, 'response').then(
    ([answer]: IncomingMessage[]) => {
      answer?.resume();
      return answer?.statusCode ?? 0;
    },
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
  const [socket] = (await once(call, 'socket')) as [Socket];
  if (socket.connecting) await once(socket, 'connect');
  await new Promise<void>((resolve) => call.end(resolve));
  return { outcome };
}

const isRefused = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => false,
    ({ cause }: Error) => (cause as NodeJS.ErrnoException).code === 'ECONNREFUSED',
  );

test('SIGTERM answers what has arrived, lets what is under way finish, cuts what never ends, and reports no error', async () => {
  const body = await picture();
  const upload = await beginUpload(body);
  const stuck = await beginUpload(body);
  const isCut = once(stuck, 'error') as Promise<NodeJS.ErrnoException[]>;
  const agent = new Agent({ keepAlive: true });
  const first = await Promise.all(paths.map((path) => sendRequest(path, agent)));
  for (const { outcome } of first) expect(await outcome).toBe(200);
  const asked = await Promise.all([...paths, ...paths].map((path) => sendRequest(path, agent)));
  const ended = server.end('SIGTERM');
  await waitUntil(() => server.output().includes('SIGTERM: finishing'));
  upload.end(body.subarray(body.length / 2));
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  for (const { outcome } of asked) expect(await outcome).toBe(200);
  // Within a few turns of its event loop; until then it answers.
  await waitUntil(() => isRefused(server.origin));
  expect((await isCut)[0]?.code).toBe('ECONNRESET');
  const { code, output } = await ended;
  expect(code).toBe(0);
  expect(output).not.toContain('unexpected error');
});
