/** Processor time of the server and of the PostgreSQL processes that serve it; Linux only. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Database } from '@hangtag/server/db/database';
import { rowsOf } from '@hangtag/server/db/rows';
import { sql } from 'drizzle-orm';

/** Clock ticks a second, which Linux has had since 2.6. */
const TICKS = 100;

/** Numbers of a process: parent and seconds of processor time; null once it has ended. */
function readProcess(pid: number | string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      parent: Number(fields[1]),
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    };
  } catch {
    return null;
  }
}

/** Seconds so far. @param pid The server's. */
export async function processorSeconds(db: Database, pid: number) {
  const [row] = rowsOf<{ pid: number }>(await db.execute(sql`select pg_backend_pid() as pid`));
  const postmaster = readProcess(row?.pid ?? 0)?.parent;
  const postgres = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
    .filter((each) => each !== null && each.parent === postmaster)
    .reduce((sum, each) => sum + (each?.seconds ?? 0), 0);
  return { server: readProcess(pid)?.seconds ?? 0, postgres };
}
