import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { subscriptions } from '../db/schema/companies.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
import type { TestClient } from '../../test/support/client.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let made: readonly ProductAnswer[];

/** Three products on Pro, then a plan that includes one. */
beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  made = [
    await makeProduct(client, companyId, { title: 'First' }),
    await makeProduct(client, companyId, { title: 'Second' }),
    await makeProduct(client, companyId, { title: 'Third' }),
  ];
  await server.db
    .update(subscriptions)
    .set({ planName: 'basic' })
    .where(eq(subscriptions.companyId, companyId));
});

const read = async ({ productId }: ProductAnswer) =>
  (await (
    await client.get(`/api/companies/${companyId}/products/${productId}`)
  ).json()) as ProductAnswer;

describe('more active products than the plan holds [F147]', () => {
  it('blocks publishing the newest with the reason; they can be edited', async () => {
    const [first, second, third] = made as [ProductAnswer, ProductAnswer, ProductAnswer];
    await publish(client, first);
    for (const each of [second, third]) {
      const answer = await client.put(each.publishUrl, {});
      expect([answer.status, await answer.json()]).toEqual([
        403,
        {
          message:
            'The plan holds 1 product and 3 are active. Park 2 of them or add products to the plan, then publish this one.',
          code: 'plan_limit',
          limit: 1,
          used: 3,
          feature: 'products',
        },
      ]);
      const { can } = await read(each);
      expect(can).toMatchObject({
        edit: true,
        publish: false,
        locked: expect.stringMatching(/Park 2/),
      });
    }
    expect((await change(client, third, { title: 'Still mine' })).title).toBe('Still mine');
    expect((await read(first)).can).toMatchObject({ publish: true, locked: null });
  });

  it('ends by parking others, and deletes nothing', async () => {
    const [first, second, third] = made as [ProductAnswer, ProductAnswer, ProductAnswer];
    await change(client, first, { status: 'inactive' });
    await change(client, second, { status: 'inactive' });
    expect((await publish(client, third)).published).toBe(true);
    const list = await client.get(`/api/companies/${companyId}/products`);
    expect(await list.json()).toMatchObject({ productCount: 3 });
  });

  it('keeps published pages [X9]', async () => {
    const [first] = made as [ProductAnswer];
    const { publicUrl } = await publish(client, first);
    await server.db
      .update(subscriptions)
      .set({ status: 'ended' })
      .where(eq(subscriptions.companyId, companyId));
    expect((await client.put(first.publishUrl, {})).status).toBe(403);
    expect((await server.guest().get(publicUrl ?? '')).status).toBe(200);
  });
});
