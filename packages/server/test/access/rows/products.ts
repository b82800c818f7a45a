/** Products, their drafts, pages and codes. */
import { randomUUID } from 'node:crypto';
import type { Recall } from '@hangtag/contract/wire/recall';
import type { AssetWriteAnswer, ProductAnswer } from '@hangtag/contract/wire/product';
import { serialBatches, serials } from '../../../src/db/schema/serials.ts';
import { batchBody } from '../../support/serialFixture.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, company, managers, row } from './row.ts';

const LIST = '/api/companies/:companyId/products';
const ONE = `${LIST}/:productId`;
const ASSET = '/api/companies/:companyId/assets/:assetId';
const listPath = ({ companyId }: AccessFixture) => `/api/companies/${companyId}/products`;
const onePath = (fixture: AccessFixture) => `${listPath(fixture)}/${fixture.product.productId}`;

/** Of a new file: the row that publishes makes it public, and the world's own must stay its company's. */
const assetOf = (filesId: number) => ({
  name: 'The press',
  status: 'active',
  css: {
    fit: 'cover',
    focal: { x: 0.5, y: 0.25 },
    ratio: '16x9',
    align: 'center',
    background: '#33421f',
  },
  media: { filesId },
  thumb: { filesId },
  caption: 'October',
  alt: 'Olives under the stone',
});

/** An asset of the world's product, made when there is none yet. */
async function assetIdIn(fixture: AccessFixture): Promise<number> {
  const owner = await fixture.browser('user');
  const path = onePath(fixture);
  const product = (await (await owner.get(path)).json()) as ProductAnswer;
  const [known] = product.assets;
  if (known) return known.assetId;
  const { filesId } = await fixture.newFile();
  const answer = await owner.put(`${path}/updateAsset`, assetOf(filesId));
  return ((await answer.json()) as AssetWriteAnswer).asset.assetId;
}

/** Of a lot that no other recall names. */
const recallBody = () => ({
  lot: randomUUID().slice(0, 18),
  message: 'Bring it back to the shop.',
  url: 'https://merrow.example/recall',
  telephone: '207-555-0142',
});

/** A new batch of one serial in this state. */
async function batchPath(fixture: AccessFixture, state: 'making' | 'made'): Promise<string> {
  const { server, companyId, product } = fixture;
  const { productId } = product;
  const at = server.services.now();
  const { requestId, lot, ...body } = batchBody({ quantity: 1 });
  const gtin14 = '09521234567899';
  const batch = { ...body, requestId, lot: lot || null, companyId, productId, gtin14, state };
  const [row] = await server.db
    .insert(serialBatches)
    .values({ ...batch, stateAt: at, startedAt: at, startedBy: 'Ines Calder' })
    .returning();
  const batchId = row?.id ?? 0;
  const serial = `S${batchId}`;
  await server.db.insert(serials).values({ batchId, companyId, gtin14, serial });
  return `${onePath(fixture)}/serials/batches/${batchId}`;
}

export const productRows: readonly AccessRow[] = [
  row(`GET ${LIST}`, company(200), (fixture) => ({ path: listPath(fixture) }), [
    'page',
    'size',
    'search',
    'sort',
    'state',
  ]),
  row(`POST ${LIST}`, company(201), (fixture) => ({
    path: listPath(fixture),
    body: { name: 'New', model: '', status: 'active', imageFile: null, appLogoFile: null },
  })),
  row(`POST ${LIST}/copy`, company(201), (fixture) => ({
    path: `${listPath(fixture)}/copy`,
    body: { productId: fixture.product.productId, modelNumber: '' },
  })),
  row(`POST ${LIST}/bulk`, company(201), (fixture) => ({
    path: `${listPath(fixture)}/bulk`,
    body: { count: 2 },
  })),
  row(`GET ${ONE}`, company(200), (fixture) => ({ path: onePath(fixture) })),
  row(`PUT ${ONE}`, company(200), async (fixture) => ({
    path: onePath(fixture),
    body: {
      name: 'Olive oil',
      model: 'OL-500',
      title: 'Pressed cold',
      upcCode: '9521234567899',
      countryOfOrigin: 'PT',
      // Published by the next row, so it is not the file that only its company may see.
      imageFile: { filesId: (await fixture.newFile()).filesId },
      appLogoFile: null,
      mp4File: null,
      webmFile: null,
      currentHeaderId: 2,
      status: 'active',
      unpublishedContent: {
        title: 'Pressed cold',
        headers: [
          {
            id: 2,
            type: 'movie',
            filesId: null,
            embedUrl: 'https://vimeo.com/76979871',
            alt: 'The press at night',
            decorative: false,
            posterFilesId: null,
          },
        ],
        currentHeaderId: null,
        sections: [],
        ctas: [],
      },
    },
  })),
  row(`PUT ${ONE}/publish`, company(200), (fixture) => ({
    path: fixture.product.publishUrl,
    body: { action: 'publish' },
  })),
  row(`PUT ${ONE}/updateAsset`, company(200), async (fixture) => ({
    path: `${onePath(fixture)}/updateAsset`,
    body: assetOf((await fixture.newFile()).filesId),
  })),
  row(`GET ${ASSET}`, company(200), async (fixture) => {
    const path = `/api/companies/${fixture.companyId}/assets`;
    return { path: `${path}/${await assetIdIn(fixture)}` };
  }),
  row(
    'GET /api/companies/:companyId/dashboard',
    company(200),
    ({ companyId }) => ({ path: `/api/companies/${companyId}/dashboard` }),
    ['tz'],
  ),
  row(`GET ${ONE}/recalls`, company(200), (fixture) => ({ path: `${onePath(fixture)}/recalls` })),
  row(`POST ${ONE}/recalls`, managers(201), (fixture) => ({
    path: `${onePath(fixture)}/recalls`,
    body: recallBody(),
  })),
  row(`PUT ${ONE}/recalls/:recallId/end`, managers(200), async (fixture) => {
    const path = `${onePath(fixture)}/recalls`;
    const owner = await fixture.browser('admin');
    const { id } = (await (await owner.post(path, recallBody())).json()) as Recall;
    return { path: `${path}/${id}/end` };
  }),
  row(`GET ${ONE}/serials`, company(200), (fixture) => ({ path: `${onePath(fixture)}/serials` })),
  row(`POST ${ONE}/serials/batches`, company(201), (fixture) => ({
    path: `${onePath(fixture)}/serials/batches`,
    body: batchBody({ lot: '26-31', note: 'Thrown by Anneke.' }),
  })),
  row(`PUT ${ONE}/serials/batches/:batchId/cancel`, company(200), async (fixture) => ({
    path: `${await batchPath(fixture, 'making')}/cancel`,
  })),
  row(`PUT ${ONE}/serials/batches/:batchId/state`, company(200), async (fixture) => ({
    path: `${await batchPath(fixture, 'made')}/state`,
    body: { state: 'void', reason: 'A trial' },
  })),
  row(`POST ${ONE}/serials/batches/:batchId/export`, company(200), async (fixture) => ({
    path: `${await batchPath(fixture, 'made')}/export`,
    body: { again: false },
  })),
  row(`PUT ${ONE}/serials/void`, company(204), async (fixture) => {
    const path = await batchPath(fixture, 'made');
    return {
      path: `${onePath(fixture)}/serials/void`,
      body: { serial: `S${path.split('/').at(-1)}`, reason: 'Stolen' },
    };
  }),
  row(`PUT ${ONE}/serials/checks`, company(204), (fixture) => ({
    path: `${onePath(fixture)}/serials/checks`,
    body: { allSerialized: true },
  })),
];
