/** Public pages, and drafts by their signed address. */
import type { PreviewLinkAnswer } from '@hangtag/contract/wire/preview';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, company, everyone, row } from './row.ts';

const linksPath = ({ companyId, product }: AccessFixture) =>
  `/api/companies/${companyId}/products/${product.productId}/previewLinks`;

export const publicRows: readonly AccessRow[] = [
  row('GET /p/:code', everyone(200), ({ product }) => ({
    path: new URL(product.publicUrl).pathname,
  })),
  // Printed addresses that lead nowhere get the public page that says so, never the app.
  row('GET /p', everyone(404), '/p'),
  row('GET /p/:code/self-test', everyone(404), '/p/none/self-test'),
  row('GET /p/*', everyone(404), '/p/none/none'),
  row('GET /01', everyone(400), '/01'),
  row('OPTIONS /01', everyone(204), '/01'),
  row('GET /01/', everyone(400), '/01/'),
  row('OPTIONS /01/', everyone(204), '/01/'),
  row('OPTIONS /:key{[0-9]{2,4}}/:rest{.+}', everyone(204), '/01/none'),
  row('OPTIONS /:epc{eh[0-9a-f]{8,}}', everyone(204), '/eh3074257bf7194e40'),
  row('OPTIONS /:epc{ex[0-9A-Za-z_-]{8,}}', everyone(204), '/exMHQlv3GU5AAA'),
  row('OPTIONS /gtin', everyone(204), '/gtin'),
  row('OPTIONS /gtin/*', everyone(204), '/gtin/none'),
  row('GET /.well-known/gs1resolver', everyone(200), '/.well-known/gs1resolver'),
  row('OPTIONS /.well-known/gs1resolver', everyone(204), '/.well-known/gs1resolver'),
  row('GET /p/:file{[^/]+[.]jsonld}', everyone(404), '/p/none.jsonld'),
  row('GET /:epc{eh[0-9a-f]{8,}}', everyone(404), '/eh3074257bf7194e40'),
  row('GET /:epc{ex[0-9A-Za-z_-]{8,}}', everyone(404), '/exMHQlv3GU5AAA'),
  row('GET /gtin', everyone(400), '/gtin'),
  row('GET /gtin/*', everyone(400), '/gtin/none'),
  row('GET /fonts/:file', everyone(404), '/fonts/none.woff2'),
  row('GET /:key{[0-9]{2,4}}/:rest{.+}', everyone(200), ({ product }) => ({
    path: `/01/${product.gtin14}`,
  })),
  row(
    'POST /api/companies/:companyId/products/:productId/previewLinks',
    company(200),
    (fixture) => ({
      path: linksPath(fixture),
      body: { mode: 'product' },
    }),
  ),
  // The signed address is the permission, whoever holds it.
  row('GET /preview/:token', everyone(200), async (fixture) => {
    const owner = await fixture.browser('user');
    const answer = await owner.post(linksPath(fixture), {});
    const { url } = (await answer.json()) as PreviewLinkAnswer;
    return { path: new URL(url).pathname };
  }),
];
