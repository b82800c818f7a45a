import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './packages/tools/src/postgres.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];

/** The suites whose results depend on the database: they run on both engines (docs/decisions/0040). */
const engineSuites = [
  'packages/server/src/{db,jobs,auditLog}/**/*.test.ts',
  'packages/server/src/**/{bulk,copy,counts,freshness,list,outbox,overLimit,publish,sweep*,tags}.test.ts',
  'packages/server/src/billing/**/{converge,doubleSubmit,runOperation,syncCompany,webhook}.test.ts',
];

/** Suites of files that store nothing, and those that bring a store of their own. */
const filesWithoutStore = [
  'packages/server/src/files/inspect/**',
  'packages/server/src/files/{bucket,nonces,range,svg,sweepUnconfirmed,uploadUrl}.test.ts',
];

const server = {
  // Each server test calls the app in this process, on a clean database.
  setupFiles: ['packages/server/test/support/setup.ts'],
  globalSetup: ['packages/tools/src/test/serverSetup.ts'],
  exclude,
  // The files of a worker share its database; each test empties it first.
  isolate: false,
  maxWorkers: 2,
  // It only ends what hangs: a clock of billing takes half a minute on a busy machine.
  testTimeout: 90_000,
  hookTimeout: 120_000,
};

/**
 * The tests in Node. `server` runs on PostgreSQL where that is installed and else on PGlite, `server-pglite` repeats the
 * suites that depend on the engine on PGlite, `server-s3` those of the files on an S3-compatible store.
 */
export default defineConfig({
  test: {
    // What no import shows: files read at run time, programs that tests start, and the page that is built beforehand.
    forceRerunTriggers: [
      '**/{package,package-lock}.json',
      '**/{vitest,vite}.config.ts',
      '**/packages/server/src/db/migrations/**',
      '**/packages/server/src/files/inspect/**',
      '**/packages/experience/src/**',
    ],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['packages/{ui,tools}/src/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.process.test.ts'],
          globalSetup: ['packages/tools/src/test/publicPageSetup.ts'],
          // A new worker for each file takes most of the time; new modules in a shared one take little.
          isolate: false,
          setupFiles: ['app/testing/freshModules.ts'],
          // The first schema check of a request to Stripe compiles thousands of schemas.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit-packages',
          include: ['packages/{contract,experience,stripe-emulator}/src/**/*.test.{ts,tsx}'],
          exclude,
          globalSetup: ['packages/tools/src/test/publicPageSetup.ts'],
          // No state in their modules: the files of a worker share what they have imported.
          isolate: false,
          // The first schema check of a request to Stripe compiles thousands of schemas.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['packages/{server,demo}/{src,test}/**/*.test.ts'],
        },
      },
      ...(findPostgres() === null
        ? []
        : [
            {
              test: {
                ...server,
                name: 'server-pglite',
                // Several times slower than PostgreSQL on a busy machine; the limit only ends what hangs.
                testTimeout: 120_000,
                include: engineSuites,
                env: { TEST_DATABASE_URL: '' },
              },
            },
          ]),
      {
        test: {
          ...server,
          name: 'server-s3',
          include: ['packages/server/src/files/**/*.test.ts'],
          exclude: [...exclude, ...filesWithoutStore],
          env: { TEST_STORAGE: 's3' },
        },
      },
      {
        test: {
          name: 'process',
          include: ['packages/tools/src/**/*.process.test.ts'],
          exclude,
          globalSetup: ['packages/tools/src/test/processSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Each file starts servers or browsers of its own.
          maxWorkers: 2,
        },
      },
    ],
  },
});
