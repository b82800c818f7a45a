/** Files and their bytes. */
import { picture } from '../../support/files.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, company, everyone, row } from './row.ts';

const filePath = ({ file }: AccessFixture) => `/api/files/${file.filesId}`;

export const fileRows: readonly AccessRow[] = [
  row(
    'GET /api/companies/:companyId/files',
    company(200),
    ({ companyId }) => ({ path: `/api/companies/${companyId}/files` }),
    ['page', 'size', 'search', 'status', 'type', 'show', 'tag', 'sort', 'order', 'sha256'],
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
  row('GET /api/files/:filesId', company(200), (fixture) => ({ path: filePath(fixture) })),
  row('PUT /api/files/:filesId', company(200), (fixture) => ({
    path: filePath(fixture),
    body: {
      status: 'active',
      caption: 'Bottle',
      name: 'Bottle',
      assetName: 'Bottle',
      fileDescription: 'A bottle',
      previewId: null,
      companyId: fixture.companyId,
      alt: 'A bottle',
      decorative: false,
      focal: { x: 0.5, y: 0.25 },
      tags: ['Packaging'],
    },
  })),
  row('GET /api/files/:filesId/usage', company(200), (fixture) => ({
    path: `${filePath(fixture)}/usage`,
  })),
  row('PUT /api/companies/:companyId/files/bulk', company(200), ({ companyId, file }) => ({
    path: `/api/companies/${companyId}/files/bulk`,
    body: { action: 'tag', filesIds: [file.filesId], tag: 'Packaging' },
  })),
  row('PUT /api/companies/:companyId/files/:filesId/publish', company(200), (fixture) => ({
    path: `/api/companies/${fixture.companyId}/files/${fixture.file.filesId}/publish`,
  })),
  row('DELETE /api/files/:filesId', company(204), async (fixture) => ({
    path: `/api/files/${(await fixture.newFile()).filesId}`,
  })),
  // The signed address is the permission, whoever holds it (D47).
  row('PUT /api/files/:filesId/body', everyone(200), async (fixture) => ({
    path: (await fixture.newUpload()).uploadUrl,
    body: new Uint8Array(await picture()),
  })),
  row(
    'GET /media/:key/:name',
    { ...company(200), guest: 404 },
    ({ file }) => ({
      path: new URL(file.fileUrl, 'http://localhost').pathname,
    }),
    ['expires', 'signature'],
  ),
];
