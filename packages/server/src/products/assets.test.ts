import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AssetAnswer, ProductAsset } from '@hangtag/contract/wire/content';
import type { AssetWriteAnswer, ProductAnswer } from '@hangtag/contract/wire/product';
import { uses } from '../db/schema/uses.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { assetFixture } from '../../test/support/assetFixture.ts';
import { insertFilm } from '../../test/support/storedFilm.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let product: ProductAnswer;
let fixture: ReturnType<typeof assetFixture>;
let picture: { readonly filesId: number; readonly fileUrl: string };

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  product = await makeProduct(client, companyId);
  fixture = assetFixture(client, product);
  const { filesId, fileUrl } = await uploadPicture(client, companyId);
  picture = { filesId, fileUrl };
});

const ofPicture = () => ({ name: 'The press', media: { filesId: picture.filesId } });
const usesOf = (filesId: number) =>
  server.db
    .select({ place: uses.place })
    .from(uses)
    .where(and(eq(uses.companyId, companyId), eq(uses.filesId, filesId)))
    .orderBy(uses.place);

describe('an asset of a product [F176] [F245]', () => {
  it('is added with its name, its file and defaults', async () => {
    const answer = await fixture.put(ofPicture());
    const { asset, ...rest } = (await answer.json()) as AssetWriteAnswer;
    expect(asset).toEqual({
      assetId: 1,
      name: 'The press',
      status: 'active',
      css: {},
      media: { ...picture, type: 'image' },
      thumb: null,
      caption: null,
      alt: null,
    } satisfies ProductAsset);
    expect(rest).toMatchObject({ version: 2, assets: [asset], hasUnpublishedChanges: true });
    expect(answer.headers.get('etag')).toBe('"2"');
    const [stored] = rest.unpublishedContent.assets;
    expect(stored?.media).toEqual({ filesId: picture.filesId, type: 'image' });
    expect(await fixture.read()).toEqual(rest);
  });

  it('keeps absent fields and clears null', async () => {
    const { asset } = await fixture.written({
      ...ofPicture(),
      css: { fit: 'cover', focal: { x: 0, y: 0.5 }, background: '#33421F' },
      thumb: { filesId: picture.filesId },
      caption: 'October',
      alt: 'Olives',
    });
    const { assetId } = asset;
    const other = await fixture.written({ assetId, status: 'inactive', css: { ratio: '1x1' } });
    expect(other.asset).toEqual({ ...asset, status: 'inactive', css: { ratio: '1x1' } });
    const cleared = await fixture.written({ assetId, thumb: null, caption: null, alt: '' });
    expect(cleared.asset).toMatchObject({ thumb: null, caption: null, alt: null });
    expect(cleared.assets).toHaveLength(1);
    expect((await fixture.written({ assetId, caption: '', media: asset.media })).version).toBe(4);
  });

  it('shows an external video in one spelling, or a file of any kind', async () => {
    const film = await fixture.written({
      name: 'Film',
      media: { embedUrl: 'https://youtu.be/dQw4w9WgXcQ?t=3' },
    });
    const embedUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    expect(film.asset.media).toEqual({ embedUrl });
    const { id } = await insertFilm(server.db, companyId);
    const mp4 = await fixture.written({ name: 'Film', media: { filesId: id } });
    expect(mp4.asset).toMatchObject({ assetId: 2, media: { filesId: id, type: 'movie' } });
  });

  it('is frozen into the page with its files, and listed as a change of its own', async () => {
    const { asset } = await fixture.written(ofPicture());
    const page = await publish(client, product);
    expect(page.publishedContent?.assets).toEqual(page.unpublishedContent.assets);
    expect(await usesOf(picture.filesId)).toEqual([{ place: 'draft' }, { place: 'published' }]);
    expect((await server.guest().get(picture.fileUrl)).status).toBe(200);
    const other = await uploadPicture(client, companyId);
    const changed = await fixture.written({
      assetId: asset.assetId,
      media: { filesId: other.filesId },
    });
    expect(changed.hasUnpublishedChanges).toBe(true);
    expect(changed.publishedContent?.assets).toMatchObject([
      { media: { filesId: picture.filesId } },
    ]);
    expect(await usesOf(picture.filesId)).toEqual([{ place: 'published' }]);
    expect(await usesOf(other.filesId)).toEqual([{ place: 'draft' }]);
    const list = await client.get(`/api/companies/${companyId}/products?state=changed`);
    expect(await list.json()).toMatchObject({ products: { data: [{ changeCount: 1 }] } });
  });

  it('stays when the draft is saved, and keeps its file', async () => {
    await fixture.written(ofPicture());
    const saved = await change(client, product, { title: 'Harvest' });
    expect(saved.assets).toHaveLength(1);
    expect(await usesOf(picture.filesId)).toEqual([{ place: 'draft' }]);
  });

  it('gets a new id in a copy [D37]', async () => {
    const { asset } = await fixture.written(ofPicture());
    const path = `/api/companies/${companyId}/products/copy`;
    const answer = await client.post(path, { productId: product.productId });
    const duplicate = (await answer.json()) as ProductAnswer;
    expect(duplicate.assets).toEqual([{ ...asset, assetId: asset.assetId + 1 }]);
    expect(await usesOf(picture.filesId)).toHaveLength(2);
  });

  it('is refused on an older version, and in a closed product', async () => {
    const stale = await fixture.put(ofPicture(), { 'if-match': '"9"' });
    expect([stale.status, await stale.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'stale_write', conflict: await fixture.read() }),
    ]);
    await change(client, product, { status: 'inactive' });
    expect((await fixture.put({})).status).toBe(403);
  });
});

describe('reading an asset [F246]', () => {
  it('finds it by its company, with the addresses of its files', async () => {
    await fixture.written({ name: 'First', media: { embedUrl: 'https://vimeo.com/76979871' } });
    const { asset } = await fixture.written({
      ...ofPicture(),
      thumb: { filesId: picture.filesId },
    });
    const answer = await fixture.get(asset.assetId);
    expect((await answer.json()) as AssetAnswer).toEqual({
      ...asset,
      media: { ...picture, type: 'image' },
      thumb: picture,
      productId: product.productId,
    });
  });

  it('is 404 for unknown numbers and for another company’s', async () => {
    const { asset } = await fixture.written(ofPicture());
    expect((await fixture.get(asset.assetId + 1)).status).toBe(404);
    const other = await makeCompany(server.db, { plan: 'pro' });
    const otherClient = await server.as(await makeUser(server.db, other));
    const elsewhere = `/api/companies/${other.id}/assets/${asset.assetId}`;
    expect((await otherClient.get(elsewhere)).status).toBe(404);
  });
});
