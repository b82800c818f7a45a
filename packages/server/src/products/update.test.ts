import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { platformSectionIds } from '../content/definitions.ts';
import { products } from '../db/schema/products.ts';
import { uses } from '../db/schema/uses.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { productFixture } from '../../test/support/productFixture.ts';
import { change, makeProduct, section } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let product: ProductAnswer;
let fixture: ReturnType<typeof productFixture>;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  product = await makeProduct(client, companyId);
  fixture = productFixture(client, product);
});

describe('updating a product', () => {
  it('keeps absent fields and clears null [F242]', async () => {
    await fixture.put({
      name: 'Olive Oil',
      model: 'OL-500',
      title: 'Harvest',
      upcCode: '96385074',
    });
    const answer = await fixture.put({ model: null, upcCode: null });
    expect(await answer.json()).toMatchObject({
      name: 'Olive Oil',
      model: '',
      title: 'Harvest',
      upcCode: null,
      gtin14: null,
      version: 3,
    });
    expect(answer.headers.get('etag')).toBe('"3"');
  });

  it('keeps the country of origin in the draft and clears it with null', async () => {
    const given = await fixture.put({ countryOfOrigin: 'PT' });
    expect(await given.json()).toMatchObject({
      countryOfOrigin: 'PT',
      unpublishedContent: { summary: { countryOfOrigin: 'PT' } },
    });
    const kept = await fixture.put({ name: 'Olive Oil' });
    expect(await kept.json()).toMatchObject({ countryOfOrigin: 'PT' });
    const cleared = await fixture.put({ countryOfOrigin: null });
    expect(await cleared.json()).toMatchObject({
      countryOfOrigin: null,
      unpublishedContent: { summary: { countryOfOrigin: null } },
    });
  });

  it('ignores protected and unknown fields', async () => {
    await fixture.put({
      name: 'Olive Oil',
      productId: 99,
      companyId: 99,
      published: true,
      publishedContent: product.unpublishedContent,
      publishDate: '2020-01-01',
      publishUrl: '/elsewhere',
      publicUrl: '/elsewhere',
      version: 50,
      color: 'green',
    });
    expect(await fixture.read()).toMatchObject({
      productId: product.productId,
      companyId,
      published: false,
      publishedContent: null,
      publishDate: null,
      publishUrl: product.publishUrl,
      publicUrl: product.publicUrl,
      status: 'active',
      version: 2,
    });
  });

  it('accepts a whole product with one field changed', async () => {
    const whole = await change(client, product, { name: 'Olive Oil', title: 'Harvest' });
    const changed = await change(client, product, { ...whole, title: 'New harvest' });
    expect(changed.title).toBe('New harvest');
    const inside = { ...changed.unpublishedContent, title: 'Third' };
    const again = await change(client, product, { ...changed, unpublishedContent: inside });
    expect(again).toMatchObject({ title: 'Third', version: 4 });
  });

  it('writes nothing when nothing changes', async () => {
    const whole = await fixture.read();
    const answer = await change(client, product, whole);
    expect([answer.version, answer.contentSavedDate]).toEqual([1, whole.contentSavedDate]);
  });

  it('sets and removes the picture of the current header [F167]', async () => {
    const file = await uploadPicture(client, companyId, { alt: 'A bottle' });
    const changed = await change(client, product, { imageFile: { filesId: file.filesId } });
    expect(changed.imageFile?.filesId).toBe(file.filesId);
    expect(changed.unpublishedContent.headers).toHaveLength(1);
    expect(changed.currentHeaderId).toBe(changed.unpublishedContent.headers[0]?.id);
    const cleared = await change(client, product, { imageFile: null });
    expect([cleared.imageFile, cleared.currentHeaderId]).toEqual([null, null]);
  });

  it('stores the GTIN as typed and in 14 digits, and names the fault of invalid ones [D38]', async () => {
    const changed = await change(client, product, { upcCode: '9 506000 134352' });
    expect(changed).toMatchObject({ upcCode: '9 506000 134352', gtin14: '09506000134352' });
    expect(await fixture.refused({ upcCode: '9506000134353' })).toEqual({
      upcCode: ['The last digit is 3, but these digits end in 2. Check for a typo.'],
    });
  });

  it('stores which files the draft uses, once each', async () => {
    const file = await uploadPicture(client, companyId);
    const story = (await platformSectionIds(server.db, ['story'])).get('story') ?? 0;
    await change(client, product, {
      imageFile: { filesId: file.filesId },
      unpublishedContent: fixture.content(
        section(story, { picture: file.filesId, text: 'From Puglia' }),
      ),
    });
    const rows = await server.db.select().from(uses).where(eq(uses.filesId, file.filesId));
    expect(rows).toEqual([
      expect.objectContaining({ companyId, productId: product.productId, place: 'draft' }),
    ]);
    const refused = await client.delete(`/api/files/${file.filesId}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message: 'This file is used by 1 product. Take it out there, then delete it.',
      code: 'file_in_use',
      uses: [
        {
          kind: 'product',
          id: product.productId,
          name: 'Product name',
          place: 'draft',
          frame: 'head',
        },
      ],
      total: 1,
    });
  });
});

describe('two concurrent users', () => {
  it('answers 409 with the current version to a write on an older one', async () => {
    await fixture.put({ name: 'First' }, { 'if-match': '"1"' });
    const late = await fixture.put({ name: 'Second' }, { 'if-match': '"1"' });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: 'stale_write',
      conflict: { name: 'First', version: 2, can: { edit: true } },
    });
    expect(late.headers.get('etag')).toBe('"2"');
    expect((await fixture.read()).name).toBe('First');
  });

  it('never overwrites a field of another user', async () => {
    const fields = [{ name: 'Olive Oil' }, { model: 'OL-500' }, { title: 'Harvest' }];
    const answers = await Promise.all(fields.map((each) => fixture.put(each)));
    expect(answers.map((each) => each.status)).toEqual([200, 200, 200]);
    expect(await fixture.read()).toMatchObject({
      ...fields[0],
      ...fields[1],
      ...fields[2],
      version: 4,
    });
  });

  it('accepts one of several conditional writes', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => fixture.put({ name }, { 'if-match': '"1"' })),
    );
    expect(answers.filter((each) => each.status === 200)).toHaveLength(1);
    expect((await fixture.read()).version).toBe(2);
  });

  it('answers 304 to a read that knows the version', async () => {
    const answer = await client.get(fixture.path, { headers: { 'if-none-match': '"1"' } });
    expect(answer.status).toBe(304);
  });
});

describe('a closed product', () => {
  it.each(['inactive', 'archived'] as const)('is read-only: %s [D36]', async (status) => {
    await server.db.update(products).set({ status });
    expect((await fixture.put({ name: 'Olive Oil' })).status).toBe(403);
    expect(await fixture.read()).toMatchObject({ name: 'Product name', can: { edit: false } });
  });

  it('is 404 for other companies and 401 for guests', async () => {
    const stranger = await makeUser(server.db, await makeCompany(server.db), { role: 'Admin' });
    expect((await (await server.as(stranger)).get(fixture.path)).status).toBe(404);
    expect((await (await server.as(stranger)).put(fixture.path, { name: 'x' })).status).toBe(404);
    expect((await server.guest().get(fixture.path)).status).toBe(401);
  });
});
