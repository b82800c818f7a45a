import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { platformSectionIds } from '../content/definitions.ts';
import { subscriptions } from '../db/schema/companies.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { change, makeProduct, publish, section } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let product: ProductAnswer;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  product = await makeProduct(client, companyId, { name: 'Olive Oil', model: 'OL-500' });
});

const path = () => `/api/companies/${companyId}/products/${product.productId}`;
const read = async () => (await (await client.get(path())).json()) as ProductAnswer;
const publishOld = () => client.put(product.publishUrl, {}, { headers: { 'if-match': '"1"' } });

describe('publishing', () => {
  it('freezes content and summary into the page [F182] [F244] [D34]', async () => {
    server.advance(60);
    const published = await publish(client, product);
    expect(published).toMatchObject({
      published: true,
      publishDate: '2026-11-21T12:01:00.000Z',
      hasUnpublishedChanges: false,
      publishedContent: { summary: { name: 'Olive Oil', model: 'OL-500' } },
    });
    expect(published.publishedContent).toEqual(published.unpublishedContent);
    const changed = await change(client, product, { name: 'Vinegar', title: 'New' });
    expect(changed).toMatchObject({
      hasUnpublishedChanges: true,
      publishedContent: { title: '', summary: { name: 'Olive Oil' } },
    });
  });

  it('finds no change when a change is undone [D35]', async () => {
    await publish(client, product);
    await change(client, product, { name: 'Vinegar' });
    const back = await change(client, product, { name: 'Olive Oil' });
    expect(back).toMatchObject({ hasUnpublishedChanges: false, version: 5 });
  });

  it('finds no change against a page published before a field existed [D35]', async () => {
    await publish(client, product);
    const { db } = server;
    await db.execute(
      sql`update products set published_content = published_content #- '{summary,countryOfOrigin}'`,
    );
    expect(await read()).toMatchObject({
      hasUnpublishedChanges: false,
      publishedContent: { summary: { countryOfOrigin: null } },
    });
    const changed = await change(client, product, { countryOfOrigin: 'PT' });
    expect(changed.hasUnpublishedChanges).toBe(true);
  });

  it('changes nothing when there is nothing new to publish', async () => {
    const first = await publish(client, product);
    server.advance(60);
    const second = await publish(client, product);
    expect([second.version, second.publishDate]).toEqual([first.version, first.publishDate]);
  });

  it('names every blank required field and stays as it was', async () => {
    const ids = await platformSectionIds(server.db, ['introduction', 'guarantee']);
    product = await change(client, product, {
      unpublishedContent: {
        title: '',
        headers: [],
        sections: [
          section(ids.get('introduction') ?? 0, { lead: ' ' }),
          section(ids.get('guarantee') ?? 0, { years: 0 }),
        ],
      },
    });
    const answer = await client.put(product.publishUrl, {});
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: '2 required fields are empty. Fill in what is marked, then publish.',
      code: 'not_publishable',
      errors: {
        'unpublishedContent.sections.0.values.lead': ['This field is required.'],
        'unpublishedContent.sections.1.values.text': ['This field is required.'],
      },
    });
    expect(await read()).toMatchObject({ published: false, version: product.version });
    // Who has an older draft would look for the fields in vain.
    expect((await publishOld()).status).toBe(409);
  });

  it('is closed without a plan, while the published page stays [X9]', async () => {
    await publish(client, product);
    await change(client, product, { name: 'Vinegar' });
    await server.db.update(subscriptions).set({ status: 'ended' });
    const answer = await client.put(product.publishUrl, {});
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'plan_inactive' }),
    ]);
    expect(await read()).toMatchObject({
      published: true,
      publishedContent: { summary: { name: 'Olive Oil' } },
      can: { publish: false, locked: expect.stringContaining('Published pages stay up') },
    });
  });

  it('is closed above the plan’s number of sections', async () => {
    const ids = await platformSectionIds(server.db, ['facts']);
    const rows = { rows: [['Origin', 'Puglia']] };
    const sections = [1, 2, 3, 4].map(() => section(ids.get('facts') ?? 0, rows));
    await change(client, product, { unpublishedContent: { title: '', headers: [], sections } });
    await server.db
      .update(subscriptions)
      .set({ planName: 'basic' })
      .where(eq(subscriptions.companyId, companyId));
    const answer = await client.put(product.publishUrl, {});
    expect(await answer.json()).toMatchObject({ code: 'plan_limit', limit: 3, used: 4 });
  });

  it('refuses an older version', async () => {
    expect((await publishOld()).status).toBe(409);
    expect((await read()).published).toBe(false);
  });

  it.each([[{ action: 'burn' }], [{ action: 7 }]])('refuses %j by name', async (body) => {
    const answer = await client.put(product.publishUrl, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(['action']);
  });
});

