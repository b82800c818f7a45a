import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../freePort.ts';
import { type LiveServer, runServer, startServer } from '../live/server.ts';
import { repository } from '../steps.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-start-'));
let server: LiveServer;

/** The log; each line of a program without a terminal is one object. */
const messagesOf = (output: string): readonly unknown[] =>
  output
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly msg: unknown }).msg);

beforeAll(async () => {
  server = await startServer(dataDir);
});

afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the server states why it does not start, and ends with an error', () => {
  test('when another process uses the data directory: names that process', async () => {
    const port = String(await freePort());
    const { code, output } = await runServer({ DATA_DIR: dataDir, PORT: port });
    expect(code).toBeGreaterThan(0);
    expect(output).toContain(String(server.pid));
  });

  test('when the port is taken: names the port', async () => {
    const other = mkdtempSync(join(tmpdir(), 'hangtag-start-'));
    const neighbour = createServer().listen(0, '127.0.0.1');
    await once(neighbour, 'listening');
    const address = neighbour.address();
    const port = address !== null && typeof address === 'object' ? String(address.port) : '';
    const { code, output } = await runServer({ DATA_DIR: other, PORT: port });
    neighbour.close();
    rmSync(other, { recursive: true, force: true });
    expect(code).toBeGreaterThan(0);
    expect(output).toContain(port);
    expect(output).not.toMatch(/^\s+at /m);
  });

  test.each([
    ['PORT', 'http'],
    ['PUBLIC_URL', 'hangtag'],
    ['DATABASE_URL', 'mysql://localhost/a'],
    ['APP_KEY', 'short'],
  ])('when %s is "%s": names the setting', async (name, value) => {
    const { code, output } = await runServer({ DATA_DIR: dataDir, [name]: value });
    expect(code).toBeGreaterThan(0);
    expect(messagesOf(output).join()).toContain(name);
    expect(output).not.toMatch(/^\s+at /m);
  });
});

test('a misspelled setting is named even when another one stops the start', async () => {
  const { output } = await runServer({ DATABSE_URL: 'postgres://db/hangtag', PORT: 'http' });
  expect(messagesOf(output)).toContain(
    'DATABSE_URL is no setting and is ignored. Did you mean DATABASE_URL?',
  );
  expect(output).toContain('PORT must be');
});

test('files that the server writes are readable by their owner only', () => {
  const modesIn = (folder: string) =>
    readdirSync(join(dataDir, folder), { recursive: true, encoding: 'utf8' })
      .concat('')
      .map((name) => ({ name, mode: lstatSync(join(dataDir, folder, name)).mode }));
  for (const folder of ['', 'db', 'files']) {
    expect(lstatSync(join(dataDir, folder)).mode & 0o077).toBe(0);
  }
  expect(modesIn('files').filter(({ mode }) => (mode & 0o077) !== 0)).toEqual([]);
  // The folder closes the database to others; a file of it that is moved elsewhere is nobody else's to change.
  expect(modesIn('db').length).toBeGreaterThan(100);
  expect(modesIn('db').filter(({ mode }) => (mode & 0o022) !== 0)).toEqual([]);
});

test('demo passwords are readable by the owner of the data directory only', async () => {
  const file = join(dataDir, 'demo-accounts.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as { password: string }[];
  const passwords = new Set(accounts.map(({ password }) => password));
  expect(passwords.size).toBe(accounts.length);
  const { output } = await server.end('SIGTERM');
  server = await startServer(dataDir);
  expect(output).toContain('Hangtag is ready');
  expect([...passwords].filter((password) => output.includes(password))).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'a start on existing data needs at most 450 MB at its peak',
  async () => {
    await server.end('SIGTERM');
    server = await startServer(dataDir);
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    expect(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024).toBeLessThan(450);
  },
);

test('SIGTERM ends the server cleanly and frees the directory', async () => {
  const { code, output } = await server.end('SIGTERM');
  expect(code).toBe(0);
  expect(messagesOf(output)).toEqual(expect.arrayContaining(['Hangtag is ready']));
  expect(messagesOf(output).at(-1)).toContain('SIGTERM');
  server = await startServer(dataDir);
  expect(server.pid).toBeGreaterThan(0);
});

test.each([
  ['--help', 0, /Usage: npm start[^]*DATABASE_URL/],
  ['-h', 0, /Usage: npm start[^]*DATABASE_URL/],
  ['--version', 0, /Hangtag \d+\.\d+\.\d+( \([0-9a-f]{12}\))?, database \d{4}_/],
  ['--bogus', 1, /--bogus is no option/],
])(
  'npm start -- %s answers and starts nothing',
  async (argument, expected, answer) => {
    const port = String(await freePort());
    const env = { ...process.env, DATA_DIR: join(dataDir, 'never'), PORT: port };
    const args = ['start', '--', argument];
    const npm = spawn('npm', args, { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Hangtag is ready')) npm.kill('SIGTERM');
    });
    const [code] = (await once(npm, 'close')) as [number];
    expect(output).toMatch(answer);
    expect(output).not.toContain('Hangtag is ready');
    expect(code).toBe(expected);
  },
  60_000,
);

test('npm start passes SIGTERM on and waits for the server to end', async () => {
  const own = mkdtempSync(join(tmpdir(), 'hangtag-start-'));
  const port = String(await freePort());
  const env = { ...process.env, DATA_DIR: own, PORT: port };
  const npm = spawn('npm', ['start'], { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(npm, 'close');
  let output = '';
  for await (const chunk of npm.stdout) {
    output += String(chunk);
    if (output.includes('Hangtag is ready')) npm.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
  expect(output).toContain('SIGTERM: finishing');
  rmSync(own, { recursive: true, force: true });
}, 240_000);
