import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase, openPostgres } from './open.ts';
import type { Database } from './database.ts';
import {
  NewerDatabase,
  OLDEST_BESIDE,
  OlderProcesses,
  latestMigration,
  requireThisRelease,
} from './release.ts';
import { addons, plans } from './schema/companies.ts';
import { installation } from './schema/platform.ts';
import { cleanDatabase, isEmbedded } from '../../test/support/database.ts';

it.runIf(isEmbedded)(
  'a database opened without migrating must have this release’s tables, and gets none',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-release-'));
    await (await PGlite.create(join(dataDir, 'db'))).close();
    const opened = openDatabase({ dataDir, databaseUrl: null }, 'as-is');
    await expect(opened).rejects.toThrow('There is no installation in the database');
    // The directory is free again, and as empty as it was.
    const left = await PGlite.create(join(dataDir, 'db'));
    const tables = await left.query("select 1 from pg_tables where schemaname = 'public'");
    await left.close();
    rmSync(dataDir, { recursive: true });
    expect(tables.rows).toEqual([]);
  },
);

it('a folder without a database is named, and stays as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hangtag-release-'));
  for (const dataDir of [folder, join(folder, 'missing')]) {
    const opened = openDatabase({ dataDir, databaseUrl: null }, 'as-is');
    await expect(opened).rejects.toThrow(`There is no installation in ${dataDir}.`);
  }
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

const migrationCount = readdirSync(new URL('./migrations/', import.meta.url)).filter((name) =>
  name.endsWith('.sql'),
).length;

const withMigrations = async (
  change: SQL,
  look: (db: Pick<Database, 'execute'>) => Promise<void>,
) => {
  const undo = new Error('as it was');
  const changed = (await cleanDatabase()).transaction(async (tx) => {
    await tx.execute(change);
    await look(tx);
    throw undo;
  });
  await expect(changed).rejects.toBe(undo);
};

it('a database as it is must be at this release, and either version is named', async () => {
  await requireThisRelease(await cleanDatabase());
  const added = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`;
  await withMigrations(added, async (db) => {
    await expect(requireThisRelease(db)).rejects.toThrow(new NewerDatabase(migrationCount + 1));
  });
  const removed = sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`;
  await withMigrations(removed, async (db) => {
    await expect(requireThisRelease(db)).rejects.toThrow(
      `The database is at migration ${migrationCount - 1}, of an older release; this release ends at migration ${migrationCount} (${latestMigration()}). Use the release that serves it, or start this one once.`,
    );
  });
});

const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`;
const oldestIs = (count: number) =>
  sql`update installation set value = ${count}::text::jsonb where key = 'oldest-release'`;

it.runIf(isEmbedded)(
  'a newer release’s database is refused at the start, with both versions, and stays unchanged',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-release-'));
    const open = () => openDatabase({ dataDir, databaseUrl: null });
    const first = await open();
    await first.db.execute(newer);
    await first.db.execute(oldestIs(migrationCount + 1));
    await first.close();
    const refused: unknown = await open().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NewerDatabase);
    expect(String(refused)).toMatch(/migration \d+, of a newer release/);
    expect(String(refused)).toContain(latestMigration());
    // The directory was given back.
    await expect(open()).rejects.toThrow(NewerDatabase);
    rmSync(dataDir, { recursive: true });
  },
);

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

let databases = 0;

/** A migrated database of this test alone, by its address. */
async function ownDatabase() {
  const name = `hangtag_release_${process.pid}_${(databases += 1)}`;
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await (await openPostgres(url.href)).close();
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

describe.skipIf(serverUrl === '')('releases that serve together', () => {
  /** What a start finds after a newer release has migrated and `change` was made. */
  async function startAfterNewer(url: string, change: SQL) {
    const opened = await openPostgres(url);
    await opened.db.execute(newer);
    await opened.db.execute(change);
    await opened.db.execute(sql`delete from addons`);
    await opened.close();
    const again = await openPostgres(url, 'serve');
    const found = {
      addons: await again.db.select().from(addons),
      facts: await again.db.select().from(installation),
    };
    await again.close();
    return found;
  }

  it('a database that has all that this release uses is opened as it is', async () => {
    await using own = await ownDatabase();
    const found = await startAfterNewer(own.url, oldestIs(migrationCount));
    // The reference data is the newer release's.
    expect(found.addons).toEqual([]);
    expect(found.facts).toContainEqual({ key: 'oldest-release', value: migrationCount });
  });

  it('a database that lacks what this release uses is refused, and one that does not say', async () => {
    await using own = await ownDatabase();
    const lacks = startAfterNewer(own.url, oldestIs(migrationCount + 1));
    await expect(lacks).rejects.toThrow(NewerDatabase);
    await using silent = await ownDatabase();
    const saysNothing = startAfterNewer(silent.url, sql`delete from installation`);
    await expect(saysNothing).rejects.toThrow(NewerDatabase);
  });

  it.each([
    [OLDEST_BESIDE, 'may serve while this one migrates', undefined],
    [OLDEST_BESIDE - 1, 'must end first', OlderProcesses.name],
  ])('processes with %i migrations %s', async (count, _what, refused) => {
    await using own = await ownDatabase();
    const older = new pg.Client({
      connectionString: own.url,
      application_name: `hangtag ${count}`,
    });
    await older.connect();
    const refusal: unknown = await openPostgres(own.url).then(
      (opened) => opened.close(),
      (error: unknown) => error,
    );
    await older.end();
    expect((refusal as Error | undefined)?.name).toBe(refused);
  });

  it('the name of a serving process’s connections tells its release', async () => {
    await using own = await ownDatabase();
    const opened = await openPostgres(own.url, 'serve');
    const name = sql<string>`current_setting('application_name')`;
    const rows = await opened.db.select({ name }).from(plans).limit(1);
    await opened.close();
    expect(rows).toEqual([{ name: `hangtag ${migrationCount}` }]);
  });
});
