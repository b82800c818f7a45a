import { beforeEach, describe, expect, it } from 'vitest';
import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import type { ProductAnswer, ProductsAnswer } from '@hangtag/contract/wire/product';
import { eq } from 'drizzle-orm';
import { companies } from '../db/schema/companies.ts';
import { files } from '../db/schema/files.ts';
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
const findCompany = async (id: number) => {
  const [company] = await server.db.select().from(companies).where(eq(companies.id, id));
  if (!company) throw new Error('The company is missing.');
  return company;
};

describe('the dashboard', () => {
  it('of a new company is empty and starts with the first steps', async () => {
    const answer = await read();
    expect(answer).toEqual({
      waiting: { changed: 0, drafts: 0, latest: [], canPublish: true },
      products: { total: 0, active: 0, published: 0, parked: 0, archived: 0, limit: 6 },
      scans: { days: expect.any(Array), total: 0, before: 0, until: '12:00', products: [] },
      plan: null,
      notices: [],
      activity: null,
      firstSteps: { edited: false, published: false, scanned: false, productId: null },
    });
    expect(answer.scans.days).toHaveLength(7);
    expect(answer.scans.days.at(-1)).toEqual({ date: '2026-11-21', count: 0, before: 0 });
  });

  it('counts what the list shows in the same state', async () => {
    const made: ProductAnswer[] = [];
    for (const name of ['Oil', 'Vinegar', 'Soap', 'Honey', 'Mug']) {
      server.advance(60);
      made.push(await makeProduct(client, companyId, { name }));
    }
    const [oil, vinegar, soap, honey, mug] = made as [
      ProductAnswer,
      ProductAnswer,
      ProductAnswer,
      ProductAnswer,
      ProductAnswer,
    ];
    for (const each of [oil, vinegar, soap]) await publish(client, each);
    await change(client, vinegar, { title: 'New', model: 'VI-1' });
    await change(client, soap, { status: 'inactive' });
    await change(client, mug, { status: 'archived' });
    const { waiting, products } = await read();
    expect(products).toEqual({
      total: 4,
      active: 3,
      published: 1,
      parked: 1,
      archived: 1,
      limit: 6,
    });
    const counted = { ...products, ...waiting, draft: waiting.drafts };
    for (const state of ['published', 'changed', 'draft', 'parked', 'archived'] as const) {
      const list = await client.get(`/api/companies/${companyId}/products?state=${state}`);
      expect([state, ((await list.json()) as ProductsAnswer).products.total]).toEqual([
        state,
        counted[state],
      ]);
    }
    expect(waiting.latest).toMatchObject([
      { productId: vinegar.productId, name: 'Vinegar', published: true },
      { productId: honey.productId, name: 'Honey', published: false, changes: [] },
    ]);
    // A placeholder is drawn by the app, in its theme.
    expect(waiting.latest[0]?.previewUrl).toBeNull();
  });

  it('names the last five waiting products', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      server.advance(60);
      await makeProduct(client, companyId, { name });
    }
    const { latest, drafts } = (await read()).waiting;
    expect([drafts, latest.map((each) => each.name)]).toEqual([6, ['f', 'e', 'd', 'c', 'b']]);
  });

  it('lists what differs from the page, since when, and who saved it', async () => {
    const oil = await makeProduct(client, companyId, { name: 'Oil' });
    await publish(client, oil);
    server.advance(60);
    const colleague = await makeUser(server.db, await findCompany(companyId), { name: 'Priya' });
    await change(await server.as(colleague), oil, { title: 'New', model: 'OL-1' });
    const [row] = (await read()).waiting.latest;
    expect(row).toMatchObject({
      changes: [{ kind: 'summary', field: 'model' }, { kind: 'title' }],
      publishDate: testStart.toISOString(),
      savedBy: { id: colleague.id, name: 'Priya' },
    });
    expect((await client.put(row?.publishUrl ?? '', { action: 'publish' })).status).toBe(200);
    expect((await read()).waiting.latest).toEqual([]);
  });

  it('shows the log’s latest entries and the price to Admins only', async () => {
    const admin = await makeUser(server.db, await findCompany(companyId), { role: 'Admin' });
    const oil = await makeProduct(client, companyId, { name: 'Oil' });
    await publish(client, oil);
    const answer = await (await server.as(admin)).get(`/api/companies/${companyId}/dashboard`);
    const { activity, plan } = (await answer.json()) as DashboardAnswer;
    expect(activity?.map(({ action }) => action)).toEqual(['product.published', 'product.created']);
    expect(activity?.[0]?.subjectName).toBe('Oil');
    expect(activity?.[0]?.avatar).toMatch(/^bot/);
    expect(plan).toMatchObject({ paymentInterval: 'month', cancellationDate: null });
    const own = await read();
    expect([own.activity, own.plan]).toEqual([null, null]);
  });

  it('counts pictures without description on published pages', async () => {
    const product = await makeProduct(client, companyId);
    const { filesId } = await uploadPicture(client, companyId);
    await change(client, product, { imageFile: { filesId } });
    expect((await read()).notices).toEqual([]);
    await publish(client, product);
    const missing = { kind: 'descriptions', count: 1, productId: product.productId };
    expect((await read()).notices).toEqual([missing]);
    await server.db.update(files).set({ alt: 'A bottle' }).where(eq(files.id, filesId));
    expect((await read()).notices).toEqual([]);
  });
});
