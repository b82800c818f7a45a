/**
 * Journeys in a real browser against the real server: `npm start` on an empty data directory, nothing mocked.
 * One server serves all files in turn, as it serves people.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireBrowser } from '@hangtag/tools/browser';
import { freePort } from '@hangtag/tools/freePort';
import { defineConfig } from '@playwright/test';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const { executablePath } = await requireBrowser();

// Workers read this file again: what the first reading decided travels in the environment.
process.env['HANGTAG_E2E_PORT'] ??= String(await freePort());
process.env['HANGTAG_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'hangtag-e2e-'));
const port = process.env['HANGTAG_E2E_PORT'];
const origin = `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: join(repository, 'test-results'),
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    // The package's own switches are for small servers: one process for everything, and no web security.
    launchOptions: { executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] },
  },
  webServer: {
    command: 'npm start',
    cwd: repository,
    url: `${origin}/ready`,
    env: {
      PORT: port,
      PUBLIC_URL: origin,
      DATA_DIR: process.env['HANGTAG_E2E_DATA'],
      OPEN_REGISTRATION: '1',
    },
    timeout: 240_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
