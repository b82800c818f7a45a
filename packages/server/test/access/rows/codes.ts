/** What is printed of products, and its ledger. */
import { commonSheets } from '@hangtag/contract/rules/labelSheet';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, company, managers, row, superadmins } from './row.ts';

const ONE = '/api/companies/:companyId/products/:productId';
const onePath = ({ companyId, product }: AccessFixture) =>
  `/api/companies/${companyId}/products/${product.productId}`;

export const codeRows: readonly AccessRow[] = [
  row(`GET ${ONE}/codes`, company(200), (fixture) => ({ path: `${onePath(fixture)}/codes` }), [
    'lot',
  ]),
  row(
    `GET ${ONE}/codes/symbol.svg`,
    company(200),
    (fixture) => ({
      path: `${onePath(fixture)}/codes/symbol.svg`,
    }),
    ['symbol', 'beside', 'humanReadable', 'level', 'lot'],
  ),
  row(`GET ${ONE}/codes/issued`, company(200), (fixture) => ({
    path: `${onePath(fixture)}/codes/issued`,
  })),
  row(
    'GET /api/companies/:companyId/codes/issued',
    company(200),
    ({ companyId }) => ({
      path: `/api/companies/${companyId}/codes/issued?sha256=${'0'.repeat(64)}`,
    }),
    ['sha256'],
  ),
  row('POST /api/companies/:companyId/codes/pack', company(200), (fixture) => ({
    path: `/api/companies/${fixture.companyId}/codes/pack`,
    body: {
      productIds: [fixture.product.productId],
      formats: ['svg'],
      widthMm: 24,
      dpi: 300,
      use: 'phone',
      purpose: '',
      symbol: 'qr',
      beside: false,
      humanReadable: false,
      ink: '',
      inkColour: null,
      level: 'M',
      lot: '',
      quantity: null,
    },
  })),
  row(`POST ${ONE}/codes/sheet`, company(201), (fixture) => ({
    path: `${onePath(fixture)}/codes/sheet`,
    body: {
      sheet: commonSheets['roll-50'],
      widthMm: 24,
      use: 'phone',
      purpose: '',
      symbol: 'qr',
      beside: false,
      humanReadable: false,
      ink: '',
      inkColour: null,
      level: 'M',
      lot: '',
      quantity: 500,
    },
  })),
  row(`POST ${ONE}/codes`, company(201), (fixture) => ({
    path: `${onePath(fixture)}/codes`,
    body: {
      format: 'svg',
      widthMm: 24,
      dpi: 300,
      use: 'till',
      purpose: 'Artwork, 500 ml label',
      symbol: 'qr',
      beside: false,
      humanReadable: false,
      ink: '',
      inkColour: null,
      level: 'M',
      lot: '',
      quantity: 12_000,
    },
  })),
  row('POST /api/companies/:companyId/exitPackage', managers(200), ({ companyId }) => ({
    path: `/api/companies/${companyId}/exitPackage`,
    body: {},
  })),
  row(`GET ${ONE}/takedown`, company(200), (fixture) => ({ path: `${onePath(fixture)}/takedown` })),
  row(`GET ${ONE}/eLabel`, company(200), (fixture) => ({ path: `${onePath(fixture)}/eLabel` })),
  row(`PUT ${ONE}/eLabel`, company(200), (fixture) => ({
    path: `${onePath(fixture)}/eLabel`,
    // Switched on, it would leave the world's page without its calls to action.
    body: { isELabel: false },
  })),
  row(`GET ${ONE}/transfer`, company(200), (fixture) => ({ path: `${onePath(fixture)}/transfer` })),
  // Without an address it undoes a sale that never was, so the world's page stays.
  row(
    'PUT /api/admin/companies/:companyId/products/:productId/transfer',
    superadmins(200),
    (fixture) => ({
      path: `/api/admin/companies/${fixture.companyId}/products/${fixture.product.productId}/transfer`,
      body: { to: '', agreement: '' },
    }),
  ),
  // An empty reason puts back what was never withheld, so the world's page stays.
  row(
    'PUT /api/admin/companies/:companyId/products/:productId/takedown',
    superadmins(200),
    (fixture) => ({
      path: `/api/admin/companies/${fixture.companyId}/products/${fixture.product.productId}/takedown`,
      body: { reason: '' },
    }),
  ),
];
