import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const root = new URL('../../', import.meta.url).pathname;

/** Tests in Node: pure code in `unit`, the server on its database in `server`, whole programs in `process`. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: [
            'packages/{contract,ui,experience,tools,stripe-emulator}/src/**/*.test.{ts,tsx}',
            'app/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.process.test.ts'],
          // The first question to the emulator's oracle compiles thousands of schemas.
          testTimeout: 30_000,
        },
      },
      {
        root,
        test: {
          name: 'server',
          include: ['packages/{server,demo}/{src,test}/**/*.test.ts'],
          setupFiles: ['packages/server/test/support/setup.ts'],
          exclude: ['**/node_modules/**'],
          // All files of a worker share its one database; each test empties it first.
          isolate: false,
          // Each has a database of its own, and two share the work of the embedded one, which uses a single thread.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'process',
          include: ['packages/tools/src/**/*.process.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Each of them starts servers of its own, and the machine has few cores.
          fileParallelism: false,
        },
      },
    ],
  },
});
