import { expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { makeProduct } from '../../test/support/products.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

async function admin() {
  const server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'business' });
  const client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  return { client, companyId: company.id, product: await makeProduct(client, company.id) };
}

it.each(['publishAt', 'unpublishAt', 'scheduledAt', 'dryRun'])(
  'refuses %s instead of publishing at once',
  async (name) => {
    const { client, companyId, product } = await admin();
    const path = `/api/companies/${companyId}/products/${product.productId}`;
    for (const url of [product.publishUrl, `/api/companies/${companyId}/publish`, path]) {
      const answer = await client.put(url, { [name]: '2030-01-01T00:00:00Z' });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        errors: { [name]: ['This call has no such field.'] },
      });
    }
    expect(((await (await client.get(path)).json()) as ProductAnswer).published).toBe(false);
  },
);

it.each([
  'publishDate',
  'publish_date',
  'publish-on-date',
  'goLive',
  'from',
  'until',
  'expires',
  'date',
  'Veröffentlichung',
])('knows no %s of a publication, so it does not publish', async (name) => {
  const { client, companyId, product } = await admin();
  const refusal = { errors: { [name]: ['This call has no such field.'] } };
  for (const url of [product.publishUrl, `/api/companies/${companyId}/publish`]) {
    for (const action of ['publish', 'unpublish']) {
      const answer = await client.put(url, { action, [name]: '2030-01-01T00:00:00Z' });
      expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining(refusal)]);
    }
    const asked = await client.put(`${url}?${encodeURIComponent(name)}=2030-01-01`, {});
    expect([asked.status, await asked.json()]).toEqual([422, expect.objectContaining(refusal)]);
  }
  const path = `/api/companies/${companyId}/products/${product.productId}`;
  expect(((await (await client.get(path)).json()) as ProductAnswer).published).toBe(false);
});

it('ignores the date that a product comes back with', async () => {
  const { client, companyId, product } = await admin();
  const path = `/api/companies/${companyId}/products/${product.productId}`;
  const answer = await client.put(path, { ...product, name: 'Oil', publishDate: '2030-01-01' });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({ name: 'Oil', published: false, publishDate: null }),
  ]);
});

it('refuses an unknown verb', async () => {
  const { client, companyId, product } = await admin();
  const path = `/api/companies/${companyId}/products/${product.productId}`;
  expect((await client.put(path, { action: 'publish', name: 'Oil' })).status).toBe(422);
});
