import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import { connect as open } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { selfSigned } from '@hangtag/server/test/support/selfSigned';
import { waitUntil } from '@hangtag/server/test/support/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../freePort.ts';
import { type Listener, listen } from '../live/listen.ts';
import { type NginxPlace, findNginx, startNginx, writeNginxConfig } from '../live/nginx.ts';

const nginx = findNginx();

// Where nginx is not installed nothing can read its files; checks/nginxBlock.test.ts reads the lines that matter.
describe.skipIf(nginx === null)('the nginx of docs/operations.md', () => {
  let home: string;
  let behind: Listener;
  let place: NginxPlace;
  let proxy: ChildProcess;
  let client: ClientHttp2Session;

  const isListening = (port: number) =>
    new Promise<boolean>((resolve) => {
      const socket = open(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });

  async function ask(path: string) {
    const stream = client.request({ ':path': path, ':authority': 'pages.example.com' });
    const [head] = (await once(stream, 'response')) as [{ ':status': number }];
    return { status: head[':status'], body: await text(stream) };
  }

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'hangtag-nginx-'));
    behind = await listen(async ({ headers }) => Response.json(Object.fromEntries(headers)));
    place = {
      home,
      port: await freePort(),
      // Nobody listens at the first, as while a process restarts.
      behind: [await freePort(), Number(new URL(behind.origin).port)],
      certificate: selfSigned,
    };
    const test = spawnSync(nginx ?? '', ['-t', ...writeNginxConfig(place)], { encoding: 'utf8' });
    expect(test.stderr).toContain('test is successful');
    proxy = startNginx(nginx ?? '', place);
    await waitUntil(() => isListening(place.port));
    client = connect(`https://127.0.0.1:${place.port}`, {
      ca: selfSigned.cert,
      servername: 'shop.test',
    });
  });

  afterAll(async () => {
    client?.close();
    proxy?.kill('SIGTERM');
    await behind?.close();
    rmSync(home, { recursive: true, force: true });
  });

  test('answers over HTTP/2 and TLS with the one server that is left, and names host and client', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/health')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({
      host: 'pages.example.com',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  test('writes no serial into its log', async () => {
    const log = () => readFileSync(join(home, 'access.log'), 'utf8');
    for (const path of ['/01/09506000134352/21/SECRET1', '/p/AAAAAAAAAA?21=SECRET2', '/end'])
      await ask(path);
    await waitUntil(() => log().includes('/end'));
    expect(log()).toContain('"GET /01/09506000134352/..."');
    expect(log()).toContain('"GET /p/AAAAAAAAAA/..."');
    expect(log()).not.toContain('SECRET');
  });
});
