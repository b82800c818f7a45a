/** Journeys in a browser against the real server without mocks; each worker has its own server. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireBrowser, softwareRenderingSwitches } from '@hangtag/tools/browser';
import { defineConfig } from '@playwright/test';
import { decideServers } from './servers.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const { executablePath } = await requireBrowser();

/** The package's own flags are for small servers: a single process and no web security. */
const switches = [
  '--no-sandbox',
  '--font-render-hinting=none',
  ...softwareRenderingSwitches,
] as const;

const servers = await decideServers();

export default defineConfig({
  testDir: '.',
  outputDir: join(repository, 'test-results'),
  workers: servers.length,
  retries: 0,
  forbidOnly: true,
  // It only ends what hangs: a long journey takes a minute and a half on a busy machine.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // Actions, requests and console lines. The trace's film costs a seventh of the processor's time, its copies of the
    // page at least as much; `--trace on` adds both.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...switches] },
  },
  globalSetup: './startServers.ts',
});
