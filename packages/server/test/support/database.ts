/**
 * A clean database for each test: PGlite in memory, restored once per worker from a migrated dump, or a copy
 * of a template on the PostgreSQL that `TEST_DATABASE_URL` names. Between tests only rows are removed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { getTableName, sql } from 'drizzle-orm';
import pg from 'pg';
import { starterCatalogue } from '../../src/db/starterSections.ts';
import { starterPlans } from '../../src/db/starterPlans.ts';
import type { Database } from '../../src/db/database.ts';
import { type OpenDatabase, openClient, openPostgres } from '../../src/db/open.ts';
import { rowsOf } from '../../src/db/rows.ts';
import { schema } from '../../src/db/schema/index.ts';

/** Written with the migrations; a test that changes them puts them back itself. */
const reference: ReadonlySet<string> = new Set(['plans', 'addons', 'content_sections']);

// On the process, not in the module: every test file of a worker shares the one database.
const shared = globalThis as { hangtagTestDatabase?: Promise<OpenDatabase> };

/** Whether the tests of this project run on PGlite: what opens a PGlite of its own need not run in two projects. */
export const isEmbedded = !process.env['TEST_DATABASE_URL'];

/** This worker's database, without a row except the reference data; ids start at 1. */
export async function cleanDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  shared.hangtagTestDatabase ??= (url ? copyTemplate(url) : restoreDump()).then(keepCatalogue);
  const { db } = await shared.hangtagTestDatabase;
  await db.execute(sql`select kept.empty_tables()`);
  return db;
}

/** Ends this worker's connections and what they remember, as prepared statements; the next clean database is a new one. */
export async function endDatabase(): Promise<void> {
  const opened = await shared.hangtagTestDatabase;
  delete shared.hangtagTestDatabase;
  await opened?.close();
}

/** Keeps the starter sections beside the tables, for tests that change them, and what empties the tables. */
async function keepCatalogue(opened: OpenDatabase): Promise<OpenDatabase> {
  await opened.db.execute(sql.raw('create schema if not exists kept'));
  await opened.db.execute(
    sql.raw('create table if not exists kept.content_sections as table content_sections'),
  );
  const found: unknown = await opened.db.execute(sql.raw(sequences));
  const names = rowsOf<{ readonly name: string }>(found).map(({ name }) => name);
  await opened.db.execute(sql.raw(emptyTables(names)));
  return opened;
}

const emptied = Object.values(schema)
  .map((table) => getTableName(table))
  .filter((name) => !reference.has(name));

/** Sequences of the ids of emptied tables. */
const sequences = `select pg_get_serial_sequence(table_name, 'id') as name
  from information_schema.columns
  where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
    and table_name not in (${[...reference].map((name) => `'${name}'`).join(', ')})`;

/**
 * One call, because a round trip per table costs more than the deletes; a function, because the database then plans
 * them once per connection.
 */
const emptyTables = (ids: readonly string[]) => `create or replace function kept.empty_tables()
returns void language plpgsql set session_replication_role = 'replica' as $$ begin
  ${emptied.map((name) => `delete from ${name};`).join(' ')}
  if exists (
    (table content_sections except table kept.content_sections)
    union all (table kept.content_sections except table content_sections)
  ) then
    delete from content_sections;
    insert into content_sections overriding system value table kept.content_sections;
  end if;
  ${[...ids, 'product_asset_ids'].map((name) => `perform setval('${name}', 1, false);`).join(' ')}
end $$`;

/** All tables with their columns, but for those that the database computes. */
const writtenColumns = `select table_name as name,
  string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1`;

/**
 * Keeps all rows beside the tables, for a file whose tests all change the same content, which takes long to make.
 * @returns Puts them back as they were, without the triggers; ids and transactions go on.
 */
export async function keepRows(db: Database): Promise<() => Promise<void>> {
  const found: unknown = await db.execute(sql.raw(writtenColumns));
  const tables = rowsOf<{ readonly name: string; readonly columns: string }>(found);
  await db.execute(sql`drop schema if exists kept_rows cascade`);
  await db.execute(sql`create schema kept_rows`);
  for (const { name, columns } of tables)
    await db.execute(sql.raw(`create table kept_rows.${name} as select ${columns} from ${name}`));
  const statements = tables.map(
    ({ name, columns }) => `delete from ${name};
      insert into ${name} (${columns}) overriding system value table kept_rows.${name};`,
  );
  await db.execute(
    sql.raw(`create function kept_rows.put_back()
      returns void language plpgsql set session_replication_role = 'replica' as $$ begin
        ${statements.join(' ')}
      end $$`),
  );
  return async () => void (await db.execute(sql`select kept_rows.put_back()`));
}

async function restoreDump(): Promise<OpenDatabase> {
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache/hangtag', import.meta.url));
  const file = join(cache, `test-database-${fingerprint()}.tar`);
  const cached = readIfThere(file);
  if (cached)
    return openClient(await PGlite.create({ loadDataDir: new Blob([new Uint8Array(cached)]) }));
  const client = await PGlite.create();
  const opened = await openClient(client);
  const dump = await client.dumpDataDir('none');
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return opened;
}

async function copyTemplate(url: string): Promise<OpenDatabase> {
  const template = `hangtag_template_${fingerprint()}`;
  const copy = `hangtag_test_${process.env['VITEST_POOL_ID'] ?? process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('select pg_advisory_lock(4206913)');
  const known = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (known.rowCount === 0) {
    const draft = `${template}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft} template template0 encoding 'UTF8'`);
    await (await openPostgres(bySocket(url, draft))).close();
    await admin.query(`alter database ${draft} rename to ${template}`);
  }
  await admin.query(`drop database if exists ${copy} with (force)`);
  await admin.query(`create database ${copy} template ${template}`);
  await admin.end();
  return openPostgres(bySocket(url, copy));
}

/** By the server's socket where the run names its folder: that takes an eighth of the time of a query less. */
function bySocket(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  const folder = process.env['TEST_DATABASE_SOCKET'];
  if (folder) address.searchParams.set('host', folder);
  return address.href;
}

/** Changes whenever a dump made earlier would differ from a fresh one. */
function fingerprint(): string {
  const folder = fileURLToPath(new URL('../../src/db/migrations/', import.meta.url));
  const sqlFiles = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  // Another PGlite is another program, and may not read the dump of this one.
  const program = readFileSync(new URL(import.meta.resolve('@electric-sql/pglite')));
  const parts = [
    ...sqlFiles.map((name) => readFileSync(join(folder, name), 'utf8')),
    JSON.stringify([starterCatalogue, starterPlans]),
  ];
  return createHash('sha256').update(parts.join('\n')).update(program).digest('hex').slice(0, 12);
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
