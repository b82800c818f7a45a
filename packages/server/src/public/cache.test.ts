import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { makeApp } from '../app.ts';
import { companies } from '../db/schema/companies.ts';
import { contentSections } from '../db/schema/content.ts';
import { files } from '../db/schema/files.ts';
import type { CompanyRow } from '../policy/companyQueries.ts';
import { type TestClient, testClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeProduct, publish, section } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { RenderCache } from './renderCache.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let company: CompanyRow;
let product: ProductAnswer;
let own: typeof contentSections.$inferSelect;
let filesId: number;
/** Two processes on one database. */
let processes: readonly TestClient[];

beforeEach(async () => {
  server = await startTestServer();
  company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  const [model] = await server.db
    .select()
    .from(contentSections)
    .where(eq(contentSections.slug, 'introduction'));
  if (!model) throw new Error('There is no introduction.');
  const { id: _id, ...values } = model;
  const rows = await server.db
    .insert(contentSections)
    .values({ ...values, companyId, slug: 'own' })
    .returning();
  own = rows[0] ?? model;
  ({ filesId } = await uploadPicture(client, companyId));
  product = await makeProduct(client, companyId, {
    name: 'Harvest',
    unpublishedContent: {
      title: 'Harvest',
      headers: [{ id: 1, type: 'image', filesId }],
      sections: [section(own.id, { lead: 'Pressed in October' })],
    },
  });
  await publish(client, product);
  processes = [server.app, makeApp(server.services)].map((app) =>
    testClient(app, server.services.config),
  );
});

const address = () => new URL(product.publicUrl).pathname;
const pages = () => Promise.all(processes.map(async (one) => (await one.get(address())).text()));

describe('a cached page is the present one in every process as soon as', () => {
  beforeEach(async () => {
    expect((await pages()).every((html) => html.includes('Pressed in October'))).toBe(true);
  });
  const holds = async (is: (html: string) => boolean) => (await pages()).map(is);

  it('the definition of a section changes', async () => {
    await server.db
      .update(contentSections)
      .set({ fields: [] })
      .where(eq(contentSections.id, own.id));
    expect(await holds((html) => !html.includes('Pressed in October'))).toEqual([true, true]);
  });

  it('the description of a picture changes', async () => {
    await server.db.update(files).set({ alt: 'A grove at dawn' }).where(eq(files.id, filesId));
    expect(await holds((html) => html.includes('A grove at dawn'))).toEqual([true, true]);
  });

  it('the brand and the language change', async () => {
    await server.db
      .update(companies)
      .set({ name: 'Merrow & Co', language: 'de' })
      .where(eq(companies.id, companyId));
    expect(
      await holds((html) => html.includes('Merrow &amp; Co') && html.includes('lang="de"')),
    ).toEqual([true, true]);
  });
});

describe('a page is compressed once', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('for a client that accepts %s', async (accepted, encoding, decompress) => {
    const plain = await server.guest().get(address());
    const answer = await server
      .guest()
      .get(address(), { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(decompress(bytes).toString()).toBe(await plain.text());
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toBe(`W/${plain.headers.get('etag')}`);
    const again = await server
      .guest()
      .get(address(), { headers: { 'accept-encoding': accepted, 'if-none-match': tag } });
    expect([again.status, again.headers.get('content-encoding')]).toEqual([304, null]);
  });

  it('and a client that accepts no coding gets the bytes, which vary by what it accepts', async () => {
    const { headers } = await server.guest().get(address());
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('vary')?.split(/, ?/)).toEqual(
      expect.arrayContaining(['Accept', 'Accept-Encoding']),
    );
  });
});

it('the cache forgets the products that were not asked for longest, beyond its memory', () => {
  const cache = new RenderCache(300_000);
  const body = Buffer.alloc(30_000);
  const page = {
    tag: '"t"',
    policy: '',
    shownCtas: [],
    bodies: { br: body, gzip: body, identity: body },
  };
  const [from, until] = [new Date(0), new Date(1)];
  const find = (code: string) => cache.find(code, 's', from);
  const store = (code: string, ...keys: string[]) =>
    cache.store({
      stamp: 's',
      from,
      until,
      product: { id: 1, code, eLabelSince: null },
      company,
      isArchived: false,
      recalls: [],
      pages: new Map(keys.map((key) => [key, page])),
    });
  for (const code of ['a', 'b', 'c']) store(code, '');
  expect(find('a')).toBeDefined();
  store('d', '');
  expect(['a', 'b', 'c', 'd'].map((code) => find(code) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  // One with more pages takes the place of several.
  store('d', '', 'L7', 'L8');
  expect(['a', 'c', 'd'].map((code) => find(code) !== undefined)).toEqual([false, false, true]);
});
