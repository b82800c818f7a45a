import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { platformSectionIds } from '../content/definitions.ts';
import { subscriptions } from '../db/schema/companies.ts';
import { products } from '../db/schema/products.ts';
import { uses } from '../db/schema/uses.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { change, makeProduct, publish, section } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { copyName } from './copy.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let source: ProductAnswer;
let picture: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'business' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  picture = (await uploadPicture(client, companyId)).filesId;
  const ids = await platformSectionIds(server.db, ['story']);
  const draft = await makeProduct(client, companyId, {
    name: 'Olive Oil',
    model: 'OL-500',
    upcCode: '9506000134352',
    countryOfOrigin: 'PT',
    unpublishedContent: {
      title: 'Harvest',
      headers: [{ id: 1, type: 'image', filesId: picture }],
      sections: [section(ids.get('story') ?? 0, { picture, text: 'From Puglia' })],
    },
  });
  source = await publish(client, draft);
});

const copy = (body: object) => client.post(`/api/companies/${companyId}/products/copy`, body);
const copied = async (body: object = { productId: source.productId, modelNumber: 'OL-750' }) => {
  const answer = await copy(body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as ProductAnswer;
};
const refused = async (body: object) => {
  const answer = await copy(body);
  expect(answer.status).toBe(422);
  return ((await answer.json()) as { errors: object }).errors;
};

describe('copying a product [F243] [D37]', () => {
  it('creates a draft with the same content under another model number', async () => {
    server.advance(60);
    const answer = await copy({ productId: source.productId, modelNumber: ' OL-750 ' });
    const duplicate = (await answer.json()) as ProductAnswer;
    expect(answer.status).toBe(201);
    const path = `/api/companies/${companyId}/products/${duplicate.productId}`;
    expect(answer.headers.get('location')).toBe(path);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(duplicate).toMatchObject({
      name: 'Olive Oil (copy)',
      model: 'OL-750',
      title: 'Harvest',
      countryOfOrigin: 'PT',
      status: 'active',
      ctas: source.ctas,
      imageFile: source.imageFile,
      appLogoFile: source.appLogoFile,
      contentSavedDate: '2026-11-21T12:01:00.000Z',
    });
    const { summary: _own, ...said } = source.unpublishedContent;
    expect(duplicate.unpublishedContent).toMatchObject(said);
    expect((await (await client.get(path)).json()) as ProductAnswer).toEqual(duplicate);
  });

  it('does not copy GTIN, code, page and scans', async () => {
    await server.guest().get(new URL(source.publicUrl).pathname);
    const duplicate = await copied();
    expect(duplicate).toMatchObject({
      upcCode: null,
      gtin14: null,
      digitalLinkUrl: null,
      published: false,
      publishedContent: null,
      publishDate: null,
      version: 1,
    });
    expect(duplicate.publicUrl).not.toBe(source.publicUrl);
    expect((await publish(client, duplicate)).digitalLinkUrl).toBeNull();
  });

  it('references the same files', async () => {
    const duplicate = await copied();
    const rows = await server.db
      .select({ filesId: uses.filesId, place: uses.place })
      .from(uses)
      .where(eq(uses.productId, duplicate.productId));
    expect(rows.every((row) => row.place === 'draft')).toBe(true);
    expect(rows.map((row) => row.filesId ?? 0).toSorted((a, b) => a - b)).toEqual(
      [picture, duplicate.appLogoFile?.filesId ?? 0].toSorted((a, b) => a - b),
    );
  });

  it('copies a parked product too, as an active one', async () => {
    await change(client, source, { status: 'archived' });
    const duplicate = await copied({ productId: source.productId });
    expect(duplicate).toMatchObject({ status: 'active', model: '', can: { edit: true } });
  });

  it('names the reason: no such product, another company’s, a used model number', async () => {
    const other = await makeCompany(server.db, { plan: 'pro' });
    const otherClient = await server.as(await makeUser(server.db, other));
    const foreign = await makeProduct(otherClient, other.id);
    const unknown = { productId: ['Is not a product of this company.'] };
    expect(await refused({ productId: 999 })).toEqual(unknown);
    expect(await refused({ productId: foreign.productId })).toEqual(unknown);
    expect(await refused({ productId: source.productId, modelNumber: 'OL-500' })).toEqual({
      modelNumber: ['Another product has this model number. Choose a different one.'],
    });
    expect(Object.keys(await refused({ modelNumber: 7 }))).toEqual(['productId', 'modelNumber']);
    expect(await server.db.$count(products, eq(products.companyId, companyId))).toBe(1);
  });

  it('stops at the plan’s limit', async () => {
    await server.db.update(subscriptions).set({ planName: 'basic' });
    const answer = await copy({ productId: source.productId });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'plan_limit', limit: 1, used: 1 });
    await server.db.update(subscriptions).set({ status: 'ended' });
    expect(await (await copy({ productId: source.productId })).json()).toMatchObject({
      code: 'plan_inactive',
    });
  });

  it('publishes no second page that the plan does not allow', async () => {
    const ids = await platformSectionIds(server.db, ['origin', 'facts']);
    const hold = (...sections: readonly object[]) =>
      change(client, source, { unpublishedContent: { title: '', headers: [], sections } });
    await hold(...[1, 2, 3, 4, 5, 6].map(() => section(ids.get('facts') ?? 0)));
    await server.db.update(subscriptions).set({ planName: 'pro' });
    const answer = await copy({ productId: source.productId });
    expect(await answer.json()).toMatchObject({ feature: 'sections', limit: 5, used: 6 });
    await server.db.update(subscriptions).set({ planName: 'business' });
    await hold(section(ids.get('origin') ?? 0));
    await server.db.update(subscriptions).set({ planName: 'pro' });
    expect(await refused({ productId: source.productId })).toEqual({
      productId: [expect.stringContaining('is not offered to this company now')],
    });
  });

  it('keeps every name within its length and its allowed characters', () => {
    expect(copyName('Olive Oil')).toBe('Olive Oil (copy)');
    const name = fc
      .string({ unit: 'grapheme', maxLength: 120 })
      .filter((each) => each.length < 121);
    fc.assert(
      fc.property(name, (each) => {
        const result = copyName(each);
        expect(result.length).toBeLessThanOrEqual(120);
        expect(result.isWellFormed()).toBe(true);
        expect(result.endsWith(' (copy)')).toBe(true);
      }),
    );
    expect(copyName(`${'x'.repeat(112)}😀`).isWellFormed()).toBe(true);
  });
});
