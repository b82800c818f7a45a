import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer, ProductsAnswer } from '@hangtag/contract/wire/product';
import { subscriptions } from '../db/schema/companies.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { productFixture } from '../../test/support/productFixture.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let product: ProductAnswer;
let fixture: ReturnType<typeof productFixture>;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'basic', additionalProducts: 1 });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  product = await makeProduct(client, companyId, { name: 'Olive Oil', upcCode: '9506000134352' });
  fixture = productFixture(client, product);
});

const endPlan = () =>
  server.db
    .update(subscriptions)
    .set({ status: 'ended' })
    .where(eq(subscriptions.companyId, companyId));
const list = async (query = '') => {
  const answer = await client.get(`/api/companies/${companyId}/products${query}`);
  return (await answer.json()) as ProductsAnswer;
};

describe('parking and archiving [D36]', () => {
  it('frees a place of the plan, and activating takes one', async () => {
    await makeProduct(client, companyId, { name: 'First' });
    expect((await list()).usage).toEqual({ used: 2, limit: 2 });
    await change(client, product, { status: 'archived' });
    expect(await list()).toMatchObject({ usage: { used: 1 }, productCount: 1, archivedCount: 1 });
    const second = await makeProduct(client, companyId, { name: 'Second' });
    const refused = await fixture.put({ status: 'active' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'plan_limit',
      limit: 2,
      used: 2,
      feature: 'products',
    });
    expect((await fixture.read()).can).toMatchObject({
      changeStatus: true,
      restoreLocked: expect.stringContaining('The plan holds 2 products and 2 are in use.'),
    });
    await change(client, second, { status: 'inactive' });
    expect((await fixture.read()).can.restoreLocked).toBeNull();
    const restored = await change(client, product, { status: 'active' });
    expect(restored).toMatchObject({ status: 'active', can: { edit: true, restoreLocked: null } });
  });

  it('gives the last place to one of two concurrent activations', async () => {
    const second = await makeProduct(client, companyId, { name: 'Second' });
    for (const each of [product, second]) await change(client, each, { status: 'archived' });
    await makeProduct(client, companyId, { name: 'Third' });
    const answers = await Promise.all(
      [product, second].map((each) =>
        client.put(productFixture(client, each).path, { status: 'active' }),
      ),
    );
    expect(answers.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  it('is undone in a full plan by parking a placeholder', async () => {
    await change(client, product, { status: 'inactive' });
    const placeholders = [
      await makeProduct(client, companyId),
      await makeProduct(client, companyId),
    ];
    expect((await fixture.read()).can.restoreLocked).toBeNull();
    expect((await change(client, product, { status: 'active' })).status).toBe('active');
    const { products } = await list();
    const statusOf = (id: number) =>
      products.data.find(({ productId }) => productId === id)?.status;
    expect(placeholders.map(({ productId }) => statusOf(productId))).toEqual([
      'inactive',
      'active',
    ]);
  });

  it('is possible without a plan, but not its reversal', async () => {
    await endPlan();
    expect((await fixture.put({ status: 'inactive' })).status).toBe(200);
    expect((await fixture.put({ status: 'archived' })).status).toBe(200);
    const refused = await fixture.put({ status: 'active' });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'plan_inactive' }),
    ]);
    expect((await fixture.read()).can.restoreLocked).toContain('No plan is active.');
  });

  it('deletes nothing: page, code, GTIN and draft stay', async () => {
    const before = await publish(client, product);
    server.advance(60);
    const after = await change(client, product, { status: 'archived' });
    const { can: _can, status: _status, version: _version, ...kept } = before;
    expect(after).toMatchObject({ ...kept, status: 'archived', version: before.version + 1 });
    const back = await change(client, product, { status: 'active' });
    expect(back).toMatchObject({ published: true, hasUnpublishedChanges: false });
    expect(back.contentSavedDate).toBe(before.contentSavedDate);
  });

  it.each([
    ['inactive', 'This product is parked. Restore it to edit or publish it.'],
    ['archived', 'This product is archived. Restore it to edit or publish it.'],
  ])('closes everything but the status: %s', async (status, message) => {
    const closed = await change(client, product, { status });
    expect(closed.can).toMatchObject({ edit: false, publish: false, locked: message });
    for (const body of [{ name: 'New' }, { name: 'New', status: 'active' }, { title: '' }, {}]) {
      const answer = await fixture.put(body);
      expect([answer.status, await answer.json()]).toEqual([403, { message }]);
    }
    expect((await client.put(product.publishUrl, {})).status).toBe(403);
    expect((await fixture.read()).version).toBe(closed.version);
    const whole = await change(client, product, { ...closed, status: 'active' });
    expect(whole).toMatchObject({ status: 'active', name: 'Olive Oil' });
  });

  it('writes nothing when nothing changes, and refuses an older version', async () => {
    const parked = await change(client, product, { status: 'inactive' });
    expect((await change(client, product, { status: 'inactive' })).version).toBe(parked.version);
    const late = await fixture.put({ status: 'archived' }, { 'if-match': '"1"' });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ conflict: { status: 'inactive' } });
  });

  it('stores an edit with it while the product is active', async () => {
    const both = await change(client, product, { status: 'inactive', name: 'Vinegar' });
    expect(both).toMatchObject({ status: 'inactive', name: 'Vinegar' });
  });

  it.each(['parked', '', null, 7])('refuses the status %j', async (status) => {
    expect(await fixture.refused({ status })).toEqual({
      status: ['Must be active, inactive or archived.'],
    });
    await change(client, product, { status: 'archived' });
    expect(Object.keys(await fixture.refused({ status }))).toEqual(['status']);
  });
});

describe('the list of parked and archived products [D36]', () => {
  it('shows each product in one state, and archived ones on request only', async () => {
    await publish(client, product);
    const other = await makeProduct(client, companyId, { name: 'Vinegar' });
    const states = async () => {
      const asked = ['published', 'changed', 'draft', 'parked', 'archived'];
      const answers = asked.map(async (state) =>
        (await list(`?state=${state}`)).products.data.map((each) => each.name),
      );
      return Object.fromEntries(
        (await Promise.all(answers)).map((names, at) => [asked[at], names]),
      ) as unknown;
    };
    const none = { published: [], changed: [], draft: [], parked: [], archived: [] };
    expect(await states()).toEqual({ ...none, published: ['Olive Oil'], draft: ['Vinegar'] });
    await change(client, product, { status: 'inactive' });
    await change(client, other, { status: 'archived' });
    expect(await states()).toEqual({ ...none, parked: ['Olive Oil'], archived: ['Vinegar'] });
    expect((await list()).products.data.map((each) => each.name)).toEqual(['Olive Oil']);
  });

  it('searches the archived ones', async () => {
    await change(client, product, { status: 'archived' });
    await makeProduct(client, companyId, { name: 'Olive Soap' });
    const found = async (query: string) =>
      (await list(query)).products.data.map((each) => each.name);
    expect(await found('?state=archived&search=olive')).toEqual(['Olive Oil']);
    expect(await found('?state=archived&search=soap')).toEqual([]);
    expect(await found('?search=olive')).toEqual(['Olive Soap']);
  });
});
