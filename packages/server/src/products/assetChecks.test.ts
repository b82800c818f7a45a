import { beforeEach, describe, expect, it } from 'vitest';
import { embedProblem } from '@hangtag/contract/rules/embeds';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { products } from '../db/schema/products.ts';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, uploadPicture } from '../../test/support/files.ts';
import { assetFixture } from '../../test/support/assetFixture.ts';
import { insertFilm } from '../../test/support/storedFilm.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct } from '../../test/support/products.ts';
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

describe('a write of an asset [F245]', () => {
  it.each([
    [{}, ['name', 'media']],
    [{ name: ' ', media: { filesId: 'x' } }, ['name', 'media']],
    [{ assetId: 99, name: 'x' }, ['assetId']],
    [
      { name: 'x'.repeat(256), media: {}, status: 'on', caption: 7 },
      ['name', 'status', 'media', 'caption'],
    ],
  ])('%j is refused by name', async (body, fields) => {
    expect(Object.keys(await fixture.refused(body)).toSorted()).toEqual(fields.toSorted());
  });

  it('accepts only stored files of the company and videos of known hosts', async () => {
    const other = await makeCompany(server.db, { plan: 'pro' });
    const otherClient = await server.as(await makeUser(server.db, other));
    const foreign = await uploadPicture(otherClient, other.id);
    const waiting = await createUpload(client, companyId);
    const film = await insertFilm(server.db, companyId);
    const missingFile = 'This file is not in the library.';
    const media = (filesId: number) => ({ name: 'x', media: { filesId } });
    expect(await fixture.refused(media(foreign.filesId))).toEqual({
      'media.filesId': [missingFile],
    });
    expect(await fixture.refused(media(waiting.filesId))).toEqual({
      'media.filesId': ['This file was never uploaded. Upload it, then choose it.'],
    });
    expect(await fixture.refused({ ...ofPicture(), thumb: { filesId: film.id } })).toEqual({
      'thumb.filesId': ['Choose a picture.'],
    });
    expect(
      await fixture.refused({ name: 'x', media: { embedUrl: 'https://example.com/v' } }),
    ).toEqual({
      'media.embedUrl': [embedProblem],
    });
  });

  it.each([
    ['a stylesheet', 'body { display: none }', ['css']],
    ['an unknown key', { fit: 'cover', position: 'fixed' }, ['css.position']],
    ['an unknown key inside', { focal: { x: 0, y: 0, z: 1 } }, ['css.focal.z']],
    ['a point outside', { focal: { x: -0.1, y: 1.1 } }, ['css.focal.x', 'css.focal.y']],
    ['code for a colour', { background: 'url(//example.com)' }, ['css.background']],
    [
      'words for choices',
      { fit: 'stretch', ratio: '2x1', align: 'top' },
      ['css.align', 'css.fit', 'css.ratio'],
    ],
  ])('accepts named choices for css, never %s [X12]', async (_what, css, fields) => {
    expect(Object.keys(await fixture.refused({ ...ofPicture(), css })).toSorted()).toEqual(fields);
  });

  it('is one of at most 200', async () => {
    const one = (await fixture.written(ofPicture())).asset;
    const assets = Array.from({ length: 200 }, (_, at) => ({ ...one, assetId: at + 1 }));
    await server.db.update(products).set({ assets });
    expect(await fixture.refused(ofPicture())).toEqual({
      assetId: ['A product holds at most 200 assets.'],
    });
  });
});
