import type { PreviewLinkAnswer } from '@hangtag/contract/wire/preview';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessTable } from '../../test/access/table.ts';
import { type AccessFixture, accessFixture } from '../../test/access/rows/fixture.ts';
import { isWriteRow } from '../../test/access/rows/row.ts';

let fixture: AccessFixture;

beforeAll(async () => {
  fixture = await accessFixture();
});

async function viewer() {
  const browser = await fixture.browser('superadmin');
  const answer = await browser.post(`/api/admin/companies/${fixture.companyId}/viewAs`);
  expect(answer.status).toBe(200);
  return browser;
}

const titled = accessTable.map((row) => ({ row, title: `${row.route} ${row.about ?? ''}` }));

/**
 * The calls that end a view, the preview, and those without a session: signed addresses, Stripe's signed webhook, the
 * emulator's own routes.
 */
const open = [
  'DELETE /api/admin/viewAs',
  'POST /logout',
  'POST /api/companies/:companyId/products/:productId/previewLinks',
  'PUT /api/files/:filesId/body',
  'POST /stripe/webhook',
  'POST /_stripe/*',
];

describe('while a Superadmin views as a company', () => {
  const reads = titled.filter(({ row }) => row.route.startsWith('GET /api/') && !isWriteRow(row));
  const writes = titled.filter(({ row }) => isWriteRow(row) && !open.includes(row.route));

  it.each(reads)('$title answers as its Admin', async ({ row }) => {
    const { path } = await row.call(fixture);
    expect((await (await viewer()).get(path)).status).toBe(row.expected.admin);
  });

  it('a draft is previewed', async () => {
    const { companyId, product } = fixture;
    const path = `/api/companies/${companyId}/products/${product.productId}/previewLinks`;
    const browser = await viewer();
    const answer = await browser.post(path, { mode: 'company' });
    expect(answer.status).toBe(200);
    const { url } = (await answer.json()) as PreviewLinkAnswer;
    expect((await browser.get(new URL(url).pathname)).status).toBe(200);
  });

  it.each(writes)('$title is refused', async ({ row }) => {
    const { path, body, headers = {} } = await row.call(fixture);
    const [method = ''] = row.route.split(' ');
    const answer = await (await viewer()).send(method, path, body, { headers });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'view_only' }),
    ]);
  });
});
