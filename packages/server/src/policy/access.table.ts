/**
 * Every call of the server and what each kind of person is answered. The tests of access and of hostile input
 * are made from this table, and a route that is missing here fails them.
 */
import { picture } from '../testing/files.ts';
import type { Principal, World } from './access.world.ts';

/** One request that would succeed for somebody who may make it. */
export interface Call {
  readonly path: string;
  readonly body?: unknown;
}

export interface AccessRow {
  /** Method and path as they are registered. */
  readonly route: string;
  readonly expected: Readonly<Record<Principal, number>>;
  call(world: World): Call | Promise<Call>;
  /** Query parameters the call reads. */
  readonly query?: readonly string[];
}

type Expected = AccessRow['expected'];

const everyone = (status: number): Expected => ({
  guest: status,
  user: status,
  admin: status,
  foreign: status,
  superadmin: status,
});

/** Whoever is signed in. */
const members = (status: number): Expected => ({ ...everyone(status), guest: 401 });

/** The company's own people and superadmins; for others it does not exist. */
const company = (status: number): Expected => ({ ...members(status), foreign: 404 });

const row = (
  route: string,
  expected: Expected,
  call: string | AccessRow['call'],
  query?: readonly string[],
): AccessRow => ({
  route,
  expected,
  call: typeof call === 'string' ? () => ({ path: call }) : call,
  ...(query && { query }),
});

const LIST = '/api/companies/:companyId/products';
const ONE = `${LIST}/:productId`;
const listPath = ({ companyId }: World) => `/api/companies/${companyId}/products`;
const onePath = (world: World) => `${listPath(world)}/${world.product.productId}`;
const filePath = ({ file }: World) => `/api/files/${file.filesId}`;

export const accessTable: readonly AccessRow[] = [
  row('GET /health', everyone(200), '/health'),
  row('GET /ready', everyone(200), '/ready'),
  row('GET /sanctum/csrf-cookie', everyone(204), '/sanctum/csrf-cookie'),
  row('POST /login', everyone(204), ({ account }) => ({ path: '/login', body: account })),
  row('POST /logout', everyone(204), '/logout'),
  row('GET /api/user', members(200), '/api/user'),
  row('POST /api/userReset', everyone(200), () => ({
    path: '/api/userReset',
    body: { email: 'nobody@example.com' },
  })),
  row('POST /api/user/password-reset', everyone(200), () => ({
    path: '/api/user/password-reset',
    body: { email: 'nobody@example.com' },
  })),
  // Nobody holds a link here: the words are right, the token is not.
  row('POST /email/reset', everyone(422), () => ({
    path: '/email/reset',
    body: {
      token: 'a'.repeat(43),
      email: 'nobody@example.com',
      password: 'a harbour in november',
      password_confirmation: 'a harbour in november',
    },
  })),
  row('GET /dev/mail', everyone(200), '/dev/mail'),
  row('GET /dev/mail/:id', everyone(200), '/dev/mail/1'),
  row('GET /dev/mail/:id/body', everyone(200), '/dev/mail/1/body'),
  row('GET /api/companies/:companyId', company(200), ({ companyId }) => ({
    path: `/api/companies/${companyId}`,
  })),
  row('GET /api/plans', members(200), '/api/plans'),
  row(`GET ${LIST}`, company(200), (world) => ({ path: listPath(world) }), [
    'page',
    'size',
    'search',
    'sort',
    'state',
  ]),
  row(`POST ${LIST}`, company(201), (world) => ({
    path: listPath(world),
    body: { name: 'New', model: '', status: 'active', imageFile: null, appLogoFile: null },
  })),
  row(`GET ${ONE}`, company(200), (world) => ({ path: onePath(world) })),
  row(`PUT ${ONE}`, company(200), async (world) => ({
    path: onePath(world),
    body: {
      name: 'Olive oil',
      model: 'OL-500',
      title: 'Pressed cold',
      upcCode: '9521234567899',
      // Published by the next row, so it is not the file that only its company may see.
      imageFile: { filesId: (await world.newFile()).filesId },
      appLogoFile: null,
      unpublishedContent: {
        title: 'Pressed cold',
        headers: [],
        sections: [],
        ctas: [],
      },
    },
  })),
  row(`PUT ${ONE}/publish`, company(200), (world) => ({
    path: world.product.publishUrl,
    body: { action: 'publish' },
  })),
  row(`GET ${ONE}/codes`, company(200), (world) => ({ path: `${onePath(world)}/codes` })),
  ...['svg', 'png'].map((format) =>
    row(
      `GET ${ONE}/codes/qr.${format}`,
      company(200),
      (world) => ({ path: `${onePath(world)}/codes/qr.${format}` }),
      ['widthMm', 'dpi'],
    ),
  ),
  row(
    'GET /api/companies/:companyId/files',
    company(200),
    ({ companyId }) => ({ path: `/api/companies/${companyId}/files` }),
    ['page', 'size', 'search', 'status', 'type'],
  ),
  row('POST /api/files', company(201), ({ companyId }) => ({
    path: '/api/files',
    body: {
      companyId,
      fileName: 'bottle.png',
      type: 'image',
      fileDescription: 'A bottle',
      status: 'active',
      caption: 'Bottle',
      assetName: 'Bottle',
      previewId: null,
      alt: 'A bottle',
      decorative: false,
    },
  })),
  row('POST /api/files/placeholder', company(200), ({ companyId }) => ({
    path: '/api/files/placeholder',
    body: { companyId, ratio: '1x1' },
  })),
  row('GET /api/files/:filesId', company(200), (world) => ({ path: filePath(world) })),
  row('PUT /api/files/:filesId', company(200), (world) => ({
    path: filePath(world),
    body: { status: 'active', caption: 'Bottle', name: 'Bottle', alt: 'A bottle', previewId: null },
  })),
  row('DELETE /api/files/:filesId', company(204), async (world) => ({
    path: `/api/files/${(await world.newFile()).filesId}`,
  })),
  // The signed address is the permission, whoever holds it (D47).
  row('PUT /api/files/:filesId/body', everyone(200), async (world) => ({
    path: (await world.newUpload()).uploadUrl,
    body: new Uint8Array(await picture()),
  })),
  row('GET /media/:key/:name', { ...company(200), guest: 404 }, ({ file }) => ({
    path: new URL(file.fileUrl, 'http://localhost').pathname,
  })),
  row('GET /p/:code', everyone(200), ({ product }) => ({
    path: new URL(product.publicUrl).pathname,
  })),
  row('GET /01/:gtin', everyone(200), ({ product }) => ({
    path: `/01/${product.gtin14}`,
  })),
];
