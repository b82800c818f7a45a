import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from './open.ts';
import type { Database } from './database.ts';
import { NewerDatabase, latestMigration, requireThisRelease } from './release.ts';
import { cleanDatabase } from '../../test/support/database.ts';

it('a database opened without migrating must have this release’s tables, and gets none', async () => {
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
});

it('a folder without a database is named, and stays as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hangtag-release-'));
  for (const dataDir of [folder, join(folder, 'missing')]) {
    const opened = openDatabase({ dataDir, databaseUrl: null }, 'as-is');
    await expect(opened).rejects.toThrow(`There is no installation in ${dataDir}.`);
  }
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

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
  const known = Number(latestMigration().slice(0, 4)) + 1;
  const added = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`;
  await withMigrations(added, async (db) => {
    await expect(requireThisRelease(db)).rejects.toThrow(new NewerDatabase(known + 1));
  });
  const removed = sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`;
  await withMigrations(removed, async (db) => {
    await expect(requireThisRelease(db)).rejects.toThrow(
      `The database is at migration ${known - 1}, of an older release; this release ends at migration ${known} (${latestMigration()}). Use the release that serves it, or start this one once.`,
    );
  });
});

it('a newer release’s database is refused at the start, with both versions, and stays unchanged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-release-'));
  const open = () => openDatabase({ dataDir, databaseUrl: null });
  const first = await open();
  await first.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  );
  await first.close();
  const refused: unknown = await open().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NewerDatabase);
  expect(String(refused)).toMatch(/migration \d+, of a newer release/);
  expect(String(refused)).toContain(latestMigration());
  // The directory was given back.
  await expect(open()).rejects.toThrow(NewerDatabase);
  rmSync(dataDir, { recursive: true });
});
