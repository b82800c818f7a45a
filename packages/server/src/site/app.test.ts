import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeApp } from '../app.ts';
import { startTestServer } from '../../test/support/server.ts';

async function frameSources(embeds: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hangtag-app-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hangtag</title>');
  const { services } = await startTestServer({
    embeds: embeds.map((url, at) => ({ id: `embed-${at + 1}`, name: 'Sales', url })),
  });
  const answer = await makeApp(services, folder).request('/admin/quicksight');
  const policy = answer.headers.get('content-security-policy') ?? '';
  return policy.split('; ').find((rule) => rule.startsWith('frame-src'));
}

async function pageWith(settings: Parameters<typeof startTestServer>[0]) {
  const folder = mkdtempSync(join(tmpdir(), 'hangtag-app-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head><title>Hangtag</title>');
  const { services } = await startTestServer(settings);
  const answer = await makeApp(services, folder).request('/');
  return { policy: answer.headers.get('content-security-policy') ?? '' };
}

const keys = { publishableKey: 'pk_live_1', secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };

it('names no host of Stripe where the emulator answers', async () => {
  const { policy } = await pageWith({});
  expect(policy).not.toContain('stripe.com');
});

it('allows Stripe’s hosts with Stripe', async () => {
  const { policy } = await pageWith({ stripe: { ...keys, mode: 'live' } });
  expect(policy).toContain("script-src 'self' https://js.stripe.com");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com");
  expect(policy).toContain('https://hooks.stripe.com');
  expect(policy).not.toContain('unsafe');
});

it('allows its pages to frame only this origin', async () => {
  expect(await frameSources([])).toBe("frame-src 'self'");
});

it('allows the dashboards that the installation names [D42]', async () => {
  expect(await frameSources(['https://bi.example.com/1', 'https://bi.example.com/2'])).toBe(
    "frame-src 'self' https://bi.example.com",
  );
});

it('serves the page that the build drew for an address, under the policy of its own styles', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hangtag-app-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hangtag</title>');
  writeFileSync(join(folder, 'login.html'), '<!doctype html><style>b{}</style><b>Sign in</b>');
  const { services } = await startTestServer();
  const app = makeApp(services, folder);
  const signIn = await app.request('/login?redirect=/product');
  expect(await signIn.text()).toContain('<b>Sign in</b>');
  expect(signIn.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
  expect(await (await app.request('/product')).text()).not.toContain('Sign in');
});

it('serves the app at no address of a code or the API', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hangtag-app-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hangtag</title>');
  const { services } = await startTestServer();
  const app = makeApp(services, folder);
  const ask = async (path: string) => {
    const answer = await app.request(path);
    return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
  };
  for (const path of ['/p', '/p/', '/p/AAAAAAAAAA/x', '/00/106141411234567897'])
    expect(await ask(path), path).toEqual([404, 'text/html']);
  for (const path of ['/01', '/01/1/2/3', '/gtin/09506000134352', '/10/ABC123'])
    expect(await ask(path), path).toEqual([400, 'text/html']);
  for (const path of ['/.well-known/security', '/.well-known/x'])
    expect(await ask(path), path).toEqual([404, 'text/plain']);
  for (const path of ['/product/1', '/404']) expect(await ask(path)).toEqual([200, 'text/html']);
});

it('serves the app below no folder of the server’s own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hangtag-app-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hangtag</title>');
  const { services } = await startTestServer();
  const app = makeApp(services, folder);
  const read = app.routes.filter(({ method }) => method === 'GET');
  // The link of an invitation is the app's too.
  const folders = new Set(read.map(({ path }) => path.split('/')[1] ?? '')).difference(
    new Set(['adduser']),
  );
  const ownFolders = [...folders].filter((name) => /^[a-z_.]/.test(name));
  expect(ownFolders).toEqual(expect.arrayContaining(['media', 'dev', 'preview', 'fonts']));
  for (const name of [...ownFolders, 'resolver', 'stripe']) {
    for (const path of [`/${name}/unknown`, `/${name}/unknown/a`, `/${name}/`]) {
      const answer = await app.request(path);
      expect([path, answer.ok, await answer.text()]).toEqual([
        path,
        false,
        expect.not.stringContaining('<title>Hangtag</title>'),
      ]);
    }
  }
  for (const path of ['/media', '/dev', '/resolver', '/preview'])
    expect((await app.request(path)).status, path).toBe(404);
  for (const path of ['/devices', '/mediation', '/previews'])
    expect((await app.request(path)).status, path).toBe(200);
});

it('sends what the build compressed, under the address of the file itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hangtag-app-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hangtag</title>');
  writeFileSync(join(folder, 'app.js'), 'alert(1);'.repeat(100));
  const compressed = brotliCompressSync('alert(1);'.repeat(100), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 10 },
  });
  writeFileSync(join(folder, 'app.js.br'), compressed);
  const app = makeApp((await startTestServer()).services, folder);
  const answer = await app.request('/app.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(Buffer.from(await answer.arrayBuffer()).equals(compressed)).toBe(true);
  expect((await app.request('/app.js.br')).status).toBe(404);
});

it.each(['/metrics', '/healthz', '/livez', '/readyz', '/version', '/actuator/health'])(
  'answers a monitor that requests %s with 404, not with the app',
  async (path) => {
    const folder = mkdtempSync(join(tmpdir(), 'hangtag-app-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hangtag</title>');
    const { services } = await startTestServer();
    const app = makeApp(services, folder);
    const answer = await app.request(path);
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('<')]);
    expect((await app.request('/products')).status).toBe(200);
  },
);
