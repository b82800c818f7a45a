/** The servers of a run: one per worker, so that journeys do not affect each other. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hangtag/tools/freePort';

/** A server for journeys. */
export interface Server {
  readonly port: number;
  readonly origin: string;
  /** Its data directory, which also contains the demo accounts' passwords. */
  readonly data: string;
}

/** Two, because the build machine has two cores. */
export const count = 2;

/** The environment variable that passes the servers to the workers. */
const variable = 'HANGTAG_E2E_SERVERS';

async function chosen(): Promise<Server[]> {
  const servers: Server[] = [];
  while (servers.length < count) {
    const port = await freePort();
    const data = mkdtempSync(join(tmpdir(), 'hangtag-e2e-'));
    servers.push({ port, origin: `http://localhost:${port}`, data });
  }
  return servers;
}

/** Chooses ports and directories, once per run. */
export async function decideServers(): Promise<readonly Server[]> {
  process.env[variable] ??= JSON.stringify(await chosen());
  return decidedServers();
}

function decidedServers(): readonly Server[] {
  return JSON.parse(process.env[variable] ?? '[]') as Server[];
}

/** The server of this worker. */
export function ownServer(): Server {
  const own = decidedServers()[Number(process.env['TEST_PARALLEL_INDEX'])];
  if (!own) throw new Error('This is not a worker of the journeys.');
  return own;
}
