/** Opens the database: PGlite in a folder of this machine, or PostgreSQL by its address. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type Config, type PoolSettings, standardPool } from '../config/config.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './lock.ts';
import { writeReferenceData } from './referenceData.ts';
import type { PoolState } from './pool.ts';
import {
  NoInstallation,
  howToOpen,
  requireThisRelease,
  servingName,
  writeOldestBeside,
} from './release.ts';
import { schema } from './schema/index.ts';
import { copyTemplate } from './template.ts';
import { privateFiles, privateFolder } from '../config/privateFolder.ts';

/** An open database and how to close it. */
export interface OpenDatabase {
  readonly db: Database;
  /** Whether every connection is in use and none comes back: only a new process helps. */
  isStuck(): boolean;
  /** Connections by state; null where there is no pool. */
  connections(): PoolState | null;
  /** Ends connections and gives the folder back; safe to call twice. */
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * `prepare` migrates and fills in the reference data; `serve` does too, and limits the time of every query then;
 * `as-is` changes nothing, and refuses another release.
 */
type Opening = 'prepare' | 'serve' | 'as-is';

/**
 * Opens what the settings name.
 * @throws DirectoryInUse when another process has the embedded database's folder.
 * @throws OperatorProblem when PostgreSQL does not answer or refuses the connection.
 * @throws NoInstallation, OlderDatabase or NewerDatabase when it is opened as it is, and has not this release's tables.
 * @throws NewerDatabase or OlderProcesses when releases would serve together that cannot.
 */
export function openDatabase(
  {
    dataDir,
    databaseUrl,
    pool,
  }: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'pool'>>,
  opening: Opening = 'prepare',
) {
  return databaseUrl ? openPostgres(databaseUrl, opening, pool) : openEmbedded(dataDir, opening);
}

/** The embedded database's folder in a data directory. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'db');

async function openEmbedded(dataDir: string, opening: Opening): Promise<OpenDatabase> {
  const folder = embeddedFolder(dataDir);
  if (opening === 'as-is' && !existsSync(join(folder, 'PG_VERSION')))
    throw new NoInstallation(dataDir);
  const lock = await lockDirectory(dataDir);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    if (opening !== 'as-is') copyTemplate(folder);
    privateFolder(folder);
    const client = await PGlite.create(folder);
    // PGlite makes its first files writable for everyone, whatever the process allows; the later ones are its own.
    privateFiles(folder);
    const opened = await openClient(client, opening);
    const close = once(async () => {
      await opened.close();
      lock.release();
    });
    return { ...opened, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Gives a database this release's tables and reference data, unless a newer release has done so. */
async function prepare(
  db: Database,
  opening: Opening,
  migrate: () => Promise<unknown>,
): Promise<void> {
  if ((await howToOpen(db, opening === 'serve')) === 'as it is') return;
  await migrate();
  await writeReferenceData(db);
  await writeOldestBeside(db);
}

/** A database in the caller's PGlite: a folder, or memory in tests. */
export async function openClient(
  client: import('@electric-sql/pglite').PGlite,
  opening: Opening = 'prepare',
): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const lite = drizzle({ client, schema });
  const db: Database = lite;
  try {
    if (opening === 'as-is') await requireThisRelease(db);
    else await prepare(db, opening, () => migrate(lite, { migrationsFolder }));
  } catch (error) {
    await client.close();
    throw error;
  }
  return { db, isStuck: () => false, connections: () => null, close: once(() => client.close()) };
}

/** A database on a PostgreSQL server. */
export async function openPostgres(
  url: string,
  opening: Opening = 'prepare',
  pool: PoolSettings = standardPool,
): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const { noLimits, openPool, servingLimits } = await import('./pool.ts');
  const { withExclusiveLock } = await import('./withExclusiveLock.ts');
  await withExclusiveLock(url, async (client) => {
    const alone = drizzle({ client, schema });
    if (opening === 'as-is') await requireThisRelease(alone);
    else await prepare(alone, opening, () => migrate(alone, { migrationsFolder }));
  });
  const opened = openPool(
    url,
    opening === 'serve' ? servingLimits(pool) : noLimits,
    opening === 'serve' ? servingName() : 'hangtag command',
  );
  const db = drizzle({ client: opened.pool, schema });
  return {
    db,
    isStuck: () => opened.isStuck(),
    connections: () => opened.state(),
    close: once(() => opened.close()),
  };
}

/** Whether the database answers. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => (closing ??= close());
}
