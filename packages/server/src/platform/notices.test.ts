import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { OverviewAnswer } from '@hangtag/contract/wire/platform';
import { checkIssuedCodes } from '../codes/selfCheck.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertPast } from '../analytics/countDays.ts';
import { subscriptions } from '../db/schema/companies.ts';
import { links } from '../db/schema/links.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer, testStart } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

let server: TestServer;
let root: TestClient;

const daysAgo = (days: number) => new Date(testStart.getTime() - days * 86_400_000);

beforeEach(async () => {
  server = await startTestServer();
  const platform = await makeCompany(server.db, { name: 'Hangtag', type: null });
  root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
});

describe('what the overview finds worth a look', () => {
  const notices = async () =>
    ((await (await root.get('/api/admin/overview')).json()) as OverviewAnswer).notices;
  const brokenAt = (companyId: number, address: string) => {
    const at = daysAgo(1);
    const found = { state: 'broken', checkedAt: at, brokenSince: at, nextAt: testStart } as const;
    return server.db.insert(links).values({ companyId, address, ...found });
  };

  it('is a renewal that failed, with the first company by name', async () => {
    const [b, a] = [
      await makeCompany(server.db, { name: 'Bramble' }),
      await makeCompany(server.db, { name: 'Alder' }),
    ];
    const late = { planName: 'basic', frequency: 'monthly', status: 'past_due' } as const;
    await server.db
      .insert(subscriptions)
      .values([b, a].map(({ id }) => ({ ...late, companyId: id })));
    expect(await notices()).toEqual([
      { kind: 'renewals', count: 2, companyId: a.id, name: 'Alder' },
    ]);
  });

  it('is a company whose published pages have broken links, not one whose drafts have', async () => {
    const live = await makeCompany(server.db, { name: 'Live', plan: 'pro' });
    const drafted = await makeCompany(server.db, { name: 'Drafted', plan: 'pro' });
    for (const company of [live, drafted]) {
      const editor = await server.as(await makeUser(server.db, company));
      const header = {
        id: 1,
        type: 'movie',
        filesId: null,
        embedUrl: 'https://vimeo.com/76979871',
      };
      const product = await makeProduct(editor, company.id, {
        name: 'Oil',
        unpublishedContent: { title: '', headers: [header], sections: [] },
      });
      if (company === live) await publish(editor, product);
      await brokenAt(company.id, 'https://vimeo.com/76979871');
    }
    expect(await notices()).toEqual([
      { kind: 'links', count: 1, companyId: live.id, name: 'Live' },
    ]);
  });

  it('is the company with the most scans that still lead nowhere', async () => {
    const [few, many] = [
      await makeCompany(server.db, { name: 'Few', plan: 'pro' }),
      await makeCompany(server.db, { name: 'Many', plan: 'pro' }),
    ];
    for (const [company, scans] of [
      [few, 1],
      [many, 3],
    ] as const) {
      const editor = await server.as(await makeUser(server.db, company));
      const { productId } = await makeProduct(editor, company.id);
      const one = {
        companyId: company.id,
        productId,
        kind: 'dead',
        via: 'code',
        reason: 'unpublished',
      } as const;
      await insertPast(
        server.db,
        Array.from({ length: scans }, () => ({ ...one, at: daysAgo(1) })),
      );
    }
    await server.count();
    expect(await notices()).toEqual([{ kind: 'dead', count: 3, companyId: many.id, name: 'Many' }]);
  });

  it('is the companies with printed codes that did not answer the self-check', async () => {
    for (const name of ['Merrow', 'Studio Lund']) {
      const company = await makeCompany(server.db, { name, plan: 'pro' });
      const editor = await server.as(await makeUser(server.db, company));
      const { productId } = await makeProduct(editor, company.id);
      const path = `/api/companies/${company.id}/products/${productId}/codes`;
      for (const format of ['svg', 'png']) await editor.post(path, { format });
    }
    const { signal } = new AbortController();
    await checkIssuedCodes(server.services, signal, () => new Response('', { status: 502 }));
    expect(await notices()).toMatchObject([{ kind: 'codes', count: 2, name: 'Merrow' }]);
  });

  it('is an association whose address is broken', async () => {
    await root.post('/api/admin/associations', { name: 'Organic', url: 'https://organic.example' });
    await brokenAt(PLATFORM_COMPANY_ID, 'https://organic.example');
    expect(await notices()).toEqual([{ kind: 'associations', count: 1, name: 'Organic' }]);
  });
});
