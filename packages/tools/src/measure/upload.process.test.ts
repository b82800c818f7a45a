import { readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, demoAccounts, openClient } from '../live/client.ts';
import { seededDataDir } from '../live/seeded.ts';
import { type LiveServer, startServer } from '../live/server.ts';
import { residentMegabytes } from './starts.ts';

const MB = 1024 * 1024;

let dataDir: string;
let server: LiveServer;
let client: Client;
let companyId: number;

beforeAll(async () => {
  dataDir = await seededDataDir('hangtag-upload-');
  server = await startServer(dataDir);
  const admin = demoAccounts(dataDir).find(({ role, plan }) => role === 'Admin' && plan === 'pro');
  if (!admin) throw new Error('The demo data has no Admin of a company on pro.');
  companyId = admin.companyId;
  client = openClient(server.origin);
  await client.signIn(admin);
});

afterAll(async () => {
  await server?.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

async function addressFor(fileName: string): Promise<string> {
  const file = { companyId, fileName, type: 'movie', status: 'active' };
  const { body } = await client.send('POST', '/api/files', file);
  return (body as { uploadUrl: string }).uploadUrl;
}

/** An MP4's first boxes followed by zeros, of any size. */
function* film(megabytes: number) {
  const piece = Buffer.alloc(MB);
  const first = Buffer.from(piece);
  first.write(
    '\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x18moov\0\0\0\x10trak\0\0\0\x08mdia\0\0\0\0mdat',
    'latin1',
  );
  yield first;
  for (let at = 1; at < megabytes; at += 1) yield piece;
}

async function put(address: string, megabytes: number): Promise<number> {
  const headers = { 'content-length': megabytes * MB };
  const sending = request(server.origin + address, { method: 'PUT', headers });
  const answered = new Promise<number>((resolve, reject) => {
    sending.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.on('error', reject);
  });
  await pipeline(film(megabytes), sending);
  return answered;
}

test('a video of 400 MB takes less than a quarter of its size in memory', async () => {
  // The first one loads what every later one needs.
  expect(await put(await addressFor('small.mp4'), 2)).toBe(200);
  const before = residentMegabytes(server.pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(server.pid))), 20);
  const status = await put(await addressFor('large.mp4'), 400);
  clearInterval(watch);
  expect(status).toBe(200);
  // Pieces that wait for the garbage collector are about 60 MB, whatever the size.
  expect(peak - before).toBeLessThan(100);
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
});
