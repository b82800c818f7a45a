/** A local site that answers every case of the link check, and the network in which it is public. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { isPublicAddress } from '../../src/linkCheck/addresses.ts';
import { checkLink } from '../../src/linkCheck/checkLink.ts';
import type { Network } from '../../src/linkCheck/pin.ts';
import type { RobotsCache } from '../../src/linkCheck/robots.ts';

const fresh = () => ({
  /** Method and path of each request that reached the site, robots.txt aside. */
  asked: [] as string[],
  /** Hosts whose robots.txt was asked for. */
  robotsAsked: [] as string[],
  /** What robots.txt answers. */
  robotsTxt: {} as { status?: number; body?: string; location?: string },
  /** Bytes that left the site as bodies. */
  sent: 0,
});

/** What the site saw in this test, and what it answers as its robots.txt. */
export const seen = { port: 0, ...fresh() };

const site = http.createServer((request, response) => {
  const { method = '', url: path = '' } = request;
  if (path === '/robots.txt') {
    seen.robotsAsked.push(request.headers.host ?? '');
    const { status = 404, body, location } = seen.robotsTxt;
    response.writeHead(status, location === undefined ? {} : { location });
    return response.end(body);
  }
  seen.asked.push(`${method} ${path}`);
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
      seen.sent += 65_536;
      if (!response.destroyed && seen.sent < 1e9) response.write(Buffer.alloc(65_536), more);
    };
    if (method === 'HEAD') return response.end();
    return more();
  }
  if (name === 'headers') return response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end();
  if (name === 'cut') return request.socket.destroy();
  return response.end('ok');
});

/** Starts the site for the tests of a file. */
export function startLinkSite(): void {
  beforeAll(async () => {
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    seen.port = (site.address() as AddressInfo).port;
  });
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });
  beforeEach(() => {
    Object.assign(seen, fresh());
  });
}

const hosts: Readonly<Record<string, readonly string[]>> = {
  'shop.test': ['127.0.0.1'],
  'inside.test': ['10.0.0.5'],
  'mixed.test': ['127.0.0.1', '10.0.0.5'],
  'other.test': ['127.0.0.1'],
  'metadata.test': ['169.254.169.254'],
};

/** The local site stands for the public network; everything else is judged as in earnest. */
export const network = (): Network => ({
  resolve: (host) =>
    hosts[host]
      ? Promise.resolve(hosts[host].map((address) => ({ address, family: 4 as const })))
      : Promise.reject(new Error('ENOTFOUND')),
  isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
  ports: new Set(['', '80', '443', String(seen.port)]),
  timeoutMs: 300,
  pace: () => Promise.resolve(),
});

/** Checks a path of the site, or an address. */
export const check = (path: string, robots: RobotsCache = new Map()) =>
  checkLink(path.startsWith('http') ? path : `http://shop.test:${seen.port}${path}`, {
    network: network(),
    userAgent: 'Hangtag',
    signal: new AbortController().signal,
    robots,
  });
/** A path that redirects to the address. */
export const to = (address: string) => `/to/${encodeURIComponent(address)}`;
