import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selfSigned } from '../../test/support/selfSigned.ts';
import { isPublicAddress } from './addresses.ts';
import { type Network, checkLink } from './checkLink.ts';

let port = 0;
/** Method and path of each request that reached the local server. */
let asked: string[] = [];
/** Bytes that left the local server as bodies. */
let sent = 0;

const site = http.createServer((request, response) => {
  const { method = '', url: path = '' } = request;
  asked.push(`${method} ${path}`);
  const redirect = (location: string) => response.writeHead(302, { location }).end();
  const [, name = '', rest = ''] = path.split('/');
  if (name === 'status') return response.writeHead(Number(rest)).end();
  if (name === 'headless') return response.writeHead(method === 'HEAD' ? 405 : 206).end('x');
  if (name === 'to') return redirect(decodeURIComponent(rest));
  if (name === 'moved') {
    const [code = '', ...steps] = rest.split('-');
    const next = steps.length > 0 ? `/moved/${steps.join('-')}` : '/new';
    return response.writeHead(Number(code), { location: next }).end();
  }
  if (name === 'loop') return redirect('/loop');
  if (name === 'chain')
    return Number(rest) > 0 ? redirect(`/chain/${Number(rest) - 1}`) : response.end('end');
  if (name === 'never') return undefined;
  if (name === 'drip') {
    // Headers one byte after another, never to their end.
    const timer = setInterval(() => request.socket.write('X'), 20);
    request.socket.write('HTTP/1.1 200 OK\r\n');
    request.socket.on('close', () => clearInterval(timer));
    return undefined;
  }
  if (name === 'huge') {
    response.writeHead(method === 'HEAD' ? 405 : 200);
    const more = () => {
      sent += 65_536;
      if (!response.destroyed && sent < 1e9) response.write(Buffer.alloc(65_536), more);
    };
    if (method === 'HEAD') return response.end();
    return more();
  }
  if (name === 'headers') return response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end();
  if (name === 'cut') return request.socket.destroy();
  return response.end('ok');
});

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  ({ port } = site.address() as AddressInfo);
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
beforeEach(() => {
  asked = [];
  sent = 0;
});

/** Says who it is with a certificate that nobody has signed. */
describe('a site with a wrong certificate', () => {
  const site = https.createServer(selfSigned, (_request, response) => {
    asked.push('answered');
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
    });
    expect(result).toEqual({ state: 'broken', status: null, movedTo: null });
    expect(asked).toEqual([]);
  });
});

const hosts: Readonly<Record<string, readonly string[]>> = {
  'shop.test': ['127.0.0.1'],
  'inside.test': ['10.0.0.5'],
  'mixed.test': ['127.0.0.1', '10.0.0.5'],
  'metadata.test': ['169.254.169.254'],
};

/** The local server stands for the public network; everything else is judged as in earnest. */
const network = (): Network => ({
  resolve: (host) =>
    hosts[host]
      ? Promise.resolve(hosts[host].map((address) => ({ address, family: 4 as const })))
      : Promise.reject(new Error('ENOTFOUND')),
  isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
  ports: new Set(['', '80', '443', String(port)]),
  timeoutMs: 300,
  pace: () => Promise.resolve(),
});

const check = (path: string, host = 'shop.test') =>
  checkLink(path.startsWith('http') ? path : `http://${host}:${port}${path}`, {
    network: network(),
    userAgent: 'Hangtag',
    signal: new AbortController().signal,
  });
const to = (address: string) => `/to/${encodeURIComponent(address)}`;

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
  const newAddress = movedTo && `http://shop.test:${port}${movedTo}`;
  expect(await check(`/moved/${codes}`)).toEqual({ state, status: 200, movedTo: newAddress });
});

it('asks with HEAD, and with GET only where that is refused', async () => {
  await check('/');
  await check('/headless');
  expect(asked).toEqual(['HEAD /', 'HEAD /headless', 'GET /headless']);
});

it('reads no body, however large', async () => {
  expect(await check('/huge')).toMatchObject({ state: 'ok', status: 200 });
  const left = sent;
  await new Promise((done) => setImmediate(done));
  expect(sent).toBeLessThan(32 * 1024 * 1024);
  expect(left).toBeLessThanOrEqual(sent);
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
    expect(asked).toEqual([]);
    expect(await check(to(address))).toMatchObject({ state: 'broken', status: null });
    expect(asked).toEqual([`HEAD ${to(address)}`]);
  },
);

it('connects to the address that was checked, even after the name resolves to another', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.5']];
  const resolved: string[] = [];
  const result = await checkLink(`http://changing.test:${port}/headless`, {
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
  });
  expect(result).toMatchObject({ state: 'ok', status: 206 });
  expect(resolved).toEqual(['changing.test']);
});

it('ends when the process does', async () => {
  const ending = new AbortController();
  const checking = checkLink(`http://shop.test:${port}/never`, {
    network: { ...network(), timeoutMs: 60_000 },
    userAgent: 'Hangtag',
    signal: ending.signal,
  });
  ending.abort();
  await expect(checking).rejects.toThrow();
});
