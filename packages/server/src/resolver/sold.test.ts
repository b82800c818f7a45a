/** A product that was sold to another company: printed codes lead to the buyer's page, and what was printed stays known. */
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../db/schema/audit.ts';
import { issuedCodes } from '../db/schema/codes.ts';
import { gtinClaims } from '../db/schema/products.ts';
import { change, publish } from '../../test/support/products.ts';
import { lotRecall, noticeOf, wholeRecall } from '../../test/support/recallFixture.ts';
import { makeBuyer, makeSuperadmin, move, salePath, sell } from '../../test/support/saleFixture.ts';
import { serialFixture } from '../../test/support/serialFixture.ts';
import type { TestClient } from '../../test/support/client.ts';

const NUMBER = '09506000134352';

let seller: Awaited<ReturnType<typeof serialFixture>>;
let buyer: Awaited<ReturnType<typeof makeBuyer>>;
let superadmin: TestClient;

beforeEach(async () => {
  seller = await serialFixture();
  buyer = await makeBuyer(seller.server);
  superadmin = await makeSuperadmin(seller.server);
});

const own = (rest = '') =>
  `/api/companies/${seller.companyId}/products/${seller.product.productId}${rest}`;
const issue = async () =>
  expect((await seller.client.post(own('/codes'), { format: 'svg' })).status).toBe(201);
const sold = () => sell(superadmin, seller.product, buyer.product.publicUrl);
const actionsOf = async (companyId: number) => {
  const rows = await seller.server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.companyId, companyId))
    .orderBy(asc(auditLog.position));
  return rows.filter(({ action }) => /sold|bought|sale-undone/.test(action));
};

describe('a product that was sold to another company', () => {
  it('hands query, lot and data on from each of its addresses', async () => {
    await sold();
    const page = buyer.product.publicUrl;
    expect(await seller.asked(`${seller.number}/10/L1?17=261231;a`)).toEqual([
      307,
      `${page}?17=261231;a`,
    ]);
    expect(await seller.asked(`${seller.page}?17=261231;a`)).toEqual([307, `${page}?17=261231;a`]);
    expect(await seller.asked(`${seller.page}.jsonld`)).toEqual([307, `${page}.jsonld`]);
    const data = await seller.ask(seller.page, { accept: 'application/ld+json' });
    expect([data.status, data.headers.get('location')]).toEqual([307, page]);
  });

  it('leaves the ledger and the claim as they were, and its content with the seller', async () => {
    await issue();
    const { db } = seller.server;
    const [before, claims] = [
      await db.select().from(issuedCodes),
      await db.select().from(gtinClaims),
    ];
    await sold();
    expect([await db.select().from(issuedCodes), await db.select().from(gtinClaims)]).toEqual([
      before,
      claims,
    ]);
    expect(await (await seller.client.get(own())).json()).toMatchObject({
      status: 'archived',
      publishedContent: { title: 'Harvest' },
    });
  });

  it('is no longer published, edited, restored, put into print or recalled by the seller', async () => {
    await sold();
    const { client, product, admin, path } = seller;
    const refusals = [
      await client.put(product.publishUrl, {}),
      await client.put(own(), { title: 'Ours' }),
      await client.put(own(), { status: 'active' }),
      await client.post(own('/codes'), { format: 'svg' }),
      await admin.post(path, wholeRecall),
    ];
    for (const refused of refusals) {
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ message: expect.stringContaining('was sold') });
    }
    // Parked, it could be put into print again.
    await client.put(own(), { status: 'inactive' });
    expect((await client.post(own('/codes'), { format: 'svg' })).status).toBe(403);
    expect(await (await client.get(own())).json()).toMatchObject({
      can: { edit: false, publish: false, locked: expect.stringContaining('was sold') },
    });
  });

  it('gives its number to the page of the buyer', async () => {
    await sold();
    await publish(buyer.client, buyer.product);
    const { html } = await seller.scan(seller.number);
    expect(html).toContain(`/01/${NUMBER}`);
    const { numbers } = (await (
      await buyer.client.get(
        `/api/companies/${buyer.companyId}/products/${buyer.product.productId}/codes/issued`,
      )
    ).json()) as { numbers: readonly { gtin14: string }[] };
    expect(numbers.map(({ gtin14 }) => gtin14)).toEqual([NUMBER]);
  });

  it('names the buyer where the buyer has taken its page down', async () => {
    await sold();
    await buyer.client.put(buyer.product.publishUrl, { action: 'unpublish' });
    const answer = await seller.ask(seller.number);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Tidewater Foods');
  });

  it('keeps what is recalled recalled, and its items known', async () => {
    const { batch, serials } = await seller.made({ lot: 'L1', note: 'Pressed by Merrow' });
    await seller.hand(batch);
    await seller.begin(lotRecall('L1'));
    await sold();
    const { html } = await seller.scan(`${seller.number}/21/${serials[0]}`);
    expect(noticeOf(html)).toContain('Lot L1 may be bitter.');
    expect(html).toContain('Pressed by Merrow');
  });

  it('is a row of both logs, and is read by the seller alone', async () => {
    await sold();
    const after = { agreement: 'Contract of 12 November, both signed', numbers: [NUMBER] };
    expect(await actionsOf(seller.companyId)).toMatchObject([{ action: 'product.sold', after }]);
    expect(await actionsOf(buyer.companyId)).toMatchObject([{ action: 'product.bought', after }]);
    expect(await (await seller.client.get(salePath(seller.product))).json()).toMatchObject({
      transfer: { company: 'Tidewater Foods', address: buyer.product.publicUrl },
    });
    expect((await buyer.client.get(salePath(seller.product))).status).toBe(404);
  });

  it('leads on where it is sold on', async () => {
    await sold();
    const third = await makeBuyer(seller.server, 'Cove Foods');
    await sell(superadmin, buyer.product, third.product.publicUrl);
    expect(await seller.asked(seller.number)).toEqual([307, third.product.publicUrl]);
    expect(await seller.asked(seller.page)).toEqual([307, third.product.publicUrl]);
    expect((await publish(third.client, third.product)).digitalLinkUrl).toContain(NUMBER);
  });
});

