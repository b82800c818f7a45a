import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { platformSectionIds } from '../content/definitions.ts';
import { companies } from '../db/schema/companies.ts';
import { products } from '../db/schema/products.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct, publish, section } from '../../test/support/products.ts';
import { scanCode } from '../../test/support/scan.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let product: ProductAnswer;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  client = await server.as(await makeUser(server.db, company));
  const ids = await platformSectionIds(server.db, ['introduction']);
  product = await makeProduct(client, company.id, {
    name: 'Harvest Olive Oil',
    upcCode: '9506000134352',
    unpublishedContent: {
      title: 'Harvest',
      headers: [],
      sections: [section(ids.get('introduction') ?? 0, { lead: 'Pressed in October' })],
    },
  });
});

const look = (address: string) => scanCode(server.guest(), address);
const shortPath = () => new URL(product.publicUrl).pathname;

describe('the page of an archived product [D36]', () => {
  const archive = () => server.db.update(products).set({ status: 'archived' });

  it('states the former product and who answers, and is excluded from search', async () => {
    const contact = { email: 'hello@merrow.example', url: 'https://merrow.example' };
    await server.db.update(companies).set(contact);
    await publish(client, product);
    await look('/01/09506000134352');
    await archive();
    for (const address of ['/01/09506000134352', shortPath()]) {
      const answer = await look(address);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('Harvest is no longer offered');
      expect(html).toContain('href="mailto:hello@merrow.example"');
      expect(html).toContain('href="https://merrow.example/"');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      const [shown = '', described = ''] = [/<body[^]*/, /<script[^]*?<\/script>/].map(
        (part) => part.exec(html)?.[0],
      );
      expect(shown).not.toContain('Pressed in October');
      expect(described).toContain('"description":"Pressed in October"');
    }
  });

  it('returns unchanged when the product is restored', async () => {
    await publish(client, product);
    const before = await (await look('/01/09506000134352')).text();
    await archive();
    await look('/01/09506000134352');
    await server.db.update(products).set({ status: 'active' });
    expect(await (await look('/01/09506000134352')).text()).toBe(before);
  });

  it('stays as published while the product is parked', async () => {
    await publish(client, product);
    const before = await (await look('/01/09506000134352')).text();
    await server.db.update(products).set({ status: 'inactive' });
    expect(await (await look('/01/09506000134352')).text()).toBe(before);
  });

  it('is 404 when it never had a page', async () => {
    await archive();
    expect((await look(shortPath())).status).toBe(404);
  });
});
