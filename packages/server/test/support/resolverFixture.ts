/** A server with a product whose code the resolver knows once it is published. */
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { platformSectionIds } from '../../src/content/definitions.ts';
import type { TestClient } from './client.ts';
import { makeProduct, section } from './products.ts';
import { PHONE } from './scan.ts';
import { startTestServer } from './server.ts';
import { makeCompany, makeUser } from './users.ts';

/** The path of the product's number. */
export const GTIN_PATH = '/01/09506000134352';

/** Starts the server; the product is a draft. */
export async function resolverFixture() {
  const server = await startTestServer();
  const { id: companyId } = await makeCompany(server.db, {
    plan: 'business',
    name: 'Merrow Goods',
  });
  const client: TestClient = await server.as(await makeUser(server.db, { id: companyId }));
  const ids = await platformSectionIds(server.db, ['introduction']);
  const product: ProductAnswer = await makeProduct(client, companyId, {
    name: 'Harvest Olive Oil',
    upcCode: '9506000134352',
    unpublishedContent: {
      title: 'Harvest',
      headers: [],
      sections: [section(ids.get('introduction') ?? 0, { lead: 'Pressed in October' })],
    },
  });
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    server.guest().send(method, path, undefined, {
      headers: { accept: '*/*', 'user-agent': PHONE, ...headers },
    });
  /** Status and target of an answer. */
  async function asked(path: string) {
    const answer = await ask(path);
    return [answer.status, answer.headers.get('location')];
  }
  return { server, client, companyId, product, ask, asked };
}
