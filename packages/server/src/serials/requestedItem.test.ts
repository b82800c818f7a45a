import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { throttles } from '../db/schema/platform.ts';
import { products } from '../db/schema/products.ts';
import { PHONE } from '../../test/support/scan.ts';
import { wholeRecall } from '../../test/support/recallFixture.ts';
import { serialFixture } from '../../test/support/serialFixture.ts';
import { unknownLimit } from './requestedItem.ts';

type Fixture = Awaited<ReturnType<typeof serialFixture>>;

let fixture: Fixture;
let { server, product, number, page, made } = {} as Fixture;

beforeEach(async () => {
  fixture = await serialFixture();
  ({ server, product, number, page, made } = fixture);
});

const SHOP = '198.51.100.7';
const from = (ip: string, path: string, accept = '*/*') =>
  server.guest().send('GET', path, undefined, {
    ip,
    headers: { accept, 'user-agent': PHONE },
  });
const countRows = () => server.db.$count(throttles);
/** Asks for so many unknown serials from the shop, and answers the last status. */
async function guess(times: number, path = (at: number) => `${number}/21/GUESS${at}`) {
  let status = 0;
  for (let at = 0; at < times; at += 1) status = (await from(SHOP, path(at))).status;
  return status;
}

describe('serials that nobody made here', () => {
  it('are limited by place, while known ones are always found', async () => {
    const { serials } = await made();
    const known = `${number}/21/${serials[0]}`;
    expect(await guess(unknownLimit.attempts)).toBe(307);
    const refused = await from(SHOP, `${number}/21/GUESS`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from(SHOP, known)).headers.get('location')).toContain(`?21=${serials[0]}`);
    expect((await from(SHOP, `${page}?21=${serials[0]}`)).status).toBe(200);
    // The page and its data have the same count.
    expect((await from(SHOP, `${page}?21=GUESS`)).status).toBe(429);
    expect((await from(SHOP, `${page}.jsonld?21=GUESS`)).status).toBe(429);
    expect((await from(SHOP, number)).status).toBe(307);
    expect((await from('203.0.113.9', `${number}/21/GUESS`)).status).toBe(307);
  });

  it('are refused on a page for people, with a recall, and as JSON for programs', async () => {
    const { begin } = fixture;
    await made();
    await begin(wholeRecall);
    await guess(unknownLimit.attempts + 1);
    for (const path of [`${number}/21/GUESS`, `${page}?21=GUESS`]) {
      const refused = await from(SHOP, path);
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([
        429,
        'private, no-store',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const html = await refused.text();
      expect(html).toContain('Too many numbers from here');
      expect(html).toContain('This product is recalled');
      expect(html).not.toContain('GUESS');
    }
    for (const accept of ['application/json', 'application/linkset+json']) {
      const refused = await from(SHOP, `${number}/21/GUESS`, accept);
      expect([refused.status, await refused.json()]).toEqual([
        429,
        { message: 'Too Many Attempts.' },
      ]);
    }
  });

  it('are counted once for a scan where all items are serialised', async () => {
    await made();
    await server.db.update(products).set({ allSerialized: true });
    const redirect = await from(SHOP, `${number}/21/GUESS`);
    expect([redirect.status, await countRows()]).toEqual([307, 0]);
    const { pathname, search } = new URL(redirect.headers.get('location') ?? '');
    expect((await from(SHOP, `${pathname}${search}`)).status).toBe(200);
    expect((await server.db.select().from(throttles)).map(({ attempts }) => attempts)).toEqual([1]);
    // Other answers say on their own whether it is known.
    await from(SHOP, `${number}/21/GUESS?linkType=recallStatus`);
    expect((await server.db.select().from(throttles)).map(({ attempts }) => attempts)).toEqual([2]);
  });

  it('are not counted where the product has no serials, and of an e-label', async () => {
    expect((await from(SHOP, `${number}/21/GUESS`)).status).toBe(307);
    expect(await countRows()).toBe(0);
    await made();
    await server.db
      .update(products)
      .set({ eLabelSince: server.services.now() })
      .where(eq(products.id, product.productId));
    expect((await from(SHOP, `${number}/21/GUESS`)).status).toBe(307);
    expect(await countRows()).toBe(0);
  });

  it('are answered as the product is, with nothing more', async () => {
    await made();
    const [plain, unknown] = [await from(SHOP, number), await from(SHOP, `${number}/21/GUESS`)];
    expect([unknown.status, unknown.headers.get('location')]).toEqual([
      plain.status,
      plain.headers.get('location'),
    ]);
    const html = await (await from(SHOP, page)).text();
    expect(await (await from(SHOP, `${page}?21=GUESS`)).text()).toBe(html);
    const data = await (await from(SHOP, `${page}.jsonld`)).text();
    expect(await (await from(SHOP, `${page}.jsonld?21=GUESS`)).text()).toBe(data);
  });
});