describe('the sale of a product', () => {
  const refused = async (to: string, agreement?: string) => {
    const answer = await move(superadmin, seller.product, to, agreement);
    expect(answer.status).toBe(422);
    return ((await answer.json()) as { errors: Readonly<Record<string, readonly string[]>> })
      .errors;
  };

  it('is refused without an agreement, and to an address that no product has', async () => {
    expect(await refused('https://merrow.example/p/0000000000', '')).toEqual({
      to: ['No product has this page address.'],
      agreement: ['Say who agreed to it, and when.'],
    });
    expect(await refused('not an address')).toHaveProperty('to');
  });

  it('is refused until the buyer has a page and the number in its draft', async () => {
    const { client, product } = buyer;
    await client.put(product.publishUrl, { action: 'unpublish' });
    expect(await refused(product.publicUrl)).toEqual({
      to: [expect.stringContaining('no page yet')],
    });
    await publish(client, await change(client, product, { upcCode: null }));
    expect(await refused(product.publicUrl)).toEqual({
      to: [`Its company has not taken the number ${NUMBER} into its draft yet.`],
    });
  });

  it('is refused within one company, and to a product that was sold itself', async () => {
    expect(await refused(seller.product.publicUrl)).toHaveProperty('to');
    const third = await makeBuyer(seller.server, 'Cove Foods', null);
    await sell(superadmin, buyer.product, third.product.publicUrl);
    expect(await refused(buyer.product.publicUrl)).toEqual({
      to: ['That product was sold itself.'],
    });
  });

  it('is the platform’s alone', async () => {
    for (const client of [seller.admin, buyer.client])
      expect((await move(client, seller.product, buyer.product.publicUrl)).status).toBe(403);
    expect(await seller.asked(seller.number)).toEqual([307, seller.product.publicUrl]);
  });

  it('is undone until the number is on the buyer’s page', async () => {
    await sold();
    const held = await publish(buyer.client, buyer.product);
    expect(await refused('')).toEqual({ to: [expect.stringContaining('take it off first')] });
    await publish(buyer.client, await change(buyer.client, held, { upcCode: null }));
    await sell(superadmin, seller.product, '');
    expect(await seller.asked(seller.number)).toEqual([307, seller.product.publicUrl]);
    expect(await actionsOf(seller.companyId)).toMatchObject([
      {},
      { action: 'product.sale-undone' },
    ]);
    await change(seller.client, seller.product, { status: 'active' });
    await publish(seller.client, seller.product);
  });
});
