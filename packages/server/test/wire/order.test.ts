import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { eq } from 'drizzle-orm';
import { subscriptions } from '../../src/db/schema/companies.ts';
import type { TestClient } from '../support/client.ts';
import { makeCompany, makeUser } from '../support/users.ts';
import { makeProduct } from '../support/products.ts';
import { type TestServer, startTestServer } from '../support/server.ts';

let server: TestServer;
let owner: TestClient;
let product: ProductAnswer;
let path: string;

const wrong = { name: '' };
const stale = { 'if-match': '"999"' };
const noToken = { 'x-xsrf-token': 'wrong' };

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  owner = await server.as(await makeUser(server.db, company));
  product = await makeProduct(owner, company.id);
  path = `/api/companies/${company.id}/products/${product.productId}`;
});

const statusOf = async (client: TestClient, headers: Record<string, string>, body: unknown) =>
  (await client.put(path, body, { headers })).status;

/** Everything is wrong with these requests, but for what the line before has mended. */
describe('of several reasons to refuse, the first in order is reported [2.1]', () => {
  it('419 before 401', async () => {
    const guest = server.guest();
    await guest.get('/sanctum/csrf-cookie');
    expect(await statusOf(guest, { ...stale, ...noToken }, wrong)).toBe(419);
    expect(await statusOf(guest, stale, wrong)).toBe(401);
  });

  it('419 and 404 before 422', async () => {
    const stranger = await server.as(await makeUser(server.db, await makeCompany(server.db)));
    expect(await statusOf(stranger, { ...stale, ...noToken }, wrong)).toBe(419);
    expect(await statusOf(stranger, stale, wrong)).toBe(404);
  });

  it('403 of an ended plan before 422', async () => {
    await server.db
      .update(subscriptions)
      .set({ status: 'ended' })
      .where(eq(subscriptions.companyId, product.companyId));
    expect(await statusOf(owner, stale, wrong)).toBe(403);
  });

  it('422 before 409, and 409 before 200', async () => {
    expect(await statusOf(owner, stale, wrong)).toBe(422);
    expect(await statusOf(owner, stale, { name: 'Right' })).toBe(409);
    expect(await statusOf(owner, {}, { name: 'Right' })).toBe(200);
  });
});
