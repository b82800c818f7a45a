import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { companies } from '../db/schema/companies.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

let server: TestServer;
let companyId: number;
let admin: TestClient;
let product: ProductAnswer;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  admin = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  product = await makeProduct(admin, companyId, { title: 'Tea' });
  await publish(admin, product);
});

const setStatus = (status: 'Active' | 'Inactive' | 'Suspended') =>
  server.db.update(companies).set({ status }).where(eq(companies.id, companyId));

describe.each(['Inactive', 'Suspended'] as const)('a company that is %s [D16]', (status) => {
  it('edits and publishes nothing, and keeps its pages [X9]', async () => {
    await setStatus(status);
    const own = `/api/companies/${companyId}`;
    const writes = [
      () => admin.post(`${own}/products`, { name: 'More' }),
      () => admin.put(`${own}/products/${product.productId}`, { name: 'Other' }),
      () => admin.put(product.publishUrl, {}),
      () => admin.put(`${own}/content`, { unpublishedContent: { signature: [] } }),
      () => admin.put(`${own}/publish`, {}),
    ];
    for (const write of writes) {
      const answer = await write();
      expect([answer.status, await answer.json()]).toEqual([
        403,
        expect.objectContaining({
          code: 'plan_inactive',
          message: `This company is ${status.toLowerCase()}. Contact support to edit and publish again. Published pages stay up.`,
        }),
      ]);
    }
    expect((await server.guest().get(product.publicUrl ?? '')).status).toBe(200);
    await setStatus('Active');
    expect((await admin.put(product.publishUrl, {})).status).toBe(200);
  });

  it('informs its users, and keeps its purchases', async () => {
    await setStatus(status);
    const user = (await (await admin.get('/api/user')).json()) as CurrentUser;
    expect(user).toMatchObject({
      company: { status },
      subscription: { isActive: false, closedBy: status },
    });
    expect(await (await admin.get('/api/customer')).json()).toMatchObject({
      planName: 'pro',
      productNumber: 3,
      surplusProducts: 0,
    });
  });
});
