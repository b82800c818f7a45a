import { events } from '../db/schema/analytics.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import type { PreviewLinkAnswer } from '@hangtag/contract/wire/preview';
import { decodeFile } from '../codes/decode.ts';
import { platformSectionIds } from '../content/definitions.ts';
import { contentSections } from '../db/schema/content.ts';
import { products } from '../db/schema/products.ts';
import type { TestClient } from '../../test/support/client.ts';
import { lotRecall, noticeOf } from '../../test/support/recallFixture.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { change, makeProduct, publish, section } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1',
};

let server: TestServer;
let client: TestClient;
let product: ProductAnswer;
let links: string;

async function start(publicUrl = 'http://localhost:4000') {
  server = await startTestServer({ publicUrl });
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  client = await server.as(await makeUser(server.db, company));
  const file = await uploadPicture(client, company.id);
  product = await makeProduct(client, company.id, {
    name: 'Harvest Olive Oil',
    upcCode: '9506000134352',
    title: 'Draft of the harvest',
    imageFile: { filesId: file.filesId },
  });
  links = `/api/companies/${company.id}/products/${product.productId}/previewLinks`;
}
beforeEach(() => start());

async function link(mode?: string): Promise<PreviewLinkAnswer> {
  const answer = await client.post(links, mode ? { mode } : {});
  expect(answer.status).toBe(200);
  return (await answer.json()) as PreviewLinkAnswer;
}
const pathOf = (url: string) => new URL(url).pathname;
const look = (url: string) => server.guest().get(pathOf(url), { headers: PHONE });

describe('an address of a preview', () => {
  it('states when it expires, and its code reads as the address', async () => {
    const { url, expiresAt, qrSvg, localOnly } = await link();
    expect(url).toMatch(/^http:\/\/localhost:4000\/preview\/[\w.-]+$/);
    expect(expiresAt).toBe('2026-11-21T12:30:00.000Z');
    expect(await decodeFile(Buffer.from(qrSvg), 'svg')).toEqual([url]);
    expect(localOnly).toBe(true);
    await start('https://tags.example');
    expect((await link()).localOnly).toBe(false);
  });

  it('is 404 for another company, and refused for an unknown mode', async () => {
    const stranger = await server.as(await makeUser(server.db, await makeCompany(server.db)));
    expect((await stranger.post(links, {})).status).toBe(404);
    const answer = await client.post(links, { mode: 'everything' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { mode: ['Must be company or product.'] },
    });
  });
});

describe('a preview', () => {
  it('shows a running recall first, as a code without a lot does', async () => {
    const { companyId, productId } = product;
    const admin = await server.as(await makeUser(server.db, { id: companyId }, { role: 'Admin' }));
    const recall = `/api/companies/${companyId}/products/${productId}/recalls`;
    const before = await (await look((await link()).url)).text();
    expect(before).not.toContain('id="recall"');
    expect((await admin.post(recall, lotRecall('26-31'))).status).toBe(201);
    const { url } = await link();
    const answer = await look(url);
    expect(noticeOf(await answer.text())).toContain('Some lots of this product are recalled');
  });

  it('shows the draft at the time of opening, to anybody with the address', async () => {
    const { url } = await link();
    expect(await (await look(url)).text()).toContain('Draft of the harvest');
    await change(client, product, { title: 'A later draft' });
    const answer = await look(url);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('A later draft');
    expect(html).toContain('Draft preview');
    expect(html).toContain('<time dateTime="2026-11-21T12:30:00.000Z">12:30 UTC</time>');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('changes nothing that is published, and counts no view', async () => {
    await publish(client, product);
    const before = await (await look(product.publicUrl)).text();
    await change(client, product, { title: 'A later draft' });
    await look((await link()).url);
    expect(await (await look(product.publicUrl)).text()).toBe(before);
    await server.services.background.idle();
    const views = await server.db.select({ via: events.via }).from(events);
    expect(views).toEqual([{ via: 'code' }, { via: 'code' }]);
  });

  it('shows pictures that are private to the company', async () => {
    const html = await (await look((await link()).url)).text();
    const addresses = [...html.matchAll(/(?:src|srcSet)="([^" ]+)/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const [bare = ''] = address.split('?');
      expect((await server.guest().get(bare)).status).toBe(404);
      expect((await server.guest().get(address)).status).toBe(200);
    }
  });

  it('is sandboxed, uncached, excluded from search, and framed only by this origin', async () => {
    const { headers } = await look((await link()).url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'sha256-/,
    );
    expect(policy).toMatch(/; frame-ancestors 'self'$/);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is the only answer that may be framed', async () => {
    await publish(client, product);
    for (const path of [pathOf(product.publicUrl), '/p/ZZZZZZZZZZ', '/', '/health']) {
      const { headers } = await server.guest().get(path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it.each(['inactive', 'archived'] as const)('works for a product that is %s', async (status) => {
    await server.db.update(products).set({ status });
    const answer = await look((await link()).url);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Draft of the harvest'),
    ]);
  });

  it('states that consumers see a notice instead of an archived product, or no page [D36]', async () => {
    await server.db.update(products).set({ status: 'archived' });
    expect(await (await look((await link()).url)).text()).toContain('and has no page');
    await server.db.update(products).set({ status: 'active' });
    await publish(client, product);
    expect(await (await look((await link()).url)).text()).not.toContain('archived');
    await server.db.update(products).set({ status: 'archived' });
    expect(await (await look((await link()).url)).text()).toContain('says that it is no longer');
  });

  it('shows the company’s own sections or leaves them out [F044] [D52]', async () => {
    const ids = await platformSectionIds(server.db, ['introduction']);
    const own = { name: 'Story', slug: 'story', category: 'basic', scope: 'company' } as const;
    const [story] = await server.db
      .insert(contentSections)
      .values({
        ...own,
        description: '',
        displayOrder: 90,
        status: 'active',
        companyId: product.companyId,
        fields: [
          { key: 'text', label: 'Text', kind: 'richtext', required: false, translatable: true },
        ],
      })
      .returning();
    const sections = [
      {
        ...section(ids.get('introduction') ?? 0, { lead: 'Of the product' }),
        visible: true,
        assets: [],
      },
      { ...section(story?.id ?? 0, { text: 'Of the company' }), visible: true, assets: [] },
    ];
    const [row] = await server.db.select().from(products);
    const content = { ...row?.content, sections } as (typeof products.$inferSelect)['content'];
    await server.db.update(products).set({ content });
    const whole = await (await look((await link('company')).url)).text();
    expect(whole).toContain('Of the product');
    expect(whole).toContain('Of the company');
    expect(await (await look((await link()).url)).text()).toContain('Of the company');
    const alone = await (await look((await link('product')).url)).text();
    expect(alone).toContain('Of the product');
    expect(alone).not.toContain('Of the company');
  });
});
