import { beforeEach, describe, expect, it } from 'vitest';
import type { FileAsset } from '@hangtag/contract/wire/file';
import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { startTestServer } from '../../test/support/server.ts';

let client: TestClient;
let other: TestClient;
let companyId: number;

beforeEach(async () => {
  const server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  other = await server.as(await makeUser(server.db, await makeCompany(server.db)));
});

describe('placeholders [D32]', () => {
  it('are drawn once per company and shape [F252]', async () => {
    const draw = async (ratio: string) => {
      const answer = await client.post('/api/files/placeholder', { companyId, ratio });
      return (await answer.json()) as FileAsset;
    };
    const wide = await draw('16x9');
    const square = await draw('1x1');
    expect([wide.width, wide.height]).toEqual([1280, 720]);
    expect([square.width, square.height]).toEqual([640, 640]);
    expect((await draw('16x9')).filesId).toBe(wide.filesId);
    const foreign = await other.post('/api/files/placeholder', { companyId: 2, ratio: '16x9' });
    expect(((await foreign.json()) as FileAsset).filesId).not.toBe(wide.filesId);
  });

  it('have no small picture as a product’s, so that the app draws them in its theme', async () => {
    const at = `/api/companies/${companyId}/products`;
    const draw = await client.post('/api/files/placeholder', { companyId, ratio: '16x9' });
    const { filesId, previewUrl } = (await draw.json()) as FileAsset;
    expect(previewUrl).not.toBeNull();
    const made = await client.post(at, { imageFile: { filesId } });
    expect(made.status).toBe(201);
    const { products } = (await (await client.get(at)).json()) as ProductsAnswer;
    expect(products.data).toMatchObject([{ imageFile: { filesId }, previewUrl: null }]);
  });

  it('are drawn once for two simultaneous requests', async () => {
    const body = { companyId, ratio: '1x1' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.post('/api/files/placeholder', body)),
    );
    const ids = await Promise.all(
      answers.map(async (each) => ((await each.json()) as FileAsset).filesId),
    );
    expect(new Set(ids).size).toBe(1);
  });
});
