/** One product of a signed-in brand, with the calls that tests of its draft repeat. */
import { expect } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from './client.ts';
import type { section } from './products.ts';

/** Reads and writes a product as `client` may. */
export function productFixture(client: TestClient, product: ProductAnswer) {
  const path = `/api/companies/${product.companyId}/products/${product.productId}`;
  const put = (body: unknown, headers: Record<string, string> = {}) =>
    client.put(path, body, { headers });
  const read = async () => (await (await client.get(path)).json()) as ProductAnswer;
  return {
    path,
    put,
    read,
    /** A draft of these sections, with the product's own header pictures. */
    content: (...sections: readonly ReturnType<typeof section>[]) => ({
      title: 'Harvest',
      headers: product.unpublishedContent.headers,
      sections,
    }),
    /** The fields a refused update names; nothing may have changed. */
    async refused(body: unknown): Promise<Readonly<Record<string, readonly string[]>>> {
      const before = await read();
      const answer = await put(body);
      expect(answer.status).toBe(422);
      expect((await read()).version).toBe(before.version);
      return ((await answer.json()) as { errors: Record<string, string[]> }).errors;
    },
  };
}
