/**
 * `npm run prove -- public-page [other checkout]`: how fast the built server answers with a public page on PostgreSQL,
 * beside nginx with the same bytes, and beside the built server of an earlier checkout; in turn in one run.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@hangtag/server/test/support/jobs';
import { freePort } from '../freePort.ts';
import { demoAccounts, openClient } from '../live/client.ts';
import { findNginx } from '../live/nginx.ts';
import { type LiveServer, startServer } from '../live/server.ts';
import { startPostgres } from '../postgres.ts';
import { step } from '../steps.ts';
import { findSubject } from './calls.ts';
import { measureCalls, percentile } from './load.ts';
import { type PageClient, connectPageClient } from './pageClient.ts';
import { milliseconds, table } from './report.ts';
import { writeSection } from './markdownSections.ts';
import { startStaticNginx } from './staticNginx.ts';

const ROUNDS = 3;
const CLIENTS = 16;
const BUSY_MS = 4000;
const STEADY = { perSecond: 50, seconds: 8 };

/** A phone that takes brotli. */
const headers = [
  'User-Agent: Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1',
  'Accept: text/html',
  'Accept-Encoding: gzip, deflate, br',
];

interface Subject {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  readonly times: { readonly p50: number[]; readonly p95: number[]; readonly rate: number[] };
  readonly cpu: number[];
}

const subject = (name: string, port: number, pid: number): Subject => ({
  name,
  port,
  pid,
  times: { p50: [], p95: [], rate: [] },
  cpu: [],
});

/** Milliseconds of a processor that a process and its children have used. */
function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')'))
    .split(' ')
    .slice(12, 14)
    .map(Number);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const below = children === '' ? [] : children.split(' ').map(Number);
  return below.reduce((sum, child) => sum + processorMs(child), (user + system) * 10);
}

async function measure({ port, pid, times, cpu }: Subject, path: string): Promise<void> {
  const connect = () => connectPageClient({ port, path }, headers);
  const idle: PageClient[] = [];
  const make = async () => {
    const last = idle.pop();
    const client = last?.isOpen() ? last : await connect();
    const { status } = await client.ask();
    idle.push(client);
    return status;
  };
  const [steady] = await measureCalls([{ name: 'page', make }], STEADY);
  if (!steady || steady.failed > 0) throw new Error('A page was not answered.');
  times.p50.push(steady.p50);
  times.p95.push(steady.p95);
  const clients = await Promise.all(Array.from({ length: CLIENTS }, connect));
  const until = performance.now() + BUSY_MS;
  const used = processorMs(pid);
  const counts = await Promise.all(clients.map((client) => askUntil(client, until)));
  const count = counts.reduce((sum, each) => sum + each, 0);
  times.rate.push((count * 1000) / BUSY_MS);
  cpu.push((processorMs(pid) - used) / count);
  for (const client of [...idle, ...clients]) client.close();
}

async function askUntil(client: PageClient, until: number): Promise<number> {
  let count = 0;
  for (; performance.now() < until; count += 1) await client.ask();
  return count;
}

const median = (values: readonly number[]) => percentile(values, 0.5);

const postgres = await startPostgres();
const nginx = findNginx();
if (!postgres || !nginx) throw new Error('This needs PostgreSQL and nginx.');
const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-page-'));
const home = mkdtempSync(join(tmpdir(), 'hangtag-static-'));
const [, , other] = process.argv;
const running: LiveServer[] = [];
const start = async (release?: string) => {
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '1' };
  const server = await startServer(dataDir, env, 240_000, release);
  running.push(server);
  return server;
};
let proxy: ReturnType<typeof startStaticNginx> | undefined;
try {
  const before = other && (await step('Starting the other', () => start(other)));
  const server = await step('Starting', () => start());
  const account = demoAccounts(dataDir).find(
    ({ role, plan }) => role === 'Admin' && plan === 'pro',
  );
  if (!account) throw new Error('The demo data has no Admin of a company on pro.');
  const client = openClient(server.origin);
  await client.signIn(account);
  const { product } = await findSubject(client, account);
  const path = new URL(product.publicUrl).pathname;
  const first = await connectPageClient({ port: server.port, path }, headers);
  const { body } = await first.ask();
  first.close();
  const port = await freePort();
  proxy = startStaticNginx(nginx, { home, port, path, body });
  await waitUntil(() =>
    connectPageClient({ port, path }, headers).then(
      (one) => (one.close(), true),
      () => false,
    ),
  );
  const subjects = [
    ...(before ? [subject('before', before.port, before.pid)] : []),
    subject('now', server.port, server.pid),
    subject('nginx', port, proxy.pid ?? 0),
  ];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await step(`Round ${round}${round === 0 ? ', which does not count' : ''}`, async () => {
      for (const each of subjects) await measure(each, path);
    });
    if (round === 0)
      for (const { times, cpu } of subjects)
        for (const values of [times.p50, times.p95, times.rate, cpu]) values.length = 0;
  }
  const fastest = median(subjects.at(-1)?.times.rate ?? []);
  const rows = subjects.map(({ name, times, cpu }) => [
    name,
    milliseconds(median(times.p50)),
    milliseconds(median(times.p95)),
    Math.round(median(times.rate)).toLocaleString('en-US'),
    (median(times.rate) / fastest).toFixed(2),
    `${median(cpu).toFixed(3)} ms`,
  ]);
  const head = [
    '',
    'p50 at 50 a second',
    'p95',
    'most a second',
    'of nginx',
    'its processor a page',
  ];
  const text = `A full page of ${body.length.toLocaleString('en-US')} bytes in brotli, on PostgreSQL, every request another visitor who is counted; medians of ${ROUNDS}
rounds, in turn in one run. nginx serves the same bytes from disk with one process. ${CLIENTS} connections for the most a second.
${cpus().length} cores under a load of ${loadavg()[0]?.toFixed(1)}, which the servers, PostgreSQL and the client share with other work. Aims: p95 at most 5 ms, 0.3 of nginx.

${table(head, rows)}`;
  writeSection('Public page: speed', 'npm run prove -- public-page', text);
  console.log(`\n${text}`);
} finally {
  proxy?.kill('SIGTERM');
  for (const each of running) await each.end('SIGTERM');
  postgres.stop();
  for (const folder of [dataDir, home]) rmSync(folder, { recursive: true, force: true });
}
