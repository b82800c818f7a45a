import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type TestS3, startTestS3 } from '@hangtag/server/test/support/s3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blocks,
  elsewhere,
  inline,
  lines,
  operations,
  readme,
  statements,
} from './documentedCommands.ts';
import { freePort } from './freePort.ts';
import { repository } from './steps.ts';
import { type PrivatePostgres, findPostgres, startPostgres } from './postgres.ts';

/** Commands of README that end by themselves and change nothing, and a piece of what they print. */
const ofReadme = {
  'npm run prove': 'rolling-restart',
  'npm run build': '',
} as const;

test('every command of README is run by a test, or has a stated reason', () => {
  const isRun = ['npm run audit:verify', ...Object.keys(ofReadme)];
  const unknown = [...lines(readme), ...inline(readme)].filter(
    (command) => !(command in elsewhere) && !isRun.includes(command),
  );
  expect(unknown).toEqual([]);
});

test.each(Object.entries(ofReadme))(
  '%s does what README says',
  async (command, printed) => {
    const options = { cwd: repository };
    const { stdout } = await promisify(execFile)('bash', ['-euc', command], options);
    expect(stdout).toContain(printed);
  },
  240_000,
);

test('a reason names a command of README', () => {
  const named = [readme, operations].flatMap((text) => [...lines(text), ...inline(text)]);
  expect(Object.keys(elsewhere).filter((command) => !named.includes(command))).toEqual([]);
});

