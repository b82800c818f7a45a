import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { change, makeProduct, publish } from '../../test/support/products.ts';
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

const list = async (query = '') => {
  const answer = await client.get(`/api/companies/${companyId}/products${query}`);
  return (await answer.json()) as ProductsAnswer;
};
const names = ({ products }: ProductsAnswer) => products.data.map((each) => each.name);

describe('listing products', () => {
  beforeEach(async () => {
    for (const [name, model] of [
      ['Vinegar', 'VI-250'],
      ['élan Tonic', 'TO-1'],
      ['Harvest Olive Oil', 'OL-500'],
      ['Elan Bitter', 'BI-1'],
    ]) {
      server.advance(60);
      await makeProduct(client, companyId, { name, model });
    }
  });

  it('orders by name without case or accent, by edit and by publishing [F043]', async () => {
    expect(names(await list())).toEqual([
      'Elan Bitter',
      'élan Tonic',
      'Harvest Olive Oil',
      'Vinegar',
    ]);
    expect(names(await list('?sort=Recently%20edited'))).toEqual([
      'Elan Bitter',
      'Harvest Olive Oil',
      'élan Tonic',
      'Vinegar',
    ]);
    const { products } = await list();
    for (const at of [3, 1]) {
      server.advance(60);
      await publish(client, products.data[at] ?? { publishUrl: '' });
    }
    expect(names(await list('?sort=Recently%20published'))).toEqual([
      'élan Tonic',
      'Vinegar',
      'Elan Bitter',
      'Harvest Olive Oil',
    ]);
  });

  it('finds by name, model and GTIN, in any notation [F241]', async () => {
    const [oil] = (await list('?search=olive')).products.data;
    if (!oil) throw new Error('The search found nothing.');
    await change(client, oil, { upcCode: '9506000134352' });
    for (const search of ['OLIVE', 'ol-500', '9506000134352', '9 506000 134352', '09506000134352'])
      expect(names(await list(`?search=${encodeURIComponent(search)}`))).toEqual([
        'Harvest Olive Oil',
      ]);
    expect(names(await list('?search=elan'))).toEqual(['Elan Bitter', 'élan Tonic']);
    expect(names(await list('?search=%25'))).toEqual([]);
  });

  it('filters by the state of the page and counts every product [D35]', async () => {
    const { products } = await list();
    const [bitter, tonic] = products.data;
    if (!bitter || !tonic) throw new Error('The list is empty.');
    await publish(client, bitter);
    await publish(client, tonic);
    await change(client, tonic, { name: 'Élan Tonic Water', title: 'Bittersweet' });
    expect(names(await list('?state=published'))).toEqual(['Elan Bitter']);
    expect(names(await list('?state=draft'))).toEqual(['Harvest Olive Oil', 'Vinegar']);
    const changed = await list('?state=changed');
    expect(names(changed)).toEqual(['Élan Tonic Water']);
    expect(changed.products.data[0]).toMatchObject({ changeCount: 2, hasUnpublishedChanges: true });
    expect(changed).toMatchObject({ productCount: 4, products: { total: 1 } });
  });

  it('pages, and answers an empty page past the end', async () => {
    const second = await list('?size=3&page=2&search=');
    expect(names(second)).toEqual(['Vinegar']);
    expect(second.products).toMatchObject({ from: 4, to: 4, total: 4, last_page: 2 });
    expect((await list('?page=99')).products).toMatchObject({ data: [], from: null, to: null });
  });

  it.each(['sort=Odd', 'state=odd', 'size=101', 'page=x', `search=${'a'.repeat(101)}`])(
    'refuses %s by name',
    async (query) => {
      const answer = await client.get(`/api/companies/${companyId}/products?${query}`);
      expect(answer.status).toBe(422);
      const { errors } = (await answer.json()) as { errors: object };
      expect(Object.keys(errors)).toEqual([query.split('=')[0]]);
    },
  );
});
