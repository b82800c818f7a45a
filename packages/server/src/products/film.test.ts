import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer, ProductsAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { insertFilm } from '../../test/support/storedFilm.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { productFixture } from '../../test/support/productFixture.ts';
import { change, makeProduct } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let product: ProductAnswer;
let fixture: ReturnType<typeof productFixture>;
let placeholder: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  product = await makeProduct(client, companyId);
  fixture = productFixture(client, product);
  placeholder = product.imageFile?.filesId ?? 0;
});

const headersOf = ({ unpublishedContent }: ProductAnswer) => unpublishedContent.headers;

describe('the video of the current header [F167]', () => {
  it('is set by its format, with the picture as its poster, and removed again', async () => {
    const mp4 = await insertFilm(server.db, companyId);
    const put = await change(client, product, { mp4File: { filesId: mp4.id } });
    expect(put).toMatchObject({
      mp4File: { filesId: mp4.id },
      webmFile: null,
      imageFile: { filesId: placeholder },
    });
    expect(headersOf(put)).toMatchObject([
      { id: 1, type: 'movie', filesId: mp4.id, posterFilesId: placeholder, alt: mp4.alt },
    ]);
    const uses = await client.delete(`/api/files/${mp4.id}`);
    expect(uses.status).toBe(409);

    const webm = await insertFilm(server.db, companyId, 'video/webm');
    const other = await change(client, product, { webmFile: { filesId: webm.id } });
    expect(other).toMatchObject({ mp4File: null, webmFile: { filesId: webm.id } });
    const still = await change(client, product, { mp4File: null });
    expect([still.version, still.webmFile?.filesId]).toEqual([other.version, webm.id]);
    const poster = await uploadPicture(client, companyId);
    const framed = await change(client, product, { imageFile: { filesId: poster.filesId } });
    expect(framed).toMatchObject({
      webmFile: { filesId: webm.id },
      imageFile: { filesId: poster.filesId },
    });
    const withoutFilm = await change(client, product, { webmFile: null });
    expect(headersOf(withoutFilm)).toMatchObject([
      { type: 'image', filesId: poster.filesId, posterFilesId: null },
    ]);
  });

  it('is shown by the poster chosen as its preview, in the editor and in lists', async () => {
    const mp4 = await insertFilm(server.db, companyId);
    const still = await uploadPicture(client, companyId);
    await client.put(`/api/files/${mp4.id}`, { previewId: still.filesId });
    await change(client, product, { mp4File: { filesId: mp4.id } });
    const put = await change(client, product, { imageFile: null });
    const { previewUrl } = still;
    expect(previewUrl).toMatch(/^\/media\//);
    expect(put.files.find(({ filesId }) => filesId === mp4.id)).toMatchObject({ previewUrl });
    expect(put.previewUrl).toBe(previewUrl);
    const list = await client.get(`/api/companies/${companyId}/products`);
    const [row] = ((await list.json()) as ProductsAnswer).products.data;
    expect(row?.previewUrl).toBe(previewUrl);
  });

  it('replaces an external video, and nothing else', async () => {
    const mp4 = await insertFilm(server.db, companyId);
    const embedUrl = 'https://vimeo.com/76979871';
    const elsewhere = { id: 4, type: 'movie', filesId: null, embedUrl };
    await change(client, product, {
      unpublishedContent: { title: '', headers: [elsewhere], sections: [] },
    });
    const replaced = await change(client, product, { mp4File: { filesId: mp4.id } });
    expect(headersOf(replaced)).toMatchObject([{ id: 4, filesId: mp4.id, embedUrl: null }]);
    const empty = await change(client, product, { mp4File: null });
    expect([headersOf(empty), empty.currentHeaderId]).toEqual([[], null]);
    const anew = await change(client, product, { mp4File: { filesId: mp4.id } });
    expect(headersOf(anew)).toMatchObject([{ id: 1, type: 'movie', posterFilesId: null }]);
  });

  it('is not undone by its second spelling when a whole product is sent back', async () => {
    const mp4 = await insertFilm(server.db, companyId);
    const webm = await insertFilm(server.db, companyId, 'video/webm');
    const whole = await change(client, product, { mp4File: { filesId: mp4.id } });
    const [header] = headersOf(whole);
    const inside = { ...whole.unpublishedContent, headers: [{ ...header, filesId: webm.id }] };
    const byDraft = await change(client, product, { ...whole, unpublishedContent: inside });
    expect(byDraft).toMatchObject({ mp4File: null, webmFile: { filesId: webm.id } });
    const byField = await change(client, product, { ...byDraft, mp4File: { filesId: mp4.id } });
    expect(byField).toMatchObject({ mp4File: { filesId: mp4.id }, webmFile: null });
    expect((await change(client, product, byField)).version).toBe(byField.version);
  });

  it('is one video, in the format of its field', async () => {
    const mp4 = { filesId: (await insertFilm(server.db, companyId)).id };
    const webm = { filesId: (await insertFilm(server.db, companyId, 'video/webm')).id };
    expect(await fixture.refused({ mp4File: webm })).toEqual({
      mp4File: ['Choose a film in MP4.'],
    });
    expect(await fixture.refused({ webmFile: product.imageFile })).toEqual({
      webmFile: ['Choose a film.'],
    });
    expect(await fixture.refused({ mp4File: mp4, webmFile: webm })).toEqual({
      webmFile: ['A header holds one film. Send it as MP4 or as WebM.'],
    });
  });
});
