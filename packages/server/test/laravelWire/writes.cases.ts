/** Writes that meet others, signed addresses, and how fields are called (D47). */
import { expect } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { createUpload, picture, uploadBody } from '../support/files.ts';
import { change, makeProduct } from '../support/products.ts';
import type { ExchangeCase, ExchangeFixture } from './exchange.ts';

const pathOf = ({ companyId, productId }: ProductAnswer) =>
  `/api/companies/${companyId}/products/${productId}`;

/** A product that was written twice: version 2. */
async function written({ member, companyId }: ExchangeFixture): Promise<ProductAnswer> {
  return change(member, await makeProduct(member, companyId), { name: 'Olive Oil' });
}

const put = (name: string, tag: string | null) => async (fixture: ExchangeFixture) => {
  const headers: Record<string, string> = tag === null ? {} : { 'if-match': tag };
  return fixture.member.put(pathOf(await written(fixture)), { name }, { headers });
};

/** Versions and what a write may say about them. */
export const concurrency: readonly ExchangeCase[] = [
  {
    name: 'reading tells the version',
    send: async (fixture) => fixture.member.get(pathOf(await written(fixture))),
    status: 200,
    body: expect.objectContaining({ name: 'Olive Oil', version: 2 }) as unknown,
    headers: { etag: '"2"' },
  },
  {
    name: 'If-Match with this version is written',
    send: put('Vinegar', '"2"'),
    status: 200,
    body: expect.objectContaining({ name: 'Vinegar', version: 3 }) as unknown,
    headers: { etag: '"3"' },
  },
  {
    name: 'If-Match with an older one is 409 with the other’s version',
    send: put('Vinegar', '"1"'),
    status: 409,
    body: {
      message: 'Somebody else changed this product. Look at their version first.',
      code: 'stale_write',
      conflict: expect.objectContaining({ name: 'Olive Oil', version: 2 }) as unknown,
    },
    headers: { etag: '"2"' },
  },
  {
    name: 'without If-Match the last write wins',
    send: put('Vinegar', null),
    status: 200,
    body: expect.objectContaining({ name: 'Vinegar' }) as unknown,
  },
  {
    name: 'a write of nothing known changes nothing: unknown fields are ignored',
    async send(fixture) {
      const product = await written(fixture);
      return fixture.member.put(pathOf(product), { productId: 9, companyId: 9, published: true });
    },
    status: 200,
    body: expect.objectContaining({ companyId: 1, name: 'Olive Oil', published: false }) as unknown,
  },
  {
    name: 'a plan that is full is 403 with its figures',
    async send({ member, companyId }) {
      for (let count = 0; count < 5; count += 1)
        await makeProduct(member, companyId, { name: 'Oil' });
      return member.post(`/api/companies/${companyId}/products`, {});
    },
    status: 403,
    body: {
      message: expect.stringContaining('The plan holds 5 products') as unknown,
      code: 'plan_limit',
      limit: 5,
      used: 5,
      feature: 'products',
    },
  },
];

const invalidSignature = { message: 'Invalid signature.' };

/** Sends a picture to an address changed on the way. */
const upload = (moved: (address: string) => string, wait = 0) => {
  return async ({ server, guest, member, companyId }: ExchangeFixture) => {
    const { uploadUrl } = await createUpload(member, companyId);
    server.advance(wait);
    return uploadBody(guest, moved(uploadUrl), await picture());
  };
};

/** The address a file's body is PUT to. */
export const signatures: readonly ExchangeCase[] = [
  {
    name: 'as it was given, from a browser without a session',
    send: upload((address) => address),
    status: 200,
    body: expect.anything() as unknown,
    cookies: { hangtag_session: null, 'XSRF-TOKEN': null },
  },
  {
    name: 'with another signature',
    send: upload((address) => address.replace(/signature=./, 'signature=_')),
    status: 403,
    body: invalidSignature,
  },
  {
    name: 'without a signature',
    send: upload((address) => address.replace(/&signature=.*/, '')),
    status: 403,
    body: invalidSignature,
  },
  {
    name: 'with more bytes allowed than were signed',
    send: upload((address) => address.replace(/max=\d+/, 'max=999999999')),
    status: 403,
    body: invalidSignature,
  },
  {
    name: 'when its 15 minutes are over',
    send: upload((address) => address, 15 * 60 + 1),
    status: 403,
    body: invalidSignature,
  },
  {
    name: 'once more: it is spent',
    async send({ guest, member, companyId }) {
      const { uploadUrl } = await createUpload(member, companyId);
      await uploadBody(guest, uploadUrl, await picture());
      return uploadBody(guest, uploadUrl, await picture());
    },
    status: 403,
    body: invalidSignature,
  },
];

/** Both of the specification's names for one thing. */
export const spellings: readonly ExchangeCase[] = [
  {
    name: 'plans name their limits twice',
    send: ({ member }) => member.get('/api/plans'),
    status: 200,
    body: {
      plans: expect.arrayContaining([
        expect.objectContaining({
          name: 'pro',
          numberProducts: 3,
          productNumber: 3,
          numberProductSections: 5,
          productSections: 5,
          premiumCompanyContent: false,
          premium: false,
        }),
      ]) as unknown,
      additionalProduct: expect.objectContaining({ price: 20, interval: 'month' }) as unknown,
    },
  },
  {
    name: 'fields of entities are camelCase, those of paginators snake_case',
    send: async (fixture) =>
      fixture.member.get(`/api/companies/${fixture.companyId}/products?size=1`),
    status: 200,
    body: expect.objectContaining({
      productCount: 0,
      products: expect.objectContaining({ current_page: 1, per_page: 1 }) as unknown,
    }) as unknown,
  },
];
