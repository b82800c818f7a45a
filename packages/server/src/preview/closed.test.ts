import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import {
  PREVIEW_MINUTES,
  type PreviewLinkAnswer,
  type PreviewMode,
} from '@hangtag/contract/wire/preview';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makePreviewToken, previewEnd, readPreviewToken } from './token.ts';

let server: TestServer;
let client: TestClient;
let product: ProductAnswer;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  client = await server.as(await makeUser(server.db, company));
  product = await makeProduct(client, company.id, { title: 'Draft of the harvest' });
});

async function link(mode: PreviewMode = 'company'): Promise<PreviewLinkAnswer> {
  const { companyId, productId } = product;
  const path = `/api/companies/${companyId}/products/${productId}/previewLinks`;
  return (await (await client.post(path, { mode })).json()) as PreviewLinkAnswer;
}
const pathOf = (url: string) => new URL(url).pathname;
const look = (url: string) => server.guest().get(pathOf(url));
/** What an address of this product would grant. */
const grant = () => ({
  companyId: product.companyId,
  productId: product.productId,
  mode: 'company' as const,
  expires: previewEnd(server.services.now()),
});

describe('a preview that does not open', () => {
  it('is over after thirty minutes, and says so in the colours of the brand', async () => {
    const { url } = await link();
    server.advance(PREVIEW_MINUTES * 60 - 1);
    expect((await look(url)).status).toBe(200);
    server.advance(1);
    const answer = await look(url);
    expect(answer.status).toBe(410);
    const html = await answer.text();
    expect(html).toContain('This preview is over');
    expect(html).toContain('Merrow Goods');
    expect(html).not.toContain('Draft of the harvest');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is refused when its address was changed or made by somebody else', async () => {
    const { url } = await link('product');
    const { productId } = product;
    const forged = makePreviewToken(grant(), ['another key of at least thirty-two characters']);
    for (const path of [
      pathOf(url).slice(0, -1),
      pathOf(url).replace('.product.', '.company.'),
      pathOf(url).replace(`.${productId}.`, `.${productId + 1}.`),
      `/preview/${forged}`,
      '/preview/x',
    ]) {
      const answer = await server.guest().send('GET', path);
      expect([path, answer.status]).toEqual([path, 403]);
    }
    const answer = await look(`http://localhost/preview/${forged}`);
    expect(await answer.text()).toContain('This is not a preview address');
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox /);
  });

  it('never leads to a product of another company', async () => {
    const other = await makeCompany(server.db);
    const foreign = { ...grant(), companyId: other.id };
    const token = makePreviewToken(foreign, server.services.config.appKeys);
    expect((await look(`http://localhost/preview/${token}`)).status).toBe(404);
  });

  it('opens over a change of the app key while the earlier one is kept', () => {
    const [earlier] = server.services.config.appKeys;
    const token = makePreviewToken(grant(), [earlier]);
    expect(readPreviewToken(token, ['a new key', earlier])).toEqual(grant());
    expect(readPreviewToken(token, ['a new key'])).toBeNull();
  });
});
