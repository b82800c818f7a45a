import { describe, expect, test, vi } from 'vitest';
import { type BrowserLocations, findBrowser, noBrowserMessage, requireBrowser } from './browser.ts';

const everything: BrowserLocations = {
  chosen: '/chosen',
  bundled: async () => ({ executablePath: '/bundled', args: ['--headless'] }),
  installed: ['/missing', '/installed'],
  playwright: '/playwright',
  exists: (path) => path !== '/missing',
};

const bare = { ...everything, bundled: async () => null, exists: () => false };

describe('findBrowser', () => {
  test('takes CHROME_PATH first', async () => {
    expect(await findBrowser(everything)).toMatchObject({ executablePath: '/chosen' });
  });

  test('skips a CHROME_PATH that does not exist', async () => {
    const found = await findBrowser({ ...everything, chosen: '/missing' });
    expect(found).toEqual({ executablePath: '/bundled', args: ['--headless'], source: 'package' });
  });

  test('falls back to an installed browser, then to Playwright’s', async () => {
    const withoutPackage = { ...everything, chosen: undefined, bundled: async () => null };
    expect(await findBrowser(withoutPackage)).toMatchObject({ executablePath: '/installed' });
    expect(await findBrowser({ ...withoutPackage, installed: [] })).toMatchObject({
      source: 'playwright',
    });
  });

  test('finds nothing where no browser is', async () => {
    expect(await findBrowser(bare)).toBeNull();
  });
});

test('stops the tests without a browser, and names what to install', async () => {
  const says = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const ends = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  await expect(requireBrowser(bare)).rejects.toThrow('ended with 1');
  expect(says).toHaveBeenCalledWith(noBrowserMessage);
  expect(noBrowserMessage).toContain('apt-get install -y chromium');
  says.mockRestore();
  ends.mockRestore();
});
