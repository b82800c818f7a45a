/**
 * `npm run prove -- resolver`: the resolver on PostgreSQL with a million GTINs and ten million serials, at 500 scans a
 * second, beside nginx. `GTINS`, `SERIALS`, `RATE` and `SECONDS` make it smaller.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@hangtag/server/db/open';
import { startServer } from '../../live/server.ts';
import { measureCalls } from '../../measure/load.ts';
import { writeSection } from '../../measure/markdownSections.ts';
import { residentMegabytes } from '../../measure/starts.ts';
import { startPostgres } from '../../postgres.ts';
import { step } from '../../steps.ts';
import { makeDataset, sampleOf } from './dataset.ts';
import { openHttp, scanCalls } from './mix.ts';
import { processorSeconds } from './processor.ts';
import { AIM_MS, resolverText, sumOf } from './report.ts';
import { startStatic } from './staticServer.ts';

const setting = (name: string, standard: number) => Number(process.env[name] ?? standard);
const sizes = { numbers: setting('GTINS', 1_000_000), serials: setting('SERIALS', 10_000_000) };
const rate = setting('RATE', 500);
const seconds = setting('SECONDS', 60);

/** Numbers that are asked for in turn: more than are asked for within a minute. */
const SAMPLE = 20_000;
const WARM_UP_SECONDS = 10;
const ALONE_SECONDS = 20;

const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-resolver-'));

async function measureResolver(url: string) {
  const env = { DATABASE_URL: url, HANGTAG_DEMO: '0', TRUSTED_PROXIES: '0' };
  const server = await step('Starting the built server', () => startServer(dataDir, env));
  const http = openHttp(server.origin);
  const database = await openPostgres(url, 'as-is');
  try {
    const calls = scanCalls(http, await sampleOf(database.db, SAMPLE));
    await step('Warming up', () =>
      measureCalls(calls, { perSecond: rate, seconds: WARM_UP_SECONDS }),
    );
    const before = residentMegabytes(server.pid);
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, residentMegabytes(server.pid))), 1000);
    const used = await processorSeconds(database.db, server.pid);
    const measured = await step(`Scanning ${rate} times a second`, () =>
      measureCalls(calls, { perSecond: rate, seconds }),
    );
    const after = await processorSeconds(database.db, server.pid);
    clearInterval(timer);
    return {
      calls: measured,
      memory: { before, most, after: residentMegabytes(server.pid) },
      processor: {
        server: (after.server - used.server) / seconds,
        postgres: (after.postgres - used.postgres) / seconds,
      },
    };
  } finally {
    http.close();
    await database.close();
    await server.end('SIGTERM');
  }
}

async function measureStatic() {
  const server = await startStatic('<!doctype html><title>Harvest Olive Oil</title>');
  if (!server) return null;
  try {
    const calls = [
      {
        name: 'nginx: redirect',
        expected: 307,
        make: () => server.http.status('/01/09506000134352?17=261231'),
      },
      { name: 'nginx: file', expected: 200, make: () => server.http.status('/page.html') },
    ];
    return await step('Asking nginx', () =>
      measureCalls(calls, { perSecond: rate, seconds: Math.min(seconds, ALONE_SECONDS) }),
    );
  } finally {
    server.end();
  }
}

const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL is not installed.');
try {
  const database = await openPostgres(postgres.url);
  await step(`Making ${sizes.numbers} GTINs and ${sizes.serials} serials`, () =>
    makeDataset(database.db, sizes),
  );
  await database.close();
  const measured = await measureResolver(postgres.url);
  const alone = await measureStatic();
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '';
  const text = resolverText({
    sizes,
    rate,
    seconds,
    ...measured,
    alone,
    load,
    cores: cpus().length,
  });
  if (sizes.numbers >= 1_000_000)
    writeSection('Resolver at scale', 'npm run prove -- resolver', text);
  console.log(`\n${text}`);
  const all = sumOf('all', measured.calls);
  if (all.p95 > AIM_MS || all.failed > 0) process.exitCode = 1;
} finally {
  postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
