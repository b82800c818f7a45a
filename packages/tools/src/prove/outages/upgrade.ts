/**
 * Replaces two servers of the release before by this one while they are written to, one after the other, the first one
 * also back. The release before is the last commit with fewer migrations, or the one that the argument names.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '../../measure/report.ts';
import { writeSection } from '../../measure/markdownSections.ts';
import { buildIfChanged, publicPage } from '../../start/build.ts';
import { repository, step } from '../../steps.ts';
import type { Outage } from './outage.ts';
import { play } from './play.ts';
import { head, printFaults, row } from './row.ts';

const JOURNAL = 'packages/server/src/db/migrations/meta/_journal.json';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

const releaseBefore = (): string => git('log', '-1', '--format=%H^', '--', JOURNAL);

/** Installs and builds a commit in this folder, as the documentation says. */
function build(commit: string, folder: string): void {
  git('clone', '--quiet', '--shared', '--no-checkout', repository, folder);
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('git', 'checkout', '--quiet', '--detach', commit);
  run('npm', 'ci', '--no-audit', '--no-fund');
  run('npm', 'run', 'build');
}

/** Both releases serve for a while between the two halves. */
const upgrade = (before: string): Outage => ({
  about: 'one of two servers is replaced by this release, back, and again, then the other one',
  seconds: 15,
  ready: ['ok', 'ok'],
  begin: (stage) => stage.replace(0),
  async end(stage) {
    await stage.replace(0, before);
    await stage.replace(0);
    await stage.replace(1);
  },
});

const commit = git('rev-parse', '--short=12', process.argv[2] ?? releaseBefore());
const folder = mkdtempSync(join(tmpdir(), 'hangtag-release-'));
try {
  await step(`Installing and building ${commit}`, () => Promise.resolve(build(commit, folder)));
  await buildIfChanged(publicPage);
  const outage = upgrade(folder);
  const result = await step(outage.about, () => play(outage, folder));
  printFaults(result);
  const figures = table(head, [row([`from ${commit}`, result])]);
  console.log(figures);
  const intro = `Two servers of the release before, at ${commit}, are written to as in [outages](#outages-under-load), on the tables of this
release. One is replaced by this release, back, and again, then the other one.`;
  if (result.faults.length === 0)
    writeSection('Upgrade under load', 'npm run prove -- upgrade', `${intro}\n\n${figures}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