describe.skipIf(findPostgres() === null)(
  'the commands of docs/operations.md, as written',
  () => {
    const home = mkdtempSync(join(tmpdir(), 'hangtag-operations-'));
    const settingsFile = join(home, 'hangtag.env');
    let postgres: PrivatePostgres | null = null;
    let s3: TestS3;
    let environment: NodeJS.ProcessEnv;

    beforeAll(async () => {
      postgres = await startPostgres();
      if (!postgres) throw new Error('PostgreSQL did not start.');
      s3 = await startTestS3();
      const { hostname, port } = new URL(postgres.url);
      await asOnATypicalMachine(postgres.url);
      const here: Readonly<Record<string, string>> = {
        'db.example.com:5432': `${hostname}:${port}`,
        '/var/lib/hangtag': join(home, 'data'),
        'https://s3.example.com': s3.settings.endpoint ?? '',
        'S3_ACCESS_KEY_ID="…"': `S3_ACCESS_KEY_ID="${s3.settings.accessKeyId}"`,
        'S3_SECRET_ACCESS_KEY="…"': `S3_SECRET_ACCESS_KEY="${s3.settings.secretAccessKey}"`,
      };
      const [settings = ''] = blocks(operations, 'ini');
      const written = Object.entries(here).reduce(
        (text, [from, to]) => text.replace(from, to),
        settings,
      );
      writeFileSync(settingsFile, written);
      environment = {
        PATH: [process.env['PATH'], findPostgres()].join(delimiter),
        HOME: process.env['HOME'],
        PGHOST: hostname,
        PGPORT: port,
        PGUSER: 'administrator',
        PGDATABASE: 'postgres',
      };
    });

    afterAll(async () => {
      await s3?.close();
      postgres?.stop();
      rmSync(home, { recursive: true, force: true });
    });

    /** Gives the PostgreSQL another superuser, and asks the documented role for a password. */
    async function asOnATypicalMachine(url: string): Promise<void> {
      const run = async (user: string, ...statements: readonly string[]) => {
        const at = new URL(url);
        at.username = user;
        const client = new pg.Client({ connectionString: at.href });
        await client.connect();
        const answers = [];
        for (const statement of statements)
          answers.push(await client.query<{ hba_file?: string }>(statement));
        await client.end();
        return answers;
      };
      await run('hangtag', 'create role administrator superuser login');
      const [, shown] = await run(
        'administrator',
        'alter role hangtag rename to initial',
        'show hba_file',
      );
      const rules = shown?.rows[0]?.hba_file ?? '';
      const byPassword = 'host all hangtag 127.0.0.1/32 scram-sha-256\n';
      writeFileSync(rules, byPassword + readFileSync(rules, 'utf8'));
      await run('administrator', 'select pg_reload_conf()');
    }

    /** Runs a command in a shell with the settings, in temporary folders instead of the machine's. */
    async function shell(
      command: string,
      env: NodeJS.ProcessEnv = {},
      cwd = repository,
    ): Promise<string> {
      const script = command
        .replaceAll('/etc/hangtag.env', settingsFile)
        .replaceAll('/var/backups', home);
      const options = { cwd, env: { ...environment, ...env } };
      const { stdout } = await promisify(execFile)('bash', ['-euc', script], options).catch(
        (error: Error & { readonly stdout: string }) => {
          throw new Error(`${error.message}\n${error.stdout}`);
        },
      );
      return stdout;
    }

    const withSettings = (command: string) => `set -a; . /etc/hangtag.env; set +a; ${command}`;
    const runnable = (block: string) =>
      block
        .trim()
        .split('\n')
        .filter((line) => !(line in elsewhere))
        .join('\n');

    /** The blocks in order; `Restore` runs in another installation. */
    const scripts = blocks(operations, 'sh').map(runnable).filter(Boolean);
    const [database = '', ...others] = scripts;

    test('create the database, the first user and archives, and restore an installation', async () => {
      await shell(database);
      for (const script of others) {
        const isRestore = script.startsWith('npm run data:import');
        const isFolder = script.startsWith('mkdir');
        if (isFolder) await shell(script, {}, home);
        else
          await (isRestore
            ? shell(script, { DATA_DIR: join(home, 'try') })
            : shell(withSettings(script)));
      }
      expect(others.filter((script) => script.startsWith('npm run data:import'))).toHaveLength(1);
      const secret = (name: string) => readFileSync(join(home, 'secrets', name), 'utf8');
      expect(secret('database-url')).toContain(`:${secret('database-password')}@`);
      expect(secret('app-key').length).toBeGreaterThan(32);
      expect(await shell(withSettings('npm run audit:verify'))).toMatch(/\d/);
    });

    test('work inside the sentences', async () => {
      await shell('createdb restored --owner hangtag');
      const commands = inline(operations).filter((command) => !(command in elsewhere));
      const ran: string[] = [];
      for (const command of commands) {
        if (command.startsWith('node_modules/.bin/node')) continue;
        const isRestore = command.startsWith('pg_restore');
        const target = isRestore ? 'DATABASE_URL="${DATABASE_URL%/*}/restored"; ' : '';
        await shell(withSettings(target + command), {}, home);
        ran.push(command.split(' ')[0] ?? '');
      }
      expect(ran.toSorted()).toEqual(['cd', 'openssl', 'pg_dump', 'pg_restore', 'psql']);
      const asked = statements(operations);
      expect(asked.map((sql) => sql.split(' ')[0])).toEqual(['alter', 'select']);
      for (const sql of asked) await shell(`psql -c "${sql.replace('…', 'change-this')}"`);
    });

    test('start the server like its unit, with the same settings', async () => {
      const byHand =
        inline(operations).find((command) => command.startsWith('node_modules/.bin/node')) ?? '';
      const program = byHand.split(' ').at(-1) ?? '';
      const [, unit = ''] = blocks(operations, 'ini');
      expect(unit).toContain(`ExecStart=/opt/hangtag/node_modules/.bin/node ${program}\n`);
      const [command = '', ...args] = byHand.replace('/etc/hangtag.env', settingsFile).split(' ');
      const env = { ...environment, PORT: String(await freePort()) };
      const server = spawn(join(repository, command), args, { cwd: repository, env });
      let output = '';
      for await (const chunk of server.stdout) {
        output += String(chunk);
        if (output.includes('Hangtag is ready')) server.kill('SIGTERM');
      }
      expect(output).toContain('Hangtag is ready');
      expect(output).toContain('SIGTERM');
    });
  },
  600_000,
);
