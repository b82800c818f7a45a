import { describe, expect, test } from 'vitest';
import { type Places, findBrowser, noBrowser } from './browser.ts';

const everything: Places = {
  chosen: '/chosen',
  bundled: async () => ({ executablePath: '/bundled', args: ['--headless'] }),
  installed: ['/missing', '/installed'],
  playwright: '/playwright',
  exists: (path) => path !== '/missing',
};

describe('findBrowser', () => {
  test('takes CHROME_PATH first', async () => {
    expect(await findBrowser(everything)).toMatchObject({ executablePath: '/chosen' });
  });

  test('passes over a CHROME_PATH that does not exist', async () => {
    const found = await findBrowser({ ...everything, chosen: '/missing' });
    expect(found).toEqual({ executablePath: '/bundled', args: ['--headless'], source: 'package' });
  });

  test('falls back to an installed browser, then to the one of Playwright', async () => {
    const withoutPackage = { ...everything, chosen: undefined, bundled: async () => null };
    expect(await findBrowser(withoutPackage)).toMatchObject({ executablePath: '/installed' });
    expect(await findBrowser({ ...withoutPackage, installed: [] })).toMatchObject({
      source: 'playwright',
    });
  });

  test('finds nothing where nothing is, and the sentence says what to install', async () => {
    const bare = { ...everything, bundled: async () => null, exists: () => false };
    expect(await findBrowser(bare)).toBeNull();
    expect(noBrowser).toContain('apt-get install -y chromium');
  });
});
