import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hono } from 'hono';
import { makeApp } from '../../src/app.ts';
import type { Vars } from '../../src/http/vars.ts';
import { startTestServer } from '../support/server.ts';

const boot = "document.documentElement.dataset.theme = 'dark';";
const index = `<!doctype html><html><head><script>${boot}</script><script type="module" src="/assets/a-1.js"></script></head><body></body></html>`;
const script = `export const text = '${'calm '.repeat(500)}';`;

let folder: string;
let app: Hono<Vars>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hangtag-app-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), index);
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'a-1.js'), script);
  app = makeApp((await startTestServer()).services, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost:4000${path}`, { method, headers });

describe('every answer', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/assets/a-1.js'],
    ['GET', '/assets/missing.js'],
    ['GET', '/api/user'],
    ['GET', '/api/nothing'],
    ['PUT', '/login'],
    ['POST', '/logout'],
    ['GET', '/health'],
    ['GET', '/dev/mail'],
    ['GET', '/p/UNKNOWN000'],
  ])('%s %s carries the security headers', async (method, path) => {
    const { headers } = await get(path, {}, method);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors');
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('server') || headers.has('x-powered-by')).toBe(false);
  });

  it('on https demands https for a year', async () => {
    const { app: secure } = await startTestServer({ publicUrl: 'https://pages.example.com' });
    const { headers } = await secure.request('https://pages.example.com/health');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it.each(['/api/user', '/api/nothing', '/sanctum/csrf-cookie'])(
    '%s is never cached',
    async (path) => expect((await get(path)).headers.get('cache-control')).toBe('no-store'),
  );
});

describe('the app', () => {
  it('allows its own scripts and the boot script by its hash, nothing inline', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(boot).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each(['/', '/login', '/product/5/details/summary', '/password/reset/abc?email=a%40b.c'])(
    'answers %s with its index, to be revalidated',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(index);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('hashed files are cached forever', async () => {
    const { headers } = await get('/assets/a-1.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s to clients that accept it', async (encoding, open) => {
    const response = await get('/assets/a-1.js', { 'accept-encoding': `deflate, ${encoding};q=1` });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.length).toBeLessThan(script.length / 4);
    expect(open(body).toString()).toBe(script);
  });

  it('is 304 for clients that have it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['/assets/missing.js', '/../package.json', '/%2e%2e/package.json', '/.env', '/a.php'])(
    '%s is 404, not the index',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('a background request of a script for a page gets none', async () => {
    expect((await get('/nothing', { 'sec-fetch-mode': 'cors' })).status).toBe(404);
  });

  it('sets no cookie', async () => {
    expect((await get('/login')).headers.getSetCookie()).toEqual([]);
  });

  it('explains when it is not built', async () => {
    const bare = makeApp((await startTestServer()).services, join(folder, 'nowhere'));
    const response = await bare.request('http://localhost:4000/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
  });
});
