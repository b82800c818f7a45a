import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { repository } from './steps.ts';

const script = 'packages/tools/setup/prepare.mjs';
let clone: string;

/** An npm that only prints its arguments and leaves a Node behind. */
const fakeNpm = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  console.log('npm', process.argv.slice(2).join(' '));
  mkdirSync('node_modules/.bin', { recursive: true });
  if (!process.env.NO_SCRIPTS) writeFileSync('node_modules/.bin/node', '');
`;

function prepare(
  env: Record<string, string> = {},
  ...program: readonly string[]
): { code: number | null; output: string } {
  const npm = join(clone, 'npm.cjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, script), ...program],
    {
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: npm, ...env },
    },
  );
  return { code: status, output: stdout + stderr };
}

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'hangtag-clone-'));
  mkdirSync(join(clone, 'packages/tools/setup'), { recursive: true });
  cpSync(join(repository, script), join(clone, script));
  writeFileSync(join(clone, 'npm.cjs'), fakeNpm);
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages: { '': {} } }));
});

afterEach(() => rmSync(clone, { recursive: true }));

describe('the preparation before every command', () => {
  test('installs in a bare clone, reports it, and does not install twice', () => {
    const first = prepare();
    expect(first.code).toBe(0);
    expect(first.output).toMatch(/Installing .*first run[\s\S]*npm ci[\s\S]*installed in \d+ s/);
    expect(prepare()).toEqual({ code: 0, output: '' });
  });

  test('installs again when a package of the lockfile is missing', () => {
    prepare();
    const packages = { '': {}, 'node_modules/new': { version: '1.0.0' } };
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages }));
    expect(prepare().output).toContain('node_modules is older than package-lock.json');
  });

  test('installs again when a workspace is not linked', () => {
    prepare();
    const packages = { '': {}, 'node_modules/@hangtag/new': { link: true } };
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages }));
    writeFileSync(join(clone, 'node_modules/.package-lock.json'), '{"packages":{}}');
    expect(prepare().output).toContain('node_modules is older than package-lock.json');
  });

  test('accepts an installation without development packages', () => {
    prepare();
    const production = { '': {}, 'node_modules/server': { version: '1.0.0' } };
    const tool = { version: '1.0.0', dev: true };
    const write = (file: string, packages: object) =>
      writeFileSync(join(clone, file), JSON.stringify({ packages }));
    write('package-lock.json', { ...production, 'node_modules/a': tool, 'node_modules/b': tool });
    write('node_modules/.package-lock.json', production);
    expect(prepare()).toEqual({ code: 0, output: '' });
    write('package-lock.json', {
      ...production,
      'node_modules/a': tool,
      'node_modules/b': tool,
      c: {},
    });
    write('node_modules/.package-lock.json', { ...production, 'node_modules/a': tool });
    expect(prepare().output).toContain('node_modules is older than package-lock.json');
  });

  test('runs the named program on the Node of the packages, and ends with its exit code', () => {
    prepare();
    rmSync(join(clone, 'node_modules/.bin/node'));
    symlinkSync(process.execPath, join(clone, 'node_modules/.bin/node'));
    writeFileSync(join(clone, 'seven.mjs'), 'console.log(process.argv[2]); process.exit(7);');
    expect(prepare({}, 'seven.mjs', 'an argument')).toEqual({ code: 7, output: 'an argument\n' });
  });

  test('reports that install scripts are off when Node 24 is missing', () => {
    const { code, output } = prepare({ NO_SCRIPTS: '1' });
    expect(code).toBe(1);
    expect(output).toContain('ignore-scripts false');
  });

  test('ends with the exit code of a failed installation', () => {
    writeFileSync(join(clone, 'npm.cjs'), 'process.exit(3)');
    const { code, output } = prepare();
    expect(code).toBe(1);
    expect(output).toContain('npm ci failed (exit 3)');
  });

  test('refuses an old Node, naming both versions', () => {
    const url = JSON.stringify(pathToFileURL(join(clone, script)).href);
    const pretend = `
      Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });
      process.argv[1] = ${JSON.stringify(join(clone, script))};
      await import(${url});
    `;
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', pretend], {
      encoding: 'utf8',
    });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('needs Node 20.19 or newer');
    expect(run.stderr).toContain('this is Node 18.20.4');
  });
});
