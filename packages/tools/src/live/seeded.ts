/** Data directories with the demo data: seeded once a day, and copied for each test. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from '../start/inputs.ts';
import { repository, step } from '../steps.ts';
import { startServer } from './server.ts';

/** The sources that make the demo data. */
const makers = ['contract', 'server', 'stripe-emulator', 'demo'].map(
  (name) => `packages/${name}/src`,
);

/** Demo data is dated in days before now, so it expires after a day, in milliseconds. */
const FRESH_MS = 20 * 60 * 60 * 1000;

/** Seeding may take this long on a busy machine, in milliseconds. */
const SEEDING_MS = 600_000;

const cache = join(repository, '.cache/seeded');

/** Whether the stored directory was made by the same code, today. */
function isFresh(stamp: string, now: string): boolean {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) return false;
  return Date.now() - statSync(stamp).mtimeMs < FRESH_MS;
}

const stored = join(cache, 'data');

/** Seeds the stored data directory where it is missing, made by other code or older than a day. */
export async function ensureSeeded(): Promise<void> {
  const stamp = join(cache, 'stamp');
  const now = fingerprint(repository, makers);
  if (isFresh(stamp, now)) return;
  const fresh = mkdtempSync(join(tmpdir(), 'hangtag-seeded-'));
  await step('Seeding a data directory, for today', async () => {
    const server = await startServer(fresh, {}, SEEDING_MS);
    const { code, output } = await server.end('SIGTERM');
    if (code !== 0) throw new Error(`The server did not end well.\n${output}`);
  });
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  cpSync(fresh, stored, { recursive: true, preserveTimestamps: true });
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(`${stamp}.new`, now);
  renameSync(`${stamp}.new`, stamp);
}

/** Copies the seeded data into a directory that is empty or missing. */
export async function copySeeded(dataDir: string): Promise<void> {
  await ensureSeeded();
  cpSync(stored, dataDir, { recursive: true, preserveTimestamps: true });
}

/** Returns a new seeded data directory below the system's temporary one; the caller removes it. */
export async function seededDataDir(prefix: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  await copySeeded(dataDir);
  return dataDir;
}
