import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileAsset } from '@hangtag/contract/wire/file';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from '../../test/support/client.ts';
import { mp4 } from '../../test/support/films.ts';
import { createUpload, picture, uploadBody, uploadPicture } from '../../test/support/files.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { auditLog } from '../db/schema/audit.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
});

const pageOf = async ({ publicUrl }: ProductAnswer) =>
  (await server.guest().get(new URL(publicUrl).pathname)).text();
const statusOf = async (address: string) => (await server.guest().get(address)).status;

/** Gives the file a body of another shape. */
async function replace({ filesId }: Pick<FileAsset, 'filesId'>): Promise<FileAsset> {
  const answer = await client.put(`/api/files/${filesId}`, {});
  const { uploadUrl } = (await answer.json()) as { uploadUrl: string };
  const body = await picture({ width: 300, height: 300 }, '#a33');
  return (await (await uploadBody(client, uploadUrl, body)).json()) as FileAsset;
}

/** A product whose live page shows the picture. */
async function publishedWith(filesId: number) {
  const product = await makeProduct(client, companyId);
  return publish(client, await change(client, product, { imageFile: { filesId } }));
}

const keyOf = ({ fileUrl }: FileAsset) => fileUrl.split('/')[2] ?? '';

describe('a picture whose body is replaced', () => {
  it('stays on live pages as it was published, until they are published again', async () => {
    const before = await uploadPicture(client, companyId);
    const product = await publishedWith(before.filesId);
    const html = await pageOf(product);
    expect(html).toContain(keyOf(before));

    const after = await replace(before);
    expect(keyOf(after)).not.toBe(keyOf(before));
    expect(await pageOf(product)).toBe(html);
    expect([await statusOf(before.fileUrl), await statusOf(after.fileUrl)]).toEqual([200, 404]);

    const path = `/api/companies/${companyId}/products/${product.productId}`;
    const draft = (await (await client.get(path)).json()) as ProductAnswer;
    expect(draft.hasUnpublishedChanges).toBe(true);
    const again = await publish(client, draft);
    expect(again.hasUnpublishedChanges).toBe(false);
    const shown = await pageOf(product);
    expect(shown).toContain(keyOf(after));
    expect(shown).not.toContain(keyOf(before));
    expect([await statusOf(before.fileUrl), await statusOf(after.fileUrl)]).toEqual([404, 200]);
  });

  it('is changed in a draft that nothing else changed, also after another save', async () => {
    const before = await uploadPicture(client, companyId);
    const product = await publishedWith(before.filesId);
    await replace(before);
    const renamed = await change(client, product, { name: 'Other' });
    const back = await change(client, renamed, { name: product.name });
    expect(back.hasUnpublishedChanges).toBe(true);
  });
});

describe('the focal point of a picture', () => {
  it('is on live pages as it was published, until they are published again', async () => {
    const file = await uploadPicture(client, companyId);
    const product = await publishedWith(file.filesId);
    const html = await pageOf(product);
    await client.put(`/api/files/${file.filesId}`, { focal: { x: 0.2, y: 0.8 } });
    expect(await pageOf(product)).toBe(html);

    const path = `/api/companies/${companyId}/products/${product.productId}`;
    const draft = (await (await client.get(path)).json()) as ProductAnswer;
    expect(draft).toMatchObject({
      hasUnpublishedChanges: true,
      fileChanges: [{ kind: 'file', id: file.filesId, change: 'focal' }],
    });
    expect((await publish(client, draft)).fileChanges).toEqual([]);
    expect(await pageOf(product)).toContain('object-position:20% 80%');
  });
});

describe('a replaced picture put everywhere at once', () => {
  const everywhere = (filesId: number, by = client) =>
    by.put(`/api/companies/${companyId}/files/${filesId}/publish`, {});

  it('is on every live page in one step, each with a row of the log', async () => {
    const before = await uploadPicture(client, companyId);
    const one = await publishedWith(before.filesId);
    const two = await publishedWith(before.filesId);
    const after = await replace(before);
    const path = `/api/companies/${companyId}/products/${one.productId}`;
    const waiting = (await (await client.get(path)).json()) as ProductAnswer;
    expect(waiting.fileChanges).toEqual([
      { kind: 'file', id: before.filesId, name: before.name, change: 'replaced' },
    ]);

    const answer = await everywhere(before.filesId);
    expect([answer.status, await answer.json()]).toEqual([200, { pages: 2 }]);
    for (const product of [one, two]) expect(await pageOf(product)).toContain(keyOf(after));
    expect(await statusOf(before.fileUrl)).toBe(404);
    const now = (await (await client.get(path)).json()) as ProductAnswer;
    expect(now).toMatchObject({
      hasUnpublishedChanges: false,
      fileChanges: [],
      version: one.version,
    });
    const rows = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.companyId, companyId))
      .orderBy(auditLog.position);
    const logged = rows.filter(({ action }) => action === 'product.file-replaced');
    expect(logged.map(({ subject }) => subject).toSorted()).toEqual(
      [one, two].map(({ productId }) => `product:${productId}`).toSorted(),
    );
    expect(await (await everywhere(before.filesId)).json()).toEqual({ pages: 0 });
  });

  it('publishes nothing else of a draft', async () => {
    const before = await uploadPicture(client, companyId);
    const product = await publishedWith(before.filesId);
    const renamed = await change(client, product, { name: 'Not yet public' });
    await replace(before);
    await everywhere(before.filesId);
    expect(await pageOf(product)).not.toContain('Not yet public');
    const path = `/api/companies/${companyId}/products/${renamed.productId}`;
    expect(await (await client.get(path)).json()).toMatchObject({ hasUnpublishedChanges: true });
  });

  it('is 404 for a file of another company, and 403 without a plan', async () => {
    const company = await makeCompany(server.db);
    const other = await server.as(await makeUser(server.db, company));
    const own = await uploadPicture(client, companyId);
    const path = (of: number, filesId: number) => `/api/companies/${of}/files/${filesId}/publish`;
    expect((await other.put(path(companyId, own.filesId), {})).status).toBe(404);
    const lapsed = await uploadPicture(other, company.id);
    expect((await other.put(path(company.id, lapsed.filesId), {})).status).toBe(403);
    expect((await client.put(path(companyId, lapsed.filesId), {})).status).toBe(404);
  });
});

describe('the still of a film', () => {
  async function filmWithStill() {
    const still = await uploadPicture(client, companyId);
    const { uploadUrl, filesId } = await createUpload(client, companyId, {
      fileName: 'pressing.mp4',
      type: 'movie',
      previewId: still.filesId,
    });
    await uploadBody(client, uploadUrl, mp4({ durationMs: 4000, width: 640, height: 360 }));
    return { still, filesId };
  }

  it('is not deleted while a live page shows the film', async () => {
    const { still, filesId } = await filmWithStill();
    const product = await makeProduct(client, companyId);
    const put = await change(client, product, { mp4File: { filesId }, imageFile: null });
    await publish(client, put);
    const refused = await client.delete(`/api/files/${still.filesId}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'file_in_use',
      uses: [{ kind: 'product', id: product.productId, place: 'both' }],
    });
    expect(await statusOf(still.fileUrl)).toBe(200);
    const after = await replace(still);
    expect(await pageOf(product)).toContain(keyOf(still));
    expect(await statusOf(after.fileUrl)).toBe(404);
  });

  it('is deleted when nothing shows the film', async () => {
    const { still } = await filmWithStill();
    expect((await client.delete(`/api/files/${still.filesId}`)).status).toBe(204);
  });
});
