/** Proves that the library works outside this repository: packed, installed, built and shown in a browser. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from '../browser.ts';
import { repository, step } from '../steps.ts';
import { sheets } from './bundle.ts';
import { installPackage, writeApp } from './consumerApp.ts';
import { checkInBrowser } from './checkInBrowser.ts';
import { buildPackage, packageFolder } from './package.ts';

/** Runs a check; prints its output only when it fails. */
function must(sentence: string, command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: repository,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} found a fault:\n${stdout}${stderr}`);
  console.log(`• ${sentence}`);
}

const browser = await requireBrowser();
await buildPackage();
must('publint: nothing to say', 'publint', packageFolder, '--strict');
// A style sheet has no types; everything else is checked.
const exceptSheets = ['--exclude-entrypoints', ...sheets.map((file) => `./${file}`)];
const esm = ['--profile', 'esm-only', '--format', 'ascii'];
must(
  'attw: every entry point has its types',
  'attw',
  '--pack',
  packageFolder,
  ...esm,
  ...exceptSheets,
);

const folder = mkdtempSync(join(tmpdir(), 'hangtag-app-'));
try {
  await step('Installing the tarball into an empty app, offline', () => installPackage(folder));
  writeApp(folder);
  must('tsc: the app compiles against the package alone', 'tsc', '--project', folder);
  must('vite: the app is built', 'vite', 'build', folder, '--logLevel', 'warn');
  const seen = await step('Looking at it in the browser', () => checkInBrowser(folder, browser));
  for (const sentence of seen) console.log(`  ${sentence}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
