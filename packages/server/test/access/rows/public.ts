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
  row('GET /p/*', everyone(404), '/p/none/none'),
  row('GET /01', everyone(404), '/01'),
  row('GET /01/*', everyone(404), '/01/none/none'),
  row('GET /gtin', everyone(404), '/gtin'),
  row('GET /gtin/*', everyone(404), '/gtin/none'),
  row('GET /fonts/:file', everyone(404), '/fonts/none.woff2'),
  row('GET /01/:gtin', everyone(200), ({ product }) => ({
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
  // The signed address is the permission, whoever holds it (N18).
  row('GET /preview/:token', everyone(200), async (fixture) => {
    const owner = await fixture.browser('user');
    const answer = await owner.post(linksPath(fixture), {});
    const { url } = (await answer.json()) as PreviewLinkAnswer;
    return { path: new URL(url).pathname };
  }),
];
