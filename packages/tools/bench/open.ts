/** Builds the bench's page as the app is built, and opens it in the tests' browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uiPlugins } from '@hangtag/ui/vite';
import { chromium, type CDPSession, type Page } from 'playwright';
import { build, preview } from 'vite';
import { requireBrowser } from '../src/browser.ts';
import { repository } from '../src/steps.ts';
import './types.ts';

const root = join(repository, 'packages/tools/bench/page');

/** The open page, with its memory. */
export interface OpenBench {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly close: () => Promise<void>;
}

/** Builds, serves on loopback and opens the page in a window of 1440 by 900; cleans up when the page does not open. */
export async function openBench(): Promise<OpenBench> {
  const outDir = mkdtempSync(join(tmpdir(), 'hangtag-bench-'));
  const leave = new AsyncDisposableStack();
  leave.defer(() => rmSync(outDir, { recursive: true, force: true }));
  try {
    process.env['NODE_ENV'] = 'production';
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: uiPlugins(),
      build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
    });
    const server = await preview({
      configFile: false,
      root,
      logLevel: 'silent',
      build: { outDir },
      preview: { host: '127.0.0.1', port: 4120 },
    });
    leave.defer(() => server.close());
    const { executablePath, args } = await requireBrowser();
    const browser = await chromium.launch({ executablePath, args: [...args] });
    leave.defer(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    const address = server.resolvedUrls?.local[0];
    if (!address) throw new Error('The page is not served.');
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in window);
    return { page, devtools, close: () => leave.disposeAsync() };
  } catch (failure) {
    await leave.disposeAsync();
    throw failure;
  }
}
