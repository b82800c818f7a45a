import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository, run } from '../steps.ts';
import { type VitestReport, fromPlaywright, fromVitest } from './reports.ts';
import { type Tally, nothing, single, withExit } from './tally.ts';

const reports = join(repository, '.cache/test');

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function read<Report>(file: string, tally: (report: Report) => Tally): Tally {
  return existsSync(file) ? tally(JSON.parse(readFileSync(file, 'utf8')) as Report) : nothing;
}

/** Runs one program as a check that passes or fails as a whole. */
export async function check(command: string, ...args: readonly string[]): Promise<Tally> {
  const name = [command, ...args].join(' ');
  console.log(`• ${name}`);
  const { code } = await run(command, args);
  return code === 0 ? single(true) : { ...single(false), failures: [name] };
}

/** Runs Vitest and counts its tests. @param tallyOf Reads its report. */
export async function vitest(
  name: string,
  args: readonly string[],
  tallyOf: (report: VitestReport) => Tally = fromVitest,
): Promise<Tally> {
  const file = freshReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('vitest', ['run', ...args, ...reporters]);
  return withExit(read(file, tallyOf), code);
}

/** Runs Playwright with a configuration of the repository and counts its tests. */
export async function playwright(
  name: string,
  config: string,
  args: readonly string[],
): Promise<Tally> {
  const file = freshReport(name);
  const all = ['test', '--config', config, '--reporter=list,json', ...args];
  const { code } = await run('playwright', all, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return withExit(read(file, fromPlaywright), code);
}
