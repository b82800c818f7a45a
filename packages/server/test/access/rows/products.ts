/** Products, their drafts, and pages. */
import type { AssetWriteAnswer, ProductAnswer } from '@hangtag/contract/wire/product';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, company, row } from './row.ts';

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
      passport: { commodityCode: { value: '150920', part: 'public' } },
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
];
