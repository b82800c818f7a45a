import { eq } from 'drizzle-orm';
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
import { products } from '../db/schema/products.ts';
import { users } from '../db/schema/users.ts';
import { makePreviewToken, previewEnd, readPreviewToken } from './token.ts';

let server: TestServer;
let client: TestClient;
let product: ProductAnswer;
let maker: { readonly id: number };

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  maker = await makeUser(server.db, company);
  client = await server.as(maker);
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
  userId: maker.id,
  mode: 'company' as const,
  expires: previewEnd(server.services.now()),
});

describe('a preview that does not open', () => {
  it('expires after thirty minutes, with a message in the brand’s colours', async () => {
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

  it('is refused when its address was altered or forged', async () => {
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
    expect((await look(`http://localhost/preview/${token}`)).status).toBe(403);
  });

  it.each([
    ['suspended', { status: 'Inactive' as const }],
    ['moved to another company', { companyId: 0 }],
  ])('ends when its maker is %s', async (_, change) => {
    const { url } = await link();
    expect((await look(url)).status).toBe(200);
    const other = await makeCompany(server.db);
    const set = 'companyId' in change ? { companyId: other.id } : change;
    await server.db.update(users).set(set).where(eq(users.id, maker.id));
    expect((await look(url)).status).toBe(403);
  });

  it('ends when its maker is removed, or is no longer a Superadmin', async () => {
    await makeCompany(server.db);
    const other = await makeCompany(server.db);
    const root = await makeUser(server.db, other, { role: 'Superadmin' });
    const ofRoot = { ...grant(), userId: root.id };
    const token = makePreviewToken(ofRoot, server.services.config.appKeys);
    const status = async () => (await look(`http://localhost/preview/${token}`)).status;
    await server.db.update(products).set({ companyId: 2 });
    const inTwo = makePreviewToken({ ...ofRoot, companyId: 2 }, server.services.config.appKeys);
    const open = async () => (await look(`http://localhost/preview/${inTwo}`)).status;
    expect([await status(), await open()]).toEqual([403, 200]);
    await server.db.update(users).set({ role: 'Admin' }).where(eq(users.id, root.id));
    expect(await open()).toBe(403);
    await server.db.delete(users).where(eq(users.id, root.id));
    expect(await open()).toBe(403);
  });

  it('survives a change of the app key while the earlier one is configured', () => {
    const [earlier] = server.services.config.appKeys;
    const token = makePreviewToken(grant(), [earlier]);
    expect(readPreviewToken(token, ['a new key', earlier])).toEqual(grant());
    expect(readPreviewToken(token, ['a new key'])).toBeNull();
  });
});
