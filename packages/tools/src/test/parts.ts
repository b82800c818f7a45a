import { checkSourceRules } from '../checks/sourceRules.ts';
import { checkLockfile } from '../checks/lockfile.ts';
import { buildIfChanged, publicPage } from '../start/build.ts';
import { startPostgres } from './postgres.ts';
import { check, playwright, vitest } from './runners.ts';
import { type Tally, single, sum } from './tally.ts';

/** One part of `npm test`. */
export interface Part {
  readonly name: string;
  /** What it proves, in a few words. */
  readonly about: string;
  /** Does it draw in a browser? */
  readonly needsBrowser?: boolean;
  readonly run: () => Promise<Tally>;
}

const nodeTests = ['--config', 'packages/tools/vitest.config.ts', '--project'];

async function lint(): Promise<Tally> {
  const linted = await check('oxlint', '--deny-warnings');
  const formatted = await check('oxfmt', '--check');
  const used = await check('knip');
  console.log('• lockfile');
  const locked = single(checkLockfile());
  console.log('• rules of the house');
  return sum([linted, formatted, used, locked, single(checkSourceRules())]);
}

function filesInBucket(): Promise<Tally> {
  console.log('• The suite of the files on an S3-compatible store');
  const files = [...nodeTests, 'server', 'packages/server/src/files'];
  return vitest('server-s3', files, { TEST_STORAGE: 's3' });
}

async function server(): Promise<Tally> {
  await buildIfChanged(publicPage);
  const embedded = sum([await vitest('server', [...nodeTests, 'server']), await filesInBucket()]);
  const postgres = await startPostgres();
  if (postgres === null) {
    console.log('• Skipped: the same suite on PostgreSQL, because pg_ctl was not found');
    return embedded;
  }
  try {
    console.log(`• The same suite on PostgreSQL ${postgres.version}`);
    const env = { TEST_DATABASE_URL: postgres.url };
    return sum([embedded, await vitest('server-postgres', [...nodeTests, 'server'], env)]);
  } finally {
    postgres.stop();
  }
}

async function crash(): Promise<Tally> {
  const started = await vitest('process', [...nodeTests, 'process']);
  console.log('• kill -9 during writes');
  const { proveCrash } = await import('../prove/crash.ts');
  return sum([started, await proveCrash({ rounds: 3 })]);
}

/** The parts in the order of what is cheapest to find out. */
export const parts: readonly Part[] = [
  { name: 'types', about: 'tsc over the whole repository', run: () => check('tsc', '--noEmit') },
  { name: 'lint', about: 'rules, format, unused code, lockfile', run: lint },
  {
    name: 'unit',
    about: 'contract, library support, tools, app logic',
    run: () => vitest('unit', [...nodeTests, 'unit']),
  },
  { name: 'server', about: 'every call, on PGlite and on PostgreSQL', run: server },
  {
    name: 'stories',
    about: 'behaviour, axe and pictures of every story, light and dark',
    needsBrowser: true,
    run: () => vitest('stories', ['--config', 'visual-tests/vitest.config.ts']),
  },
  {
    name: 'e2e',
    about: 'journeys in a browser against the real server',
    needsBrowser: true,
    run: () => playwright('e2e', 'app/e2e/playwright.config.ts'),
  },
  {
    name: 'crash',
    about: 'starts of the real server, two on one database, data moved, kill -9 during writes',
    run: crash,
  },
];
