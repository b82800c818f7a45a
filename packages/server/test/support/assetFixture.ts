/** The assets of one product, with the calls that their tests repeat. */
import { expect } from 'vitest';
import type { AssetWriteAnswer, ProductAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from './client.ts';
import { productFixture } from './productFixture.ts';

/** Reads and writes a product's assets as `client` may. */
export function assetFixture(client: TestClient, product: ProductAnswer) {
  const { path, read } = productFixture(client, product);
  const put = (body: unknown, headers: Record<string, string> = {}) =>
    client.put(`${path}/updateAsset`, body, { headers });
  return {
    put,
    read,
    get: (assetId: number) => client.get(`/api/companies/${product.companyId}/assets/${assetId}`),
    /** A write that must be taken. */
    async written(body: unknown): Promise<AssetWriteAnswer> {
      const answer = await put(body);
      expect(answer.status).toBe(200);
      return (await answer.json()) as AssetWriteAnswer;
    },
    /** The fields a refused write names; nothing may have changed. */
    async refused(body: unknown): Promise<Readonly<Record<string, readonly string[]>>> {
      const before = (await read()).version;
      const answer = await put(body);
      expect(answer.status).toBe(422);
      expect((await read()).version).toBe(before);
      return ((await answer.json()) as { errors: Record<string, string[]> }).errors;
    },
  };
}
