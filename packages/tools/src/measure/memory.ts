/** `npm run prove -- memory`: starts the built server and says how long it takes and how much memory it needs. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LiveServer, startServer } from '../live/server.ts';
import { buildIfChanged, builds } from '../start/build.ts';
import { step } from '../steps.ts';
import { startPostgres } from '../postgres.ts';
import { table } from './report.ts';
import { residentMegabytes, watchMemory } from './starts.ts';

/** Milliseconds after which a server without requests has settled. */
const SETTLE_MS = 20_000;

interface Start {
  readonly name: string;
  readonly seconds: number;
  /** Megabytes, of the server and the processes that it started. */
  readonly peak: number;
  readonly settled: number;
  readonly aims: {
    readonly seconds: number;
    readonly peak: number | null;
    readonly settled: number | null;
  };
}

async function measure(
  name: string,
  aims: Start['aims'],
  start: () => Promise<LiveServer>,
): Promise<Start> {
  return step(name, async () => {
    const memory = watchMemory(process.pid);
    const started = performance.now();
    const server = await start();
    const seconds = (performance.now() - started) / 1000;
    await wait(SETTLE_MS);
    const settled = residentMegabytes(server.pid);
    const peak = memory.end();
    await server.end('SIGTERM');
    return { name, seconds, peak, settled, aims };
  });
}

const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-memory-'));
const other = mkdtempSync(join(tmpdir(), 'hangtag-memory-'));
for (const build of builds) await buildIfChanged(build);
const postgres = await startPostgres();
const starts: Start[] = [];
try {
  const embedded = () => startServer(dataDir);
  starts.push(
    await measure(
      'embedded, first start with demo data',
      { seconds: 5, peak: 650, settled: null },
      embedded,
    ),
    await measure('embedded, again', { seconds: 1, peak: 450, settled: 380 }, embedded),
  );
  if (postgres) {
    const served = () => startServer(other, { DATABASE_URL: postgres.url, HANGTAG_DEMO: '0' });
    await (await served()).end('SIGTERM');
    starts.push(
      await measure('PostgreSQL, again', { seconds: 1, peak: null, settled: 180 }, served),
    );
  }
} finally {
  postgres?.stop();
  for (const folder of [dataDir, other]) rmSync(folder, { recursive: true, force: true });
}

const cell = (measured: string, aim: number | null) =>
  aim === null ? measured : `${measured} (${aim})`;
const text = table(
  ['start', 'ready after, s (aim)', 'peak, MB (aim)', 'settled, MB (aim)'],
  starts.map(({ name, seconds, peak, settled, aims }) => [
    name,
    cell(seconds.toFixed(2), aims.seconds),
    cell(peak.toFixed(0), aims.peak),
    cell(settled.toFixed(0), aims.settled),
  ]),
);
const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0];
console.log(`\n${text}\n\nLoad ${load}.`);
const isOver = ({ peak, settled, aims }: Start) =>
  peak > (aims.peak ?? Infinity) || settled > (aims.settled ?? Infinity);
if (starts.some(isOver)) process.exitCode = 1;
