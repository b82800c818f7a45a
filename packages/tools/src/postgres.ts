import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from './freePort.ts';

/** A PostgreSQL server for tests, which `stop` deletes. */
export interface PrivatePostgres {
  readonly url: string;
  readonly version: string;
  /** Ends the server and keeps its data: `fast` in good order, `immediate` as a crash. */
  readonly halt: (mode: 'fast' | 'immediate') => void;
  /** Starts it again on its data. @throws When it does not start. */
  readonly resume: () => void;
  /** Whether the server runs. */
  readonly isUp: () => boolean;
  /** The folder of the server and its data. */
  readonly home: string;
  readonly stop: () => void;
}

/** The folder with `pg_ctl` and `initdb`, or null where PostgreSQL is not installed. */
export function findPostgres(path = process.env['PATH'] ?? ''): string | null {
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  const folders = [...path.split(delimiter), ...packaged];
  for (const folder of folders) {
    const control = join(folder, 'pg_ctl');
    if (!existsSync(control)) continue;
    const real = dirname(realpathSync(control));
    for (const home of [folder, real]) if (existsSync(join(home, 'initdb'))) return home;
  }
  return null;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; it then runs as its own account, or as nobody. */
function unprivileged(): Owner | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This account does not exist here; the next one is tried.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no postgres or nobody account.');
}

interface PostgresOptions {
  /** Whether it commits as PostgreSQL does by itself, so that a crash loses nothing. @default false, which is faster */
  readonly isDurable?: boolean;
  /** Megabytes of a disk of its own, in memory; needs root on Linux. @default the disk of the temp folder */
  readonly disk?: number | undefined;
}

/** Starts a cluster in the temp folder on 127.0.0.1; null where PostgreSQL is not installed. */
export async function startPostgres({
  isDurable = false,
  disk,
}: PostgresOptions = {}): Promise<PrivatePostgres | null> {
  const programs = findPostgres();
  if (programs === null) return null;
  const owner = unprivileged();
  const home = mkdtempSync(join(tmpdir(), 'hangtag-pg-'));
  if (disk !== undefined)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${disk}m`, 'tmpfs', home]);
  if ('uid' in owner) chownSync(home, owner.uid, owner.gid);
  const call = (program: string, args: readonly string[]): string =>
    execFileSync(join(programs, program), args, {
      ...owner,
      cwd: home,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: home, LC_ALL: 'C' },
    });

  const data = join(home, 'data');
  call('initdb', ['-D', data, '-U', 'hangtag', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const port = await freePort();
  // The cluster lives for one test run, so it need not survive a power cut.
  const speed = isDurable ? '' : '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const place = `-c listen_addresses=127.0.0.1 -p ${port} -k ${home} -c max_connections=200`;
  const log = ['-l', join(home, 'log')];
  const start = () =>
    void call('pg_ctl', ['start', '-D', data, '-w', ...log, '-o', `${speed} ${place}`]);
  const halt = (mode: 'fast' | 'immediate') =>
    void call('pg_ctl', ['stop', '-D', data, '-m', mode, '-w']);
  start();
  return {
    url: `postgres://hangtag@127.0.0.1:${port}/postgres`,
    version: /\d+[.\d]*/.exec(call('pg_ctl', ['--version']))?.[0] ?? '',
    halt,
    resume: start,
    isUp: () => existsSync(join(data, 'postmaster.pid')),
    home,
    stop() {
      halt('immediate');
      if (disk !== undefined) execFileSync('umount', ['--lazy', home]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
