import { beforeEach, describe, expect, it } from 'vitest';
import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { insertPast } from '../analytics/countDays.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer, testStart } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', additionalProducts: 3 });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
});

const read = async () => {
  await server.count();
  const answer = await client.get(`/api/companies/${companyId}/dashboard`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DashboardAnswer;
};
const look = async (product: Pick<ProductAnswer, 'productId'>, times: readonly Date[]) => {
  if (times.length === 0) return;
  const { productId } = product;
  const rows = times.map((at) => ({
    companyId,
    productId,
    at,
    kind: 'scan' as const,
    via: 'code' as const,
  }));
  await insertPast(server.db, rows);
};
const hoursAgo = (hours: number) => new Date(testStart.getTime() - hours * 3_600_000);

describe('the first steps', () => {
  it('are done one by one, and disappear when all are', async () => {
    const product = await makeProduct(client, companyId);
    const { productId } = product;
    const none = { edited: false, published: false, scanned: false, productId };
    expect((await read()).firstSteps).toEqual(none);
    await publish(client, product);
    expect((await read()).firstSteps).toEqual({ ...none, published: true });
    await change(client, product, { title: 'Harvest' });
    expect((await read()).firstSteps).toEqual({ ...none, published: true, edited: true });
    await look(product, [hoursAgo(24 * 90)]);
    expect((await read()).firstSteps).toBeNull();
    await client.put(product.publishUrl, { action: 'unpublish' });
    expect((await read()).firstSteps).toBeNull();
  });

  it.each([
    ['a name', { name: 'Oil' }],
    ['a model number', { model: 'OL-1' }],
    ['a GTIN', { upcCode: '9506000134352' }],
    ['a headline', { title: 'Harvest' }],
  ])('see an edit in %s', async (_what, update) => {
    const product = await makeProduct(client, companyId);
    await change(client, product, { status: 'inactive' });
    await change(client, product, { status: 'active' });
    expect((await read()).firstSteps?.edited).toBe(false);
    await change(client, product, update);
    expect((await read()).firstSteps?.edited).toBe(true);
  });

  it('count an edit of a picture, and continue with the published page', async () => {
    const first = await makeProduct(client, companyId);
    server.advance(60);
    const second = await makeProduct(client, companyId);
    expect((await read()).firstSteps?.productId).toBe(second.productId);
    const { filesId } = await uploadPicture(client, companyId);
    server.advance(60);
    await change(client, first, { imageFile: { filesId } });
    expect((await read()).firstSteps).toMatchObject({ edited: true, productId: first.productId });
    await publish(client, second);
    expect((await read()).firstSteps?.productId).toBe(second.productId);
  });
});
