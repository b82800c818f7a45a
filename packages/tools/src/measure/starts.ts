import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
