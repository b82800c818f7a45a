import { beforeEach, describe, expect, it } from 'vitest';
import { embedProblem } from '@hangtag/contract/rules/embeds';
import type { ProductAnswer, ProductsAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { insertFilm } from '../../test/support/storedFilm.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { productFixture } from '../../test/support/productFixture.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let product: ProductAnswer;
let fixture: ReturnType<typeof productFixture>;
let placeholder: number;

const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  product = await makeProduct(client, companyId);
  fixture = productFixture(client, product);
  placeholder = product.imageFile?.filesId ?? 0;
});

const picture = (id: number, filesId: number) => ({ id, type: 'image', filesId });
const film = (id: number, extras: object) => ({ id, type: 'movie', filesId: null, ...extras });
const draft = (headers: readonly object[], extras: object = {}) => ({
  unpublishedContent: { title: '', headers, sections: [], ...extras },
});
const headersOf = ({ unpublishedContent }: ProductAnswer) => unpublishedContent.headers;

describe('a header', () => {
  it('is a video of a known host, stored in one spelling', async () => {
    const changed = await change(
      client,
      product,
      draft([film(1, { embedUrl: ' http://youtu.be/dQw4w9WgXcQ?si=x ' })]),
    );
    expect(headersOf(changed)).toEqual([
      {
        id: 1,
        type: 'movie',
        filesId: null,
        embedUrl: youtube,
        alt: null,
        decorative: false,
        posterFilesId: null,
      },
    ]);
    expect(changed).toMatchObject({ imageFile: null, mp4File: null, webmFile: null });
    const again = await change(client, product, draft([film(1, { embedUrl: youtube })]));
    expect(again.version).toBe(changed.version);
  });

  it.each([
    ['a film', embedProblem],
    ['', embedProblem],
    ['https://example.com/film', embedProblem],
    ['javascript:alert(1)//youtu.be/dQw4w9WgXcQ', embedProblem],
  ])('is no video at %j', async (embedUrl, sentence) => {
    const errors = await fixture.refused(draft([film(1, { embedUrl })]));
    expect(errors).toEqual({ 'unpublishedContent.headers.0.embedUrl': [sentence] });
  });

  it('is one thing only, of its declared kind', async () => {
    const mp4 = await insertFilm(server.db, companyId);
    const at = (place: string) => `unpublishedContent.headers.${place}`;
    const errors = await fixture.refused(
      draft([
        film(1, { filesId: mp4.id, embedUrl: youtube }),
        film(2, {}),
        { ...picture(3, placeholder), embedUrl: youtube },
        film(4, { filesId: placeholder, posterFilesId: mp4.id }),
        { id: 5, type: 'image', filesId: null },
        picture(6, mp4.id),
      ]),
    );
    expect(errors).toEqual({
      [at('0.embedUrl')]: ['Choose a film or give its address, not both.'],
      [at('1.filesId')]: ['Choose a film or give its address.'],
      [at('2.embedUrl')]: ['Only a film can be an address.'],
      [at('3.filesId')]: ['Choose a film.'],
      [at('3.posterFilesId')]: ['Choose a picture.'],
      [at('4.filesId')]: ['Choose a picture.'],
      [at('5.filesId')]: ['Choose a picture.'],
    });
  });
});

describe('the current header [F167]', () => {
  let bottle: number;

  beforeEach(async () => {
    bottle = (await uploadPicture(client, companyId)).filesId;
    product = await change(
      client,
      product,
      draft([picture(1, placeholder), picture(2, bottle), film(3, { embedUrl: youtube })]),
    );
  });

  it('is the first until another is chosen, in draft and page, with the product’s picture', async () => {
    expect([product.currentHeaderId, product.imageFile?.filesId]).toEqual([1, placeholder]);
    const chosen = await change(client, product, { currentHeaderId: 2 });
    expect([chosen.currentHeaderId, chosen.imageFile?.filesId]).toEqual([2, bottle]);
    const list = await client.get(`/api/companies/${companyId}/products`);
    const [row] = ((await list.json()) as ProductsAnswer).products.data;
    expect(row).toMatchObject({ currentHeaderId: 2, imageFile: { filesId: bottle } });
    expect(row?.previewUrl).toMatch(/^\/media\//);
    const headers = headersOf(chosen);
    const third = await change(client, product, draft([...headers], { currentHeaderId: 3 }));
    expect([third.currentHeaderId, third.imageFile]).toEqual([3, null]);
    const first = await change(client, product, { currentHeaderId: null });
    expect(first.currentHeaderId).toBe(1);
  });

  it('is unchanged when the first is chosen again, and one change when another is [D35]', async () => {
    await publish(client, product);
    const chosen = await change(client, product, { currentHeaderId: 3 });
    expect(chosen.hasUnpublishedChanges).toBe(true);
    expect((await change(client, product, { currentHeaderId: 1 })).hasUnpublishedChanges).toBe(
      false,
    );
  });

  it('must belong to the draft', async () => {
    expect(await fixture.refused({ currentHeaderId: 9 })).toEqual({
      currentHeaderId: ['Is not a header of this draft.'],
    });
    expect(await fixture.refused(draft([], { currentHeaderId: 9 }))).toEqual({
      'unpublishedContent.currentHeaderId': ['Is not a header of this draft.'],
    });
    const removed = { ...draft([picture(1, placeholder)]), currentHeaderId: 2 };
    expect(Object.keys(await fixture.refused(removed))).toEqual(['currentHeaderId']);
  });

  it('stays when the others are sorted, and falls back to the first when removed', async () => {
    const chosen = await change(client, product, { currentHeaderId: 2 });
    const [one, two, three] = headersOf(chosen);
    const turned = await change(client, product, draft([three ?? {}, two ?? {}, one ?? {}]));
    expect(turned.currentHeaderId).toBe(2);
    const whole = { ...turned.unpublishedContent, headers: [three, one] };
    const withoutCurrent = await change(client, product, { ...turned, unpublishedContent: whole });
    expect([
      withoutCurrent.currentHeaderId,
      withoutCurrent.unpublishedContent.currentHeaderId,
    ]).toEqual([3, null]);
  });

  it('is the picture that `imageFile` names, and the others stay', async () => {
    await change(client, product, { currentHeaderId: 2 });
    const changed = await change(client, product, { imageFile: { filesId: placeholder } });
    expect(headersOf(changed).map((each) => each.filesId)).toEqual([
      placeholder,
      placeholder,
      null,
    ]);
    const cleared = await change(client, product, { imageFile: null });
    expect(headersOf(cleared).map((each) => each.id)).toEqual([1, 3]);
    expect(cleared.currentHeaderId).toBe(1);
  });
});
