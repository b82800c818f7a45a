import { describe, expect, it } from 'vitest';
import { check, seen, startLinkSite, to } from '../../test/support/linkSite.ts';
import type { RobotsCache } from './robots.ts';

startLinkSite();

describe('robots.txt', () => {
  const rules = (...lines: readonly string[]) => ({ status: 200, body: lines.join('\n') });

  it('a site that shuts the check out is unknown, never broken, and its address is not asked', async () => {
    seen.robotsTxt = rules('User-agent: *', 'Disallow: /status');
    expect(await check('/status/404')).toEqual({ state: 'unknown', status: null, movedTo: null });
    expect(seen.asked).toEqual([]);
    expect(await check('/')).toMatchObject({ state: 'ok' });
  });

  it.each([
    [
      'rules for the check alone',
      ['User-agent: *', 'Allow: /', '', 'User-agent: Hangtag', 'Disallow: /'],
      'unknown',
    ],
    ['rules for another program', ['User-agent: Other', 'Disallow: /'], 'ok'],
    ['an exception', ['User-agent: *', 'Disallow: /', 'Allow: /status/204$'], 'ok'],
    ['what is no robots.txt', ['<!doctype html><p>Disallow: /'], 'ok'],
  ] as const)('follows %s', async (_what, lines, state) => {
    seen.robotsTxt = rules(...lines);
    expect(await check('/status/204')).toMatchObject({ state });
  });

  it.each([
    [404, 'broken'],
    [403, 'broken'],
    [500, 'unknown'],
    [503, 'unknown'],
  ] as const)('an answer of %s leaves a missing page %s', async (status, state) => {
    seen.robotsTxt = { status };
    expect(await check('/status/404')).toMatchObject({ state });
  });

  it('is asked for once a site and run, also at the end of a redirect', async () => {
    const run: RobotsCache = new Map();
    await check('/', run);
    await check('/status/204', run);
    await check(to(`http://other.test:${seen.port}/`), run);
    expect(seen.robotsAsked).toEqual([`shop.test:${seen.port}`, `other.test:${seen.port}`]);
    await check('/');
    expect(seen.robotsAsked).toHaveLength(3);
  });

  it('a redirect to a site that shuts the check out is unknown', async () => {
    seen.robotsTxt = rules('User-agent: *', 'Disallow: /status/404');
    expect(await check(to('/status/404'))).toMatchObject({ state: 'unknown', status: null });
  });

  it.each(['http://169.254.169.254/latest', 'http://inside.test/robots.txt', 'http://10.1/'])(
    'never leads the check to %s',
    async (location) => {
      seen.robotsTxt = { status: 302, location };
      expect(await check('/status/404')).toMatchObject({ state: 'broken', status: 404 });
      expect(seen.robotsAsked).toHaveLength(1);
    },
  );

  it('redirects without end, and to a site that does not answer, prove nothing of the address', async () => {
    seen.robotsTxt = { status: 302, location: '/robots.txt' };
    expect(await check('/')).toMatchObject({ state: 'ok' });
    seen.robotsTxt = { status: 302, location: 'http://other.test:80/robots.txt' };
    expect(await check('/')).toMatchObject({ state: 'unknown' });
  });

  it('is read to its first half megabyte', async () => {
    const long = `User-agent: *\n${'#'.repeat(1024 * 1024)}\nDisallow: /`;
    seen.robotsTxt = { status: 200, body: long };
    expect(await check('/')).toMatchObject({ state: 'ok' });
  });
});
