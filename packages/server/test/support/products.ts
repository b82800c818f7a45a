/** Products for tests, through the calls of the wire. */
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from './client.ts';

/** A section as a client sends it. */
export const section = (
  contentSectionId: number,
  values: Readonly<Record<string, unknown>> = {},
  id: string = crypto.randomUUID(),
) => ({ id, contentSectionId, title: '', values });

/** Creates a product, and gives it a name or anything else by an update. */
export async function makeProduct(
  client: TestClient,
  companyId: number,
  update: object = {},
): Promise<ProductAnswer> {
  const answer = await client.post(`/api/companies/${companyId}/products`, {});
  if (answer.status !== 201) throw new Error(`Creating answered ${answer.status}.`);
  const product = (await answer.json()) as ProductAnswer;
  return Object.keys(update).length === 0 ? product : change(client, product, update);
}

/** Updates a product that must take it. */
export async function change(
  client: TestClient,
  product: Pick<ProductAnswer, 'companyId' | 'productId'>,
  update: object,
): Promise<ProductAnswer> {
  const { companyId, productId } = product;
  const answer = await client.put(`/api/companies/${companyId}/products/${productId}`, update);
  if (answer.status !== 200) throw new Error(`Updating answered ${answer.status}.`);
  return (await answer.json()) as ProductAnswer;
}

/** Publishes a product that must be publishable. */
export async function publish(
  client: TestClient,
  product: Pick<ProductAnswer, 'publishUrl'>,
): Promise<ProductAnswer> {
  const answer = await client.put(product.publishUrl, {});
  if (answer.status !== 200) {
    throw new Error(`Publishing answered ${answer.status}: ${await answer.text()}`);
  }
  return (await answer.json()) as ProductAnswer;
}