describe('a cancelled plan', () => {
  it('works until its cancellation date and is closed from then on [D12]', async () => {
    await server.db.update(subscriptions).set({ cancellationDate: '2026-11-23' });
    expect((await read()).can).toMatchObject({ edit: true, publish: true, locked: null });
    server.advance(36 * 60 * 60);
    client = await server.as({ id: 1 });
    expect((await read()).can).toMatchObject({ edit: false, publish: false });
    expect((await client.put(path(), { name: 'Vinegar' })).status).toBe(403);
  });
});

describe('a GTIN [D38]', () => {
  const gtin = '9506000134352';

  it('belongs to the product that published it first, across the platform', async () => {
    await change(client, product, { upcCode: gtin });
    const published = await publish(client, product);
    expect(published.digitalLinkUrl).toBe('http://localhost:4000/01/09506000134352');

    const company = await makeCompany(server.db, { plan: 'pro' });
    const other = await server.as(await makeUser(server.db, company));
    const rival = await makeProduct(other, company.id, { upcCode: `0${gtin}` });
    const answer = await other.put(rival.publishUrl, {});
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        message: 'This code is already in use. Contact support.',
        errors: { upcCode: ['This code is already in use. Contact support.'] },
      },
    ]);
    const second = await makeProduct(client, companyId, { upcCode: gtin });
    expect((await client.put(second.publishUrl, {})).status).toBe(422);
  });

  it('stays with its product when the number changes or the page is unpublished', async () => {
    await change(client, product, { upcCode: gtin });
    await publish(client, product);
    await client.put(product.publishUrl, { action: 'unpublish' });
    const second = await makeProduct(client, companyId, { upcCode: gtin });
    expect((await client.put(second.publishUrl, {})).status).toBe(422);
    expect((await publish(client, product)).published).toBe(true);
  });

  it('is claimed by one of two concurrent publications', async () => {
    const second = await makeProduct(client, companyId, { upcCode: gtin });
    await change(client, product, { upcCode: gtin });
    const answers = await Promise.all(
      [product, second].map((each) => client.put(each.publishUrl, {})),
    );
    expect(answers.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('unpublishing', () => {
  it('removes the published content and keeps the draft', async () => {
    await publish(client, product);
    const answer = await client.put(product.publishUrl, { action: 'unpublish' });
    expect(await answer.json()).toMatchObject({
      name: 'Olive Oil',
      published: false,
      publishedContent: null,
      publishDate: null,
      publicUrl: product.publicUrl,
    });
  });

  it('releases the files that only the page used, and makes them private', async () => {
    const file = await uploadPicture(client, companyId);
    await change(client, product, { imageFile: { filesId: file.filesId } });
    await publish(client, product);
    expect((await server.guest().get(file.fileUrl)).status).toBe(200);
    await change(client, product, { imageFile: null });
    const used = await client.delete(`/api/files/${file.filesId}`);
    expect(await used.json()).toMatchObject({ uses: [{ place: 'published' }] });
    await client.put(product.publishUrl, { action: 'unpublish' });
    expect((await server.guest().get(file.fileUrl)).status).toBe(404);
    expect((await client.delete(`/api/files/${file.filesId}`)).status).toBe(204);
  });
});
