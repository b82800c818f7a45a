import { daysBefore } from '@hangtag/contract/rules/days';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CompaniesAnswer } from '@hangtag/contract/wire/adminCompany';
import { apiTokens } from '../db/schema/lists.ts';
import { countsDay, countsQuarter, countsValue } from '../db/schema/analytics.ts';
import { companies, subscriptions } from '../db/schema/companies.ts';
import { links } from '../db/schema/links.ts';
import { users } from '../db/schema/users.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeProduct } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

let server: TestServer;
let platform: { readonly id: number };
let own: { readonly id: number };
let outside: TestClient;
let inside: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  platform = await makeCompany(server.db, { name: 'Hangtag', plan: 'pro' });
  own = await makeCompany(server.db, { name: 'Merrow' });
  inside = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
  outside = await server.as(await makeUser(server.db, own, { role: 'Superadmin' }));
});

const token = (companyId: number) => ({
  companyId,
  name: 'Token',
  abilities: ['products:read'],
  expiresAt: null,
});

describe('company 1, for a Superadmin of another company', () => {
  it('is in no list and in no count of theirs', async () => {
    const read = async (client: TestClient) =>
      (await (await client.get('/api/admin/companies')).json()) as CompaniesAnswer;
    const namesOf = ({ companies: { data } }: CompaniesAnswer) =>
      data.map(({ companyName }) => companyName);
    const [limited, all] = [await read(outside), await read(inside)];
    expect([namesOf(limited), limited.companyCount]).toEqual([['Merrow'], 1]);
    expect([namesOf(all), all.companyCount]).toEqual([['Hangtag', 'Merrow'], 2]);
    expect(await (await outside.get('/api/admin/companies.csv')).text()).not.toContain('Hangtag');
  });

  it('is named neither in the overview nor in a dashboard', async () => {
    const { db, services } = server;
    const at = services.now();
    const day = at.toISOString().slice(0, 10);
    const zero = { companyId: platform.id, productId: 0 };
    const visits = { visits: 0, visitors: 0, clicks: 0, ctaVisits: 0, clickVisits: 0 };
    const counted = { ...zero, ...visits, scans: 9, views: 0, dead: 4, bots: 0 };
    await db.insert(countsDay).values({ ...counted, day });
    await db.insert(countsQuarter).values({ ...counted, bucket: at });
    const unknown = { dimension: 'dead', value: 'unknown 09521234567899', count: 4, lastAt: at };
    await db.insert(countsValue).values({ ...zero, day, ...unknown });
    await db.update(subscriptions).set({ status: 'past_due' });
    const address = 'https://hangtag.example/gone';
    const quiet = { url: address, createdAt: new Date(daysBefore(at, 90)) };
    await db.update(companies).set(quiet).where(eq(companies.id, platform.id));
    await db.update(users).set({ lastLogin: null });
    const broken = { state: 'broken', checkedAt: at, brokenSince: at, nextAt: at } as const;
    await db.insert(links).values({ companyId: platform.id, address, ...broken });
    await uploadPicture(inside, platform.id);
    const read = async (client: TestClient, path: string) =>
      (await client.get(`/api/admin/${path}`)).text();
    const times = {
      overview: 4,
      'dashboards/scans': 1,
      'dashboards/storage': 1,
      'dashboards/stale': 1,
    };
    for (const [path, count] of Object.entries(times)) {
      expect([path, (await read(inside, path)).split('"Hangtag"').length - 1]).toEqual([
        path,
        count,
      ]);
      expect([path, await read(outside, path)]).toEqual([
        path,
        expect.not.stringContaining('Hangtag'),
      ]);
    }
  });

  it('is 404 in every call that names it', async () => {
    const { productId } = await makeProduct(inside, 1, { title: 'Tag' });
    const calls: readonly [string, string, object?][] = [
      ['GET', '/api/companies/1'],
      ['PUT', '/api/companies/1', { companyName: 'Mine' }],
      ['GET', '/api/admin/companies/1'],
      ['PUT', '/api/admin/companies/1', { companyName: 'Mine' }],
      ['GET', '/api/admin/companies/1/sections'],
      ['PUT', '/api/admin/companies/1/sections', { sections: [] }],
      ['POST', '/api/admin/companies/1/viewAs', {}],
      ['GET', '/api/admin/contentSections?companyId=1'],
      ['GET', '/api/companies/1/auditLog'],
      ['GET', '/api/companies/1/auditLog.csv'],
      ['GET', '/api/companies/1/auditLog/check'],
      ['GET', '/api/companies/1/users'],
      ['POST', '/api/companies/1/users/invite', { email: 'a@b.example', role: 'Admin' }],
      ['GET', '/api/companies/1/products'],
      ['GET', `/api/companies/1/products/${productId}`],
      ['PUT', `/api/companies/1/products/${productId}`, { name: 'Mine' }],
      ['GET', '/api/companies/1/files'],
      ['GET', '/api/companies/1/content'],
      ['PUT', '/api/companies/1/updateTags', { tags: [] }],
      ['GET', '/api/admin/apiTokens/1'],
      ['GET', '/api/customer?companyId=1'],
    ];
    for (const [method, path, body] of calls) {
      const answer = await outside.send(method, path, body);
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        404,
        { message: 'Not found.' },
      ]);
    }
    const [first] = await server.db.select().from(companies).orderBy(companies.id);
    expect(first?.name).toBe('Hangtag');
  });

  it('gets no token and loses none', async () => {
    expect((await outside.post('/api/admin/apiTokens', token(1))).status).toBe(422);
    expect((await inside.post('/api/admin/apiTokens', token(1))).status).toBe(201);
    const [made] = await server.db.select().from(apiTokens);
    expect((await outside.delete(`/api/admin/apiTokens/${made?.id}`)).status).toBe(404);
    expect(await server.db.$count(apiTokens)).toBe(1);
    expect((await outside.post('/api/admin/apiTokens', token(own.id))).status).toBe(201);
  });

  it('gets no user and loses none', async () => {
    const colleague = await makeUser(server.db, own);
    const inPlatform = await makeUser(server.db, platform);
    const third = await makeCompany(server.db);
    const into = await outside.put(`/api/companies/${own.id}/users/${colleague.id}`, {
      companyId: 1,
    });
    const out = await outside.put(`/api/companies/1/users/${inPlatform.id}`, { companyId: own.id });
    expect([into.status, out.status]).toEqual([403, 404]);
    const raised = await outside.put(`/api/companies/${own.id}/users/${colleague.id}`, {
      role: 'Superadmin',
    });
    const moved = await outside.put(`/api/companies/${own.id}/users/${colleague.id}`, {
      companyId: third.id,
    });
    expect([raised.status, moved.status]).toEqual([403, 200]);
    const homes = await server.db.select({ home: users.companyId }).from(users).orderBy(users.id);
    expect(homes.map(({ home }) => home)).toEqual([1, own.id, third.id, 1]);
  });
});

describe('the rights over all companies', () => {
  it('need two-step sign-in, except in a demo', async () => {
    const real = await startTestServer({ demo: false });
    const company = await makeCompany(real.db);
    const root = await real.as(await makeUser(real.db, company, { role: 'Superadmin' }));
    const refused = await root.get('/api/admin/companies');
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'must_set_up_two_step' },
    ]);
    const admin = await real.as(await makeUser(real.db, company, { role: 'Admin' }));
    expect((await admin.get(`/api/companies/${company.id}`)).status).toBe(200);
  });

  it('are open in a demo without it', async () => {
    expect((await inside.get('/api/admin/companies')).status).toBe(200);
  });
});
