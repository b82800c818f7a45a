import { inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { platformSectionIds } from '../content/definitions.ts';
import { companies, subscriptions } from '../db/schema/companies.ts';
import { events } from '../db/schema/analytics.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { change, makeProduct, publish, section } from '../../test/support/products.ts';
import { PHONE, scanCode } from '../../test/support/scan.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let product: ProductAnswer;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  const introduction = (await platformSectionIds(server.db, ['introduction'])).get('introduction');
  product = await makeProduct(client, companyId, {
    name: 'Harvest Olive Oil',
    upcCode: '9506000134352',
    unpublishedContent: {
      title: 'Harvest',
      headers: [],
      sections: [section(introduction ?? 0, { lead: 'Pressed in October <b>' })],
    },
  });
});

const pathOf = (address: string) => new URL(address).pathname;
const look = (address: string, headers: Record<string, string> = {}) =>
  scanCode(server.guest(), address, headers);
const views = async () => {
  await server.services.background.idle();
  return server.db
    .select()
    .from(events)
    .where(inArray(events.kind, ['scan', 'view']));
};

describe('a public page', () => {
  it('shows the published content, at both addresses, without a cookie', async () => {
    await publish(client, product);
    for (const address of [pathOf(product.publicUrl), '/01/09506000134352']) {
      const answer = await look(address);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(html).toContain('Pressed in October &lt;b&gt;');
      expect(html).toContain('http://localhost:4000/01/09506000134352');
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('allows its own styles and nothing else', async () => {
    await publish(client, product);
    const { headers } = await look('/01/09506000134352');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'( 'sha256-[^']+')*; img-src 'self'; /,
    );
  });

  it('has its own fonts, cached for a year, also for a sandboxed preview', async () => {
    await publish(client, product);
    const answer = await look('/01/09506000134352');
    expect(answer.headers.get('content-security-policy')).toContain("; font-src 'self';");
    const html = await answer.text();
    const fonts = html.match(/\/fonts\/[\w.-]+(?=\))/g) ?? [];
    expect(fonts).toHaveLength(2);
    for (const address of fonts) {
      expect(html).toContain(
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`,
      );
      const font = await look(address);
      expect(font.headers.get('content-type')).toBe('font/woff2');
      expect(font.headers.get('cache-control')).toContain('immutable');
      expect(font.headers.get('access-control-allow-origin')).toBe('*');
      expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
    }
    expect((await look('/fonts/newsreader-00000000.woff2')).status).toBe(404);
  });

  it('is compressed, with the same ETag', async () => {
    await publish(client, product);
    const address = pathOf(product.publicUrl);
    const headers = { 'Accept-Encoding': 'gzip' };
    const answer = await server.guest().get(address, { headers });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const tag = answer.headers.get('etag') ?? '';
    const again = await server.guest().get(address, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  it('stays as published while the draft changes, and changes as soon as that is published', async () => {
    await publish(client, product);
    const before = await (await look('/01/09506000134352')).text();
    await change(client, product, { title: 'New harvest' });
    expect(await (await look('/01/09506000134352')).text()).toBe(before);
    await publish(client, product);
    expect(await (await look('/01/09506000134352')).text()).toContain('New harvest');
  });

  it('survives the end of the plan [X9]', async () => {
    await publish(client, product);
    await server.db.update(subscriptions).set({ status: 'ended' });
    await server.db.update(companies).set({ status: 'Inactive', type: 'free' });
    expect((await look('/01/09506000134352')).status).toBe(200);
  });

  it('answers 304 to a browser that has it, and HEAD without a body', async () => {
    await publish(client, product);
    const first = await look('/01/09506000134352');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0/);
    const again = await look('/01/09506000134352', { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await server.guest().send('HEAD', pathOf(product.publicUrl));
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('is found by an earlier GTIN of the product', async () => {
    await publish(client, product);
    await change(client, product, { upcCode: '9506000140445' });
    await publish(client, product);
    const html = await (await look('/01/09506000134352')).text();
    expect(html).toContain('http://localhost:4000/01/09506000140445');
  });
});

describe('an address without a page', () => {
  it('names nobody while nothing is published or printed', async () => {
    const answer = await look(pathOf(product.publicUrl));
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Merrow Goods');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('is 404 again after unpublishing', async () => {
    await publish(client, product);
    await client.put(product.publishUrl, { action: 'unpublish' });
    expect((await look('/01/09506000134352')).status).toBe(404);
    expect((await look(pathOf(product.publicUrl))).status).toBe(404);
  });

  it.each([
    ['/p/ZZZZZZZZZZ', 404],
    ['/p/short', 404],
    ['/01/09506000149301', 404],
    ['/01/09506000134353', 400],
    ['/01/0950600013435', 400],
    ['/01/abc', 400],
  ])('%s is %i, as a page', async (address, status) => {
    const answer = await look(address);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it('is mended where letters of the code are mistaken, for now and with its query', async () => {
    const answer = await server.guest().get('/p/abcdefghjo?17=261231');
    const target = '/p/ABCDEFGHJ0?17=261231';
    expect([answer.status, answer.headers.get('location')]).toEqual([307, target]);
  });
});

describe('scans', () => {
  beforeEach(() => publish(client, product));

  it('are stored without saying who scanned', async () => {
    await look('/01/09506000134352', { 'accept-language': 'de-CH,de;q=0.9', cookie: 'a=b' });
    await look(pathOf(product.publicUrl));
    const stored = (await views()).toSorted((a) => (a.language === null ? 1 : -1));
    expect(stored).toEqual([
      {
        id: expect.any(Number),
        companyId,
        productId: product.productId,
        ctaId: null,
        at: new Date('2026-11-21T12:00:00Z'),
        kind: 'scan',
        via: 'code',
        source: null,
        device: 'phone',
        language: 'de',
        country: null,
        reason: null,
        shownCtas: null,
        visitor: expect.any(Uint8Array),
      },
      expect.objectContaining({ via: 'code', language: null }),
    ]);
  });

  it.each([
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['no browser', { 'user-agent': '' }],
    ['a browser that looks ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ])('are not counted for %s', async (_who, headers) => {
    expect((await look('/01/09506000134352', headers)).status).toBe(200);
    expect(await views()).toEqual([]);
  });

  it('are not counted for HEAD or an absent page', async () => {
    await server.guest().send('HEAD', pathOf(product.publicUrl), undefined, {
      headers: { 'user-agent': PHONE },
    });
    await look('/p/ZZZZZZZZZZ');
    expect(await views()).toEqual([]);
  });
});
