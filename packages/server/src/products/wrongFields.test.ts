import { beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { productFixture } from '../../test/support/productFixture.ts';
import { makeProduct } from '../../test/support/products.ts';
import { startTestServer } from '../../test/support/server.ts';

let client: TestClient;
let companyId: number;
let fixture: ReturnType<typeof productFixture>;

beforeEach(async () => {
  const server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  fixture = productFixture(client, await makeProduct(client, companyId));
});

it.each(['XX', 'pt', 'Portugal', ''])('refuses %j as a country', async (countryOfOrigin) => {
  expect(await fixture.refused({ countryOfOrigin })).toEqual({
    countryOfOrigin: ['Is not a country.'],
  });
});

it('names every wrong field at once, and changes nothing [D38]', async () => {
  await client.post(`/api/companies/${companyId}/products`, { model: 'OL-500' });
  const errors = await fixture.refused({
    name: ' ',
    model: 'OL-500',
    upcCode: '9506000134353',
    countryOfOrigin: 'XX',
    title: 'Harvest',
    currentHeaderId: 7,
    unpublishedContent: { ...fixture.content(), title: null },
  });
  expect(errors).toEqual({
    name: ['This field is required.'],
    model: ['Another product has this model number. Choose a different one.'],
    upcCode: ['The last digit is 3, but these digits end in 2. Check for a typo.'],
    countryOfOrigin: ['Is not a country.'],
    'unpublishedContent.title': ['Must be text.'],
  });
});
