/** Vitest's global setup of the server's tests: builds the public page, and starts PostgreSQL where it is installed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged, publicPage } from '../start/build.ts';
import { type PrivatePostgres, startPostgres } from '../postgres.ts';

// Stored on the process: each project of Vitest loads this module anew, and all share one PostgreSQL.
const shared = globalThis as {
  hangtagPostgres?: { readonly started: Promise<PrivatePostgres | null>; users: number };
};

export async function setup(): Promise<void> {
  shared.hangtagPostgres ??= { started: start(), users: 0 };
  shared.hangtagPostgres.users += 1;
  await shared.hangtagPostgres.started;
}

/** The last project to end stops PostgreSQL. */
export async function teardown(): Promise<void> {
  const postgres = shared.hangtagPostgres;
  if (!postgres) return;
  postgres.users -= 1;
  if (postgres.users > 0) return;
  (await postgres.started)?.stop();
  rmSync(dataDir(), { recursive: true, force: true });
}

/** What the servers of this run store. */
const dataDir = () =>
  (process.env['TEST_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'hangtag-server-tests-')));

async function start(): Promise<PrivatePostgres | null> {
  dataDir();
  await buildIfChanged(publicPage);
  const postgres = await startPostgres();
  console.log(
    postgres ? `• PostgreSQL ${postgres.version}` : '• PGlite, for PostgreSQL is not installed',
  );
  // Workers inherit it; `server-pglite` empties it again.
  if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url;
  if (postgres) process.env['TEST_DATABASE_SOCKET'] = postgres.home;
  return postgres;
}
