/** The commands say why they cannot work in a sentence, as the server does. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@hangtag/server/db/open';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../freePort.ts';
import { builtProgram } from '../start/build.ts';
import { repository } from '../steps.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-command-'));

beforeAll(async () => {
  const opened = await openDatabase({ dataDir, databaseUrl: null });
  await opened.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  );
  await opened.close();
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The problem that a command prints. */
const problemOf = (program: string, args: readonly string[], settings: NodeJS.ProcessEnv) =>
  new Promise<string>((resolve, reject) => {
    const env = { ...process.env, DATA_DIR: dataDir, ...settings };
    const options = { cwd: repository, env };
    execFile(process.execPath, [builtProgram(program), ...args], options, (error, _out, err) =>
      error ? resolve(err) : reject(new Error('The command found no problem.')),
    );
  });

const admin = ['noor@example.com', 'Noor Haddad'];
const archive = [join(dataDir, 'archive')];

test.each([
  ['admin-create', admin],
  ['audit-verify', []],
  ['data-export', archive],
  ['data-import', archive],
])('%s prints one sentence for the database of a newer release', async (program, args) => {
  const problem = await problemOf(program, args, {});
  expect(problem).toContain('of a newer release');
  expect(problem.trim().split('\n')).toHaveLength(1);
});

test.each([
  ['audit-verify', []],
  ['data-export', archive],
])('%s says that an empty folder has no database, and leaves it empty', async (program, args) => {
  const empty = mkdtempSync(join(tmpdir(), 'hangtag-empty-'));
  const problem = await problemOf(program, args, { DATA_DIR: empty });
  expect(problem).toContain(`There is no installation in ${empty}.`);
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});

test.each([
  ['admin-create', admin],
  ['audit-verify', []],
  ['data-export', archive],
  ['data-import', archive],
])('%s prints one sentence for a database that does not answer', async (program, args) => {
  const DATABASE_URL = `postgres://hangtag@127.0.0.1:${await freePort()}/hangtag`;
  const problem = await problemOf(program, args, { DATABASE_URL });
  expect(problem).toBe('The database that DATABASE_URL names does not answer.\n');
});
