import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer, ProductsAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', additionalProducts: 2 });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
});

const create = (body: unknown = {}) => client.post(`/api/companies/${companyId}/products`, body);
const list = async () => {
  const answer = await client.get(`/api/companies/${companyId}/products`);
  return (await answer.json()) as ProductsAnswer;
};

describe('creating a product', () => {
  it('creates the placeholder with two drawn pictures [F168] [F181] [F185]', async () => {
    const answer = await create();
    const product = (await answer.json()) as ProductAnswer;
    expect(answer.status).toBe(201);
    expect(product).toMatchObject({
      model: '',
      name: 'Product name',
      status: 'active',
      published: false,
      publishedContent: null,
      publishDate: null,
      hasUnpublishedChanges: true,
      version: 1,
      publishUrl: `/api/companies/${companyId}/products/1/publish`,
    });
    const shapes = product.files.map(({ filesId, width, height }) => [filesId, width, height]);
    expect(shapes).toEqual([
      [product.imageFile?.filesId, 1280, 720],
      [product.appLogoFile?.filesId, 640, 640],
    ]);
    expect(product.publicUrl).toMatch(/^http:\/\/localhost:4000\/p\/[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(answer.headers.get('etag')).toBe('"1"');
  });

  it('answers every field of the specification [F165] [F167]', async () => {
    const product = await makeProduct(client, companyId);
    expect(Object.keys(product)).toEqual(
      expect.arrayContaining(
        `model name upcCode status appLogoFile publishDate productId unpublishedContent
        publishedContent published contentSavedDate imageFile mp4File webmFile currentHeaderId title
        ctas assets publishUrl`.split(/\s+/),
      ),
    );
  });

  it('shares the placeholder pictures between products [D32]', async () => {
    const [first, second] = [
      await makeProduct(client, companyId),
      await makeProduct(client, companyId),
    ];
    expect(second.imageFile).toEqual(first.imageFile);
    expect(second.publicUrl).not.toBe(first.publicUrl);
  });

  it('accepts pictures of the company and refuses others by field', async () => {
    const ownFile = await uploadPicture(client, companyId, { alt: 'A bottle' });
    const other = await server.as(await makeUser(server.db, await makeCompany(server.db)));
    const foreign = await uploadPicture(other, 2);
    const good = (await (
      await create({ imageFile: { filesId: ownFile.filesId } })
    ).json()) as ProductAnswer;
    expect(good.imageFile).toEqual({ filesId: ownFile.filesId, fileUrl: ownFile.fileUrl });
    expect(good.unpublishedContent.headers[0]).toMatchObject({
      alt: 'A bottle',
      decorative: false,
    });
    const bad = await create({
      imageFile: { filesId: foreign.filesId },
      appLogoFile: { filesId: 999 },
    });
    expect(bad.status).toBe(422);
    expect(((await bad.json()) as { errors: object }).errors).toEqual({
      imageFile: ['This file is not in the library.'],
      appLogoFile: ['This file is not in the library.'],
    });
  });

  it.each([
    [{ name: '' }, ['name']],
    [{ name: 7, model: [], imageFile: 3 }, ['imageFile', 'model', 'name']],
    [{ name: 'x'.repeat(121), status: 'archived' }, ['name', 'status']],
    [[], ['body']],
    ['null', ['body']],
  ])('answers 422 to %j and creates nothing', async (body, fields) => {
    const answer = await create(body);
    const { errors } = (await answer.json()) as { errors: object };
    if (fields[0] !== 'body') expect(Object.keys(errors).toSorted()).toEqual(fields);
    expect(answer.status).toBe(422);
    expect((await list()).productCount).toBe(0);
  });

  it('refuses a model number that another product has [D38]', async () => {
    await create({ model: 'OL-500' });
    const second = await create({ model: 'OL-500' });
    expect(second.status).toBe(422);
    expect(await second.json()).toMatchObject({ errors: { model: [expect.any(String)] } });
  });

  it('stops at the plan’s limit, additional products included [D14]', async () => {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await create({ name: 'Oil' })).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 403]);
    const refused = await create();
    expect(await refused.json()).toEqual({
      message: expect.stringContaining('The plan holds 5 products'),
      code: 'plan_limit',
      limit: 5,
      used: 5,
      feature: 'products',
    });
    expect(await list()).toMatchObject({
      usage: { used: 5, limit: 5 },
      can: { create: false, createLocked: expect.stringContaining('Change the plan') },
    });
  });

  it('gives the last place to one of several concurrent requests', async () => {
    const one = () => create({ name: 'Oil' });
    for (let count = 0; count < 4; count += 1) await one();
    const answers = await Promise.all([one(), one(), one()]);
    expect(answers.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([201, 403, 403]);
  });

  it('replaces a placeholder in a full plan, and never a real product', async () => {
    const real = await makeProduct(client, companyId, { name: 'Oil' });
    const placeholders = [];
    for (let count = 0; count < 4; count += 1) {
      server.advance(1);
      placeholders.push((await makeProduct(client, companyId)).productId);
    }
    expect(await list()).toMatchObject({
      usage: { used: 5, limit: 5 },
      can: { create: true, createLocked: null, createMany: 0 },
    });
    server.advance(1);
    const taken = (await (await create({ name: 'Vinegar' })).json()) as ProductAnswer;
    expect(taken).toMatchObject({ productId: placeholders[0], name: 'Vinegar', status: 'active' });
    const more = [];
    for (let count = 0; count < 4; count += 1) more.push(await create({ name: `More ${count}` }));
    expect(more.map(({ status }) => status)).toEqual([201, 201, 201, 403]);
    const { products } = await list();
    expect(products.data.map(({ name }) => name).toSorted()).toEqual(
      ['More 0', 'More 1', 'More 2', 'Oil', 'Vinegar'].toSorted(),
    );
    expect(products.data.some(({ productId }) => productId === real.productId)).toBe(true);
  });

  it('is closed without a plan', async () => {
    const free = await makeCompany(server.db);
    const person = await server.as(await makeUser(server.db, free, { role: 'Admin' }));
    const answer = await person.post(`/api/companies/${free.id}/products`, {});
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'plan_inactive' });
  });
});
