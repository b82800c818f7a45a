import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductBulkAnswer, ProductsAnswer } from '@hangtag/contract/wire/product';
import { files } from '../db/schema/files.ts';
import { uses } from '../db/schema/uses.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', additionalProducts: 2 });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
});

const create = (body: unknown) => client.post(`/api/companies/${companyId}/products/bulk`, body);
const list = async () => {
  const answer = await client.get(`/api/companies/${companyId}/products`);
  return (await answer.json()) as ProductsAnswer;
};

describe('creating several products [D33]', () => {
  it('creates that many placeholders, which share two pictures [D32]', async () => {
    expect((await list()).can.createMany).toBe(5);
    const answer = await create({ count: 4 });
    expect(answer.status).toBe(201);
    const { created, products } = (await answer.json()) as ProductBulkAnswer;
    expect(created).toBe(4);
    expect(products).toEqual((await list()).products.data);
    for (const each of products)
      expect(each).toMatchObject({ name: 'Product name', model: '', status: 'active', version: 1 });
    expect(new Set(products.map((each) => each.publicUrl)).size).toBe(4);
    expect(await server.db.$count(files)).toBe(2);
    expect(await server.db.$count(uses)).toBe(8);
    const single = await makeProduct(client, companyId);
    expect(single.imageFile).toEqual(products[0]?.imageFile);
  });

  it('creates all or none', async () => {
    await create({ count: 3 });
    const answer = await create({ count: 3 });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      message:
        'The plan holds 5 products and 3 are in use, so there is room for 2 more. Change the plan or add products to it.',
      code: 'plan_limit',
      limit: 5,
      used: 3,
      feature: 'products',
    });
    expect(await list()).toMatchObject({ productCount: 3, can: { createMany: 2 } });
  });

  it('gives the last places to one of several concurrent requests', async () => {
    const answers = await Promise.all([create({ count: 3 }), create({ count: 3 })]);
    expect(answers.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([201, 403]);
    expect((await list()).productCount).toBe(3);
  });

  it.each([0, 101, 1.5, '3', null, undefined])('refuses %j by name', async (count) => {
    const answer = await create({ count });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(['count']);
  });

  it('is closed without a plan', async () => {
    const free = await makeCompany(server.db);
    const person = await server.as(await makeUser(server.db, free));
    const answer = await person.post(`/api/companies/${free.id}/products/bulk`, { count: 1 });
    expect(await answer.json()).toMatchObject({ code: 'plan_inactive' });
  });
});
