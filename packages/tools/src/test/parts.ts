import { checkLockfile } from '../checks/lockfile.ts';
import { checkSourceRules } from '../checks/sourceRules.ts';
import { fromStories } from '../runners/reports.ts';
import { check, playwright, vitest } from '../runners/runners.ts';
import { buildIfChanged, databaseTemplate, demoFiles } from '../start/build.ts';
import { type Tally, single, sum } from '../runners/tally.ts';

/** The options of a run. */
export interface Choice {
  /** Runs only what differs from this commit, and what imports it; null runs all. */
  readonly changedSince: string | null;
  /** Runs one of several equal shares of the test files, for example `1/2`; null runs all. */
  readonly shard: string | null;
}

/** One part of `npm test`. */
export interface Part {
  readonly name: string;
  /** What it proves, in a few words. */
  readonly about: string;
  readonly needsBrowser?: boolean;
  /** Whether its files can be shared among machines by `--shard`. */
  readonly isShared?: boolean;
  readonly run: (choice: Choice) => Promise<Tally>;
}

async function lint(): Promise<Tally> {
  const linted = await check('oxlint', '--deny-warnings');
  const formatted = await check('oxfmt', '--check');
  const used = await check('knip');
  console.log('• lockfile');
  const locked = single(checkLockfile());
  console.log('• source rules');
  return sum([linted, formatted, used, locked, single(checkSourceRules())]);
}

/** Vitest's options for the chosen files. */
const filesOf = ({ changedSince, shard }: Choice): readonly string[] => [
  ...(changedSince === null ? [] : [`--changed=${changedSince}`, '--passWithNoTests']),
  ...(shard === null ? [] : [`--shard=${shard}`]),
];

const projects = (...names: readonly string[]) => names.map((name) => `--project=${name}`);

/** Tests that open an embedded database or seed the demo data take several times as long without what the build prepares. */
async function server(choice: Choice): Promise<Tally> {
  if (choice.changedSince === null)
    for (const build of [databaseTemplate, demoFiles]) await buildIfChanged(build);
  return vitest('server', [...projects('server*'), ...filesOf(choice)]);
}

async function crash(choice: Choice): Promise<Tally> {
  const processes = await vitest('process', [...projects('process'), ...filesOf(choice)]);
  if (choice.changedSince !== null) return processes;
  console.log('• kill -9 during writes');
  const { proveCrash } = await import('../prove/crash.ts');
  return sum([processes, await proveCrash({ rounds: 3 })]);
}

/** The parts, cheapest first. */
export const parts: readonly Part[] = [
  { name: 'types', about: 'tsc over the whole repository', run: () => check('tsc', '--noEmit') },
  { name: 'lint', about: 'rules, format, unused code, lockfile', run: lint },
  {
    name: 'unit',
    about: 'contract, library support, tools, app logic',
    run: (choice) => vitest('unit', [...projects('unit*'), ...filesOf(choice)]),
  },
  {
    name: 'server',
    about: 'every call on PostgreSQL, engine suites on PGlite too, files on S3 too',
    isShared: true,
    run: server,
  },
  {
    name: 'stories',
    about: 'behaviour, axe and pictures of every story',
    needsBrowser: true,
    isShared: true,
    run: (choice) =>
      vitest(
        'stories',
        ['--config=visual-tests/vitest.config.ts', ...filesOf(choice)],
        fromStories,
      ),
  },
  {
    name: 'e2e',
    about: 'journeys in a browser against the real server',
    needsBrowser: true,
    run: ({ changedSince }) =>
      playwright(
        'e2e',
        'app/e2e/playwright.config.ts',
        changedSince === null ? [] : ['--pass-with-no-tests', `--only-changed=${changedSince}`],
      ),
  },
  {
    name: 'crash',
    about: 'starts of the real server, two on one database, data moved, kill -9 during writes',
    needsBrowser: true,
    run: crash,
  },
];
