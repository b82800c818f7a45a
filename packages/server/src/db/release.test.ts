import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from './open.ts';
import { NewerDatabase, OtherRelease, latestMigration, requireThisRelease } from './release.ts';
import { cleanDatabase } from '../../test/support/database.ts';

it('a database opened without migrating must have this release’s tables, and gets none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-release-'));
  const opened = openDatabase({ dataDir, databaseUrl: null }, 'as-is');
  await expect(opened).rejects.toThrow('start this one once');
  // The directory is free again, and as empty as it was.
  const left = await PGlite.create(join(dataDir, 'db'));
  const tables = await left.query("select 1 from pg_tables where schemaname = 'public'");
  await left.close();
  rmSync(dataDir, { recursive: true });
  expect(tables.rows).toEqual([]);
});

it('another number of migrations is another release', async () => {
  const db = await cleanDatabase();
  await requireThisRelease(db);
  const undo = new Error('as it was');
  const later = db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`,
    );
    await expect(requireThisRelease(tx)).rejects.toThrow(OtherRelease);
    throw undo;
  });
  await expect(later).rejects.toBe(undo);
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
