import { existsSync } from 'node:fs';
import { chromium as playwright } from 'playwright';

/**
 * Switches that let a browser without a graphics card render by itself, for half the work of emulating one
 * (docs/decisions/0035).
 */
export const softwareRenderingSwitches = ['--disable-gpu', '--disable-gpu-compositing'] as const;

/** A browser program and the switches it needs. */
export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** The place where it was found, for reports. */
  readonly source: 'CHROME_PATH' | 'package' | 'installed' | 'playwright';
}

/** The places that the finder searches; a test can remove them one by one. */
export interface BrowserLocations {
  /** Value of `CHROME_PATH`, if any. */
  readonly chosen: string | undefined;
  /** Unpacks the browser that came with `npm ci`; null on other systems than Linux on x64. */
  readonly bundled: () => Promise<Omit<Browser, 'source'> | null>;
  /** Usual paths of an installed Chrome or Chromium. */
  readonly installed: readonly string[];
  /** Playwright's own download. */
  readonly playwright: string;
  readonly exists: (path: string) => boolean;
}

/** The message when no browser is found. */
export const noBrowserMessage = [
  'No browser was found for the tests.',
  'Debian and Ubuntu: sudo apt-get install -y chromium',
  'Elsewhere: npx playwright install chromium',
  'Or set CHROME_PATH to a Chrome or Chromium program.',
].join('\n');

async function bundled(): Promise<Omit<Browser, 'source'> | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    // The package's own switches put everything into one process, which a second page ends.
    const args = ['--no-sandbox', '--font-render-hinting=none'];
    return { executablePath: await chromium.executablePath(), args };
  } catch {
    // Missing, or its archive cannot be unpacked here: the next place is tried.
    return null;
  }
}

const defaultLocations: BrowserLocations = {
  chosen: process.env['CHROME_PATH'],
  bundled,
  installed: [
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
  playwright: playwright.executablePath(),
  exists: existsSync,
};

/** The browser for tests, or null: CHROME_PATH, the pinned package, an installed one, Playwright's. */
export async function findBrowser(
  locations: BrowserLocations = defaultLocations,
): Promise<Browser | null> {
  const { chosen, exists } = locations;
  if (chosen && exists(chosen)) return { executablePath: chosen, args: [], source: 'CHROME_PATH' };
  const pinned = await locations.bundled();
  if (pinned) return { ...pinned, source: 'package' };
  const installed = locations.installed.find(exists);
  if (installed) return { executablePath: installed, args: [], source: 'installed' };
  if (!exists(locations.playwright)) return null;
  return { executablePath: locations.playwright, args: [], source: 'playwright' };
}

/** The browser for tests; without one, the process ends with what to install. */
export async function requireBrowser(
  locations: BrowserLocations = defaultLocations,
): Promise<Browser> {
  const browser = await findBrowser(locations);
  if (browser) return browser;
  console.error(noBrowserMessage);
  process.exit(1);
}
