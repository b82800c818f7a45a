import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const root = new URL('../../', import.meta.url).pathname;

/** Tests that run in Node: pure code in `unit`, the server on its database in `server`. */
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
            'packages/{contract,ui,experience,tools}/src/**/*.test.{ts,tsx}',
            'app/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/**/*.process.test.ts'],
        },
      },
      {
        root,
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
