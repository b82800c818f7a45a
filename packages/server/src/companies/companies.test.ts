import { describe, expect, it } from 'vitest';
import type { Company } from '@hangtag/contract/wire/company';
import type { PlansAnswer } from '@hangtag/contract/wire/plan';
import { platformSectionIds } from '../content/definitions.ts';
import { companies } from '../db/schema/companies.ts';
import { companySections, contentSections } from '../db/schema/content.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { section } from '../../test/support/products.ts';
import { startTestServer } from '../../test/support/server.ts';

async function setUp() {
  const server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  const client = await server.as(await makeUser(server.db, company));
  const read = async () =>
    (await (await client.get(`/api/companies/${company.id}`)).json()) as Company;
  return { server, company, client, read };
}

describe('reading a company [F230]', () => {
  it('returns its fields and the sections it is offered [F161] [F163]', async () => {
    const { server, company, read } = await setUp();
    const ids = await platformSectionIds(server.db, ['care', 'lot', 'origin']);
    const give = (slug: string, columns: { paid?: boolean; enabled?: boolean }) =>
      server.db
        .insert(companySections)
        .values({ companyId: company.id, contentSectionId: ids.get(slug) ?? 0, ...columns });
    await give('origin', { paid: true });
    await give('lot', { enabled: false });
    await server.db.insert(contentSections).values({
      companyId: company.id,
      name: 'Own',
      slug: 'own',
      category: 'basic',
      scope: 'product',
      fields: [],
    });
    const answer = await read();
    expect(answer).toMatchObject({
      companyId: company.id,
      companyName: 'Merrow Goods',
      type: 'pro',
    });
    expect(answer.customSections.map((each) => each.slug)).toEqual(['own']);
    expect(answer.paidSections.map((each) => each.slug)).toEqual(['origin']);
    const slugs = answer.contentSections.map((each) => each.slug);
    expect(slugs).toContain('care');
    expect(slugs).not.toContain('lot');
    expect(answer.contentSections.every((each) => each.pivot.companyId === company.id)).toBe(true);
  });

  it('has an address, an industry, a status and figures, and whether it is published [F164]', async () => {
    const { server, company, read } = await setUp();
    const client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
    const fields = {
      industry: 311811,
      url: 'https://merrow.example',
      email: 'hello@merrow.example',
      telephone: '+41443221010',
      streetAddress: 'Main Street 4',
      streetAddress2: 'Floor 2',
      city: 'Zürich',
      country: 'CH',
      state: 'CH-ZH',
      postcode: '8001',
    };
    expect((await client.put(`/api/companies/${company.id}`, fields)).status).toBe(200);
    expect(await read()).toMatchObject({ ...fields, status: 'Active', published: false });
    const ids = await platformSectionIds(server.db, ['brand-story']);
    const story = section(ids.get('brand-story') ?? 0, { text: 'We press.' });
    const content = { unpublishedContent: { signature: [story] } };
    await client.put(`/api/companies/${company.id}/content`, content);
    await client.put(`/api/companies/${company.id}/publish`, {});
    await makeUser(server.db, await makeCompany(server.db));
    expect(await read()).toMatchObject({
      published: true,
      stats: { users: { total: 2 }, products: { total: 0 } },
    });
  });

  it('names the address that publishes it, which does [F244]', async () => {
    const { server, company, read } = await setUp();
    const client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
    const { publishUrl } = await read();
    expect((await client.put(publishUrl, {})).status).toBe(200);
    expect((await read()).published).toBe(true);
  });

  it('names its logo by id and address [F162]', async () => {
    const { server, company, client, read } = await setUp();
    expect((await read()).logoFile).toBeNull();
    const { filesId, fileUrl } = await uploadPicture(client, company.id);
    await server.db.update(companies).set({ logoFilesId: filesId });
    expect((await read()).logoFile).toEqual({ filesId, fileUrl });
    const refused = await client.delete(`/api/files/${filesId}`);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'file_in_use', total: 1 }),
    ]);
  });

  it('does not offer sections of another company', async () => {
    const { server, read } = await setUp();
    const other = await makeCompany(server.db);
    await server.db.insert(contentSections).values({
      companyId: other.id,
      name: 'Theirs',
      slug: 'theirs',
      category: 'basic',
      scope: 'product',
      fields: [],
    });
    expect((await read()).contentSections.map((each) => each.slug)).not.toContain('theirs');
  });

  it.each(['User', 'Admin'] as const)('is 404 to a %s of another company', async (role) => {
    const { server, company } = await setUp();
    const stranger = await makeUser(server.db, await makeCompany(server.db), { role });
    const answer = await (await server.as(stranger)).get(`/api/companies/${company.id}`);
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not found.' }]);
  });

  it.each(['0', '999', 'x', '1e3', '99999999999'])('is 404 for the id %s', async (id) => {
    const { server, company } = await setUp();
    const superadmin = await makeUser(server.db, company, { role: 'Superadmin' });
    expect((await (await server.as(superadmin)).get(`/api/companies/${id}`)).status).toBe(404);
  });
});

describe('the plans [F253]', () => {
  it('are in dollars, in both of the specification’s spellings [F169] [K03] [D21]', async () => {
    const { client } = await setUp();
    const { plans, additionalProduct } = (await (
      await client.get('/api/plans')
    ).json()) as PlansAnswer;
    const figures = plans.map((plan) => [
      plan.name,
      plan.price,
      plan.yearlyPrice,
      plan.numberProducts,
      plan.productNumber,
      plan.numberProductSections,
      plan.productSections,
      plan.premiumCompanyContent,
      plan.premium,
      plan.displayed,
    ]);
    expect(figures).toEqual([
      ['basic', 39, 444, 1, 1, 3, 3, false, false, true],
      ['pro', 99, 1128, 3, 3, 5, 5, false, false, true],
      ['business', 249, 2844, 7, 7, 1000, 1000, true, true, true],
      ['enterprise', null, null, 1000, 1000, 1000, 1000, true, true, false],
    ]);
    expect(additionalProduct).toMatchObject({ price: 20, interval: 'month' });
  });

  it('ask for a session', async () => {
    const { server } = await setUp();
    expect((await server.guest().get('/api/plans')).status).toBe(401);
  });
});
