import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, network, seen, startLinkSite, to } from '../../test/support/linkSite.ts';
import { selfSigned } from '../../test/support/selfSigned.ts';
import { checkLink, questionAbout } from './checkLink.ts';

startLinkSite();

/** Says who it is with a certificate that nobody has signed. */
describe('a site with a wrong certificate', () => {
  const site = https.createServer(selfSigned, (_request, response) => {
    seen.asked.push('answered');
    response.end('ok');
  });
  beforeAll(() => new Promise<void>((done) => site.listen(0, '127.0.0.1', done)));
  afterAll(() => site.close());

  it('is broken, as people see it, and is not asked for anything', async () => {
    const { port: tls } = site.address() as AddressInfo;
    const result = await checkLink(`https://shop.test:${tls}/`, {
      network: { ...network(), ports: new Set([String(tls)]) },
      userAgent: 'Hangtag',
      signal: new AbortController().signal,
      robots: new Map(),
    });
    expect(result).toEqual({ state: 'broken', status: null, movedTo: null });
    expect(seen.asked).toEqual([]);
  });
});

it.each([
  ['/', 'ok', 200],
  ['/status/204', 'ok', 204],
  ['/headless', 'ok', 206],
  ['/chain/5', 'ok', 200],
  ['/status/304', 'ok', 304],
  ['/status/404', 'broken', 404],
  ['/status/410', 'broken', 410],
  ['/status/401', 'unknown', 401],
  ['/status/403', 'unknown', 403],
  ['/status/429', 'unknown', 429],
  ['/status/500', 'unknown', 500],
  ['/status/503', 'unknown', 503],
  ['/never', 'unknown', null],
  ['/drip', 'unknown', null],
  ['/loop', 'broken', null],
  ['/chain/6', 'broken', null],
  ['/headers', 'broken', null],
  ['/cut', 'broken', null],
  [to('http://'), 'broken', 302],
] as const)('%s is %s with %s', async (path, state, status) => {
  expect(await check(path)).toEqual({ state, status, movedTo: null });
});

it.each([
  ['301', 'redirected', '/new'],
  ['308', 'redirected', '/new'],
  ['301-301', 'redirected', '/new'],
  ['301-302', 'redirected', '/moved/302'],
  ['302', 'ok', null],
  ['307-301', 'ok', null],
] as const)('a redirect with %s is %s, to %s', async (codes, state, movedTo) => {
  const newAddress = movedTo && `http://shop.test:${seen.port}${movedTo}`;
  expect(await check(`/moved/${codes}`)).toEqual({ state, status: 200, movedTo: newAddress });
});

it('asks with HEAD, and with GET only where that is refused', async () => {
  await check('/');
  await check('/headless');
  expect(seen.asked).toEqual(['HEAD /', 'HEAD /headless', 'GET /headless']);
});

it('reads no body, however large', async () => {
  expect(await check('/huge')).toMatchObject({ state: 'ok', status: 200 });
  const left = seen.sent;
  await new Promise((done) => setImmediate(done));
  expect(seen.sent).toBeLessThan(32 * 1024 * 1024);
  expect(left).toBeLessThanOrEqual(seen.sent);
});

it.each([
  'http://inside.test/',
  'http://mixed.test/',
  'http://metadata.test/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[fd00:ec2::254]/',
  'http://0x7f000002/',
  'http://10.1/',
  'http://shop.test:22/',
  'http://user:secret@shop.test/',
  'ftp://shop.test/',
  'file:///etc/passwd',
  'http://nowhere.test/',
])(
  '%s is not asked, at first or after a redirect, and looks like a name that does not exist',
  async (address) => {
    expect(await check(address)).toMatchObject({ state: 'broken', status: null });
    expect(seen.asked).toEqual([]);
    expect(await check(to(address))).toMatchObject({ state: 'broken', status: null });
    expect(seen.asked).toEqual([`HEAD ${to(address)}`]);
  },
);

it('connects to the address that was checked, even after the name resolves to another', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.5']];
  const resolved: string[] = [];
  const result = await checkLink(`http://changing.test:${seen.port}/headless`, {
    network: {
      ...network(),
      resolve: (host) => {
        resolved.push(host);
        const address = answers.shift()?.[0] ?? '10.0.0.5';
        return Promise.resolve([{ address, family: 4 }]);
      },
    },
    userAgent: 'Hangtag',
    signal: new AbortController().signal,
    robots: new Map(),
  });
  expect(result).toMatchObject({ state: 'ok', status: 206 });
  expect(resolved).toEqual(['changing.test']);
});

it('ends when the process does', async () => {
  const ending = new AbortController();
  const checking = checkLink(`http://shop.test:${seen.port}/never`, {
    network: { ...network(), timeoutMs: 60_000 },
    userAgent: 'Hangtag',
    signal: ending.signal,
    robots: new Map(),
  });
  ending.abort();
  await expect(checking).rejects.toThrow();
});

it('asks YouTube what it tells other sites about a film, and every other address itself', () => {
  const about = 'https://www.youtube.com/oembed?format=json&url=';
  const film = encodeURIComponent('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(questionAbout('https://youtu.be/dQw4w9WgXcQ')).toBe(about + film);
  expect(questionAbout('https://vimeo.com/76979871')).toBe('https://vimeo.com/76979871');
  expect(questionAbout('https://shop.test/a')).toBe('https://shop.test/a');
});
