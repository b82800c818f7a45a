import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type LiveServer, startServer } from '../live/server.ts';

/** One start of the server. */
export interface Start {
  readonly server: LiveServer;
  /** Milliseconds from the start of the process to its first `200` on `/ready`. */
  readonly milliseconds: number;
}

/** Starts the server on a data directory and times it. */
export async function timeStart(dataDir: string): Promise<Start> {
  const started = performance.now();
  const server = await startServer(dataDir);
  return { server, milliseconds: performance.now() - started };
}

/** Resident memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  if (process.platform === 'linux') {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** The processes that a process has started, and theirs, with those that they started. */
function descendants(pid: number): readonly number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  const own = readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return own.flatMap((each) => [each, ...descendants(each)]);
}

/** Resident memory of all, in megabytes; what has ended, or ends meanwhile, counts nothing. */
function sumOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      return sum + (residentMegabytes(pid) || 0);
    } catch {
      return sum;
    }
  }, 0);
}

/** Looks every 20 ms at the memory of all processes that this one has started; Linux only. */
export function watchMemory(pid: number): { readonly end: () => number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, sumOf(descendants(pid)));
  }, 20);
  return {
    end() {
      clearInterval(timer);
      return peak;
    },
  };
}
