/** A company that buys a product, and the platform that leads the codes to it. */
import { expect } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from './client.ts';
import { change, makeProduct, publish } from './products.ts';
import type { TestServer } from './server.ts';
import { makeCompany, makeUser } from './users.ts';

type Sold = Pick<ProductAnswer, 'companyId' | 'productId'>;

/**
 * A company with a published product that has taken the number into its draft.
 * @param upcCode Null for none. @default the number of `resolverFixture`
 */
export async function makeBuyer(
  server: TestServer,
  name = 'Tidewater Foods',
  upcCode: string | null = '9506000134352',
) {
  const { db } = server;
  const company = await makeCompany(db, { plan: 'business', name });
  const client = await server.as(await makeUser(db, company, { role: 'Admin' }));
  const fresh = await makeProduct(client, company.id, {
    name: 'Tidewater Oil',
    title: 'New label',
  });
  await publish(client, fresh);
  const product = upcCode === null ? fresh : await change(client, fresh, { upcCode });
  return { companyId: company.id, client, product };
}

/** A Superadmin of the platform's company. */
export const makeSuperadmin = async (server: TestServer): Promise<TestClient> =>
  server.as(await makeUser(server.db, { id: 1 }, { role: 'Superadmin' }));

const calls = ({ companyId, productId }: Sold, before = '/api') =>
  `${before}/companies/${companyId}/products/${productId}/transfer`;

/** The address of the company's own reading of the sale. */
export const salePath = (product: Sold): string => calls(product);

/** Leads the codes to this page address; an empty one undoes it. */
export const move = (
  superadmin: TestClient,
  product: Sold,
  to: string,
  agreement = 'Contract of 12 November, both signed',
): Promise<Response> => superadmin.put(calls(product, '/api/admin'), { to, agreement });

/** As `move`, and it must be taken. */
export async function sell(superadmin: TestClient, product: Sold, to: string): Promise<void> {
  const answer = await move(superadmin, product, to);
  expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, '']);
}
