/** Restarts two servers in turn behind the nginx of docs/operations.md, and counts the answers meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../freePort.ts';
import { findNginx, startNginx } from '../live/nginx.ts';
import { startServer } from '../live/server.ts';
import { startTwoServers } from '../scale/twoServers.ts';
import { buildIfChanged, publicPage } from '../start/build.ts';

/** Clients that send one request after the other. */
const ASKING = 4;

async function prove(nginx: string): Promise<void> {
  await buildIfChanged(publicPage);
  const two = await startTwoServers();
  if (!two) throw new Error('PostgreSQL is not installed.');
  const home = mkdtempSync(join(tmpdir(), 'hangtag-nginx-'));
  const front = await freePort();
  const behind = [two.a.port, two.b.port] as const;
  const proxy = startNginx(nginx, { home, port: front, behind });
  const origin = `http://127.0.0.1:${front}`;
  const counts = new Map<number, number>();
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      // There is no answer to count before nginx listens.
      const answer = await fetch(`${origin}/health`).catch(() => null);
      if (answer) counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      await answer?.body?.cancel();
    }
  };
  const people = Array.from({ length: ASKING }, ask);
  let { a, b } = two;
  try {
    const start = (port: number) =>
      startServer(join(home, String(port)), { ...two.env, PORT: String(port) });
    await a.end('SIGTERM');
    a = await start(a.port);
    await b.end('SIGTERM');
    b = await start(b.port);
  } finally {
    isOver = true;
    await Promise.all(people);
    proxy.kill('SIGTERM');
    await Promise.all([a.end('SIGKILL'), b.end('SIGKILL')]);
    await two.stop();
    rmSync(home, { recursive: true, force: true });
  }
  console.log([...counts].map(([status, count]) => `${count} answers with ${status}`).join(', '));
  if ([...counts.keys()].some((status) => status !== 200)) process.exitCode = 1;
}

const nginx = findNginx();
if (nginx === null) {
  console.error('nginx is not here: apt-get install nginx-light, or set NGINX_PATH.');
  process.exitCode = 1;
} else await prove(nginx);
