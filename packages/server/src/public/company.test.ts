import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { platformSectionIds } from '../content/definitions.ts';
import { associations } from '../db/schema/lists.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct, publish, section } from '../../test/support/products.ts';
import { type TestServer, startTestServer, testStart } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let product: ProductAnswer;
let storyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'business', name: 'Merrow Goods' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  const ids = await platformSectionIds(server.db, ['brand-story']);
  storyId = ids.get('brand-story') ?? 0;
  product = await publish(client, await makeProduct(client, companyId, { name: 'Harvest' }));
});

const of = (rest: string) => `/api/companies/${companyId}/${rest}`;
/** The page's body: its style would only make a failure hard to read. */
const bodyOf = (html: string) => html.slice(html.indexOf('<body'));
const page = async () =>
  bodyOf(await (await server.guest().get(new URL(product.publicUrl).pathname)).text());
const write = (text: string, values: object = {}) =>
  client.put(of('content'), {
    unpublishedContent: { signature: [section(storyId, { text, ...values })] },
  });
const preview = async (mode: string) => {
  const path = of(`products/${product.productId}/previewLinks`);
  const { url } = (await (await client.post(path, { mode })).json()) as { url: string };
  return bodyOf(await (await server.guest().get(new URL(url).pathname)).text());
};

/** Day so many days after the test's now. */
const day = (after: number) =>
  new Date(testStart.getTime() + after * 86_400_000).toISOString().slice(0, 10);

describe('company content on every page [D40]', () => {
  it('appears as soon as it is published, and disappears with it', async () => {
    const { filesId, fileUrl } = await uploadPicture(client, companyId);
    await write('Nine people press it.', { picture: filesId });
    expect(await page()).not.toContain('Nine people');
    await client.put(of('publish'), {});
    expect(await page()).toContain('Nine people press it.');
    expect(await page()).toContain(fileUrl.slice(0, fileUrl.lastIndexOf('/')));
    await write('Ten people press it.');
    expect(await page()).toContain('Nine people press it.');
    await client.put(of('publish'), {});
    expect(await page()).toContain('Ten people press it.');
    await client.put(of('publish'), { action: 'unpublish' });
    expect(await page()).not.toContain('people press it.');
  });

  it('is in a preview of the company’s page, and not in the product’s own [F044] [D52]', async () => {
    await write('Nine people press it.');
    await client.put(of('publish'), {});
    expect(await preview('company')).toContain('Nine people');
    expect(await preview('product')).not.toContain('Nine people');
  });

  it('links to active reports', async () => {
    const body = { year: 2025, title: 'Harvest report', url: 'https://merrow.example/2025' };
    const { annualReports } = (await (await client.post(of('annualReports'), body)).json()) as {
      annualReports: readonly { id: number }[];
    };
    const html = await page();
    expect(html).toContain('href="https://merrow.example/2025"');
    expect(html).toContain('Harvest report 2025');
    await client.put(of(`annualReports/${annualReports[0]?.id}`), { status: 'inactive' });
    expect(await page()).not.toContain('Harvest report');
  });

  it('shows badges with their numbers, each while it is valid', async () => {
    const platform = await makeCompany(server.db);
    const root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
    const logo = await uploadPicture(root, platform.id);
    const names = ['Fair wages', 'Organic', 'Once fair', 'Soon fair'];
    const made = await server.db
      .insert(associations)
      .values(names.map((name) => ({ name, logoFilesId: logo.filesId })))
      .returning();
    const validity = [{}, { validTo: day(0) }, { validTo: day(-1) }, { validFrom: day(1) }];
    const sent = made.map(({ id }, at) => ({
      associationId: id,
      certificateNumber: `NO-${at}`,
      ...validity[at],
    }));
    expect((await client.put(of('associations'), { associations: sent })).status).toBe(200);
    const html = await page();
    const [, badges = ''] = html.split('aria-label="Associations"');
    for (const shown of ['Fair wages', 'NO-0', 'Organic', 'NO-1']) expect(html).toContain(shown);
    for (const hidden of ['Once fair', 'NO-2', 'Soon fair', 'NO-3'])
      expect(html).not.toContain(hidden);
    const [source = ''] = badges.match(/\/media\/[\w./-]+/) ?? [];
    expect((await server.guest().get(source)).status).toBe(200);
  });
});
