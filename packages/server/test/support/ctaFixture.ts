/** A company with calls to action, and a product whose page shows them. */
import { expect } from 'vitest';
import type { Cta, CtaWriteAnswer, CtasAnswer } from '@hangtag/contract/wire/cta';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from './client.ts';
import { makeProduct, publish } from './products.ts';
import { type TestServer, startTestServer } from './server.ts';
import { makeCompany, makeUser } from './users.ts';

/** A phone's browser: its clicks count. */
const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1',
};

export const winter = { label: 'See the winter box', target: 'https://merrow.example/winter' };

/** Starts a server with the company, and its Admin as `client`. */
export async function ctaFixture(company: Parameters<typeof makeCompany>[1] = { plan: 'pro' }) {
  const server: TestServer = await startTestServer();
  const { id: companyId } = await makeCompany(server.db, { name: 'Merrow Goods', ...company });
  const admin = await makeUser(server.db, { id: companyId }, { role: 'Admin' });
  const client: TestClient = await server.as(admin);
  let product: ProductAnswer = await makeProduct(client, companyId, { name: 'Harvest Olive Oil' });
  const of = (rest = '') => `/api/companies/${companyId}/ctas${rest}`;
  const path = () => new URL(product.publicUrl).pathname;
  const fixture = {
    server,
    client,
    companyId,
    productId: product.productId,
    of,
    path,
    async add(body: object = winter): Promise<Cta> {
      const answer = await client.post(of(), body);
      expect(answer.status).toBe(201);
      return ((await answer.json()) as CtaWriteAnswer).cta;
    },
    list: async () => (await (await client.get(of())).json()) as CtasAnswer,
    page: async () => (await server.guest().get(path())).text(),
    press: (ctaId: number) => server.guest().get(`${path()}/go/${ctaId}`, { headers: PHONE }),
    /** Puts calls to action into the product's draft. */
    choose(...ids: number[]) {
      const { title, headers, sections } = product.unpublishedContent;
      return client.put(`/api/companies/${companyId}/products/${product.productId}`, {
        unpublishedContent: { title, headers, sections, ctas: ids },
      });
    },
    async publish() {
      product = await publish(client, product);
    },
    async putOnPage(...ids: number[]) {
      expect((await fixture.choose(...ids)).status).toBe(200);
      await fixture.publish();
    },
  };
  return fixture;
}
