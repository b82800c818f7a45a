import { insertPast } from '../analytics/countDays.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type BuiltinDashboardAnswer,
  type DashboardList,
  type OverviewAnswer,
  builtinDashboards,
} from '@hangtag/contract/wire/platform';
import { subscriptions } from '../db/schema/companies.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer, testStart } from '../../test/support/server.ts';

let server: TestServer;
let root: TestClient;

const daysAgo = (days: number) => new Date(testStart.getTime() - days * 86_400_000);

beforeEach(async () => {
  server = await startTestServer();
  const platform = await makeCompany(server.db, {
    name: 'Hangtag',
    type: null,
    createdAt: daysAgo(400),
  });
  root = await server.as(
    await makeUser(server.db, platform, { role: 'Superadmin', lastLogin: daysAgo(1) }),
  );
});

const read = async <Answer>(path: string) => {
  const answer = await root.get(`/api/admin/${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
};
const dashboard = (id: string) => read<BuiltinDashboardAnswer>(`dashboards/${id}`);

describe('the overview of the platform', () => {
  it('counts each figure by a query', async () => {
    const company = await makeCompany(server.db, { plan: 'pro', createdAt: daysAgo(2) });
    const ended = await makeCompany(server.db, { createdAt: daysAgo(90), status: 'Inactive' });
    await server.db.insert(subscriptions).values({
      companyId: ended.id,
      planName: 'basic',
      frequency: 'monthly',
      status: 'ended',
    });
    const editor = await server.as(await makeUser(server.db, company));
    await makeUser(server.db, company, { status: 'Pending' });
    const { productId } = await makeProduct(editor, company.id);
    await publish(editor, await makeProduct(editor, company.id));
    const seen = { companyId: company.id, productId, kind: 'scan' as const, via: 'code' as const };
    await insertPast(server.db, [
      { ...seen, at: daysAgo(1) },
      { ...seen, at: daysAgo(29) },
      { ...seen, at: daysAgo(31) },
      { ...seen, at: daysAgo(61) },
    ]);
    await server.count();
    const { storage, ...rest } = await read<OverviewAnswer>('overview');
    expect(rest).toEqual({
      companies: { total: 3, active: 2, recent: 1, subscribed: 1, pastDue: 0 },
      people: { total: 3, active: 2, pending: 1 },
      products: { total: 2, published: 1 },
      scans: {
        last30Days: 2,
        before: 1,
        days: expect.any(Array),
        companies: [{ companyId: company.id, name: company.name, count: 1 }],
      },
      failedJobs: 0,
      notices: [],
      activity: [],
    });
    expect(storage.bytes).toBeGreaterThan(0);
    expect(rest.scans.days.map(({ count, before }) => [count, before])).toEqual([
      ...Array.from({ length: 5 }, () => [0, 0]),
      [1, 0],
      [0, 0],
    ]);
  });

  it('compares today with last week until the same hour of each company', async () => {
    const hours = (ago: number) => new Date(testStart.getTime() - ago * 3_600_000);
    const week = 24 * 7;
    for (const timeZone of ['UTC', 'America/Los_Angeles']) {
      const company = await makeCompany(server.db, { plan: 'pro', timeZone });
      const editor = await server.as(await makeUser(server.db, company));
      const { productId } = await makeProduct(editor, company.id);
      const seen = { companyId: company.id, productId, kind: 'scan' as const };
      await insertPast(server.db, [
        { ...seen, at: hours(1) },
        { ...seen, at: hours(week + 1) },
        { ...seen, at: hours(week - 1) },
      ]);
    }
    await server.count();
    const { scans } = await read<OverviewAnswer>('overview');
    expect(scans.days.at(-1)).toEqual({ date: '2026-11-21', count: 2, before: 2 });
  });
});

it('the overview names what the platform did last, to its own Superadmins alone', async () => {
  expect((await root.post('/api/admin/tags', { name: 'Vegan' })).status).toBe(201);
  const { activity } = await read<OverviewAnswer>('overview');
  expect(activity).toMatchObject([{ action: 'tag.created', subjectName: 'Vegan' }]);
  const elsewhere = await makeCompany(server.db);
  root = await server.as(await makeUser(server.db, elsewhere, { role: 'Superadmin' }));
  expect((await read<OverviewAnswer>('overview')).activity).toBeNull();
});

describe('the built-in dashboards [D42]', () => {
  it('are listed beside those of other services', async () => {
    const embeds = [{ id: 'embed-1', name: 'Sales', url: 'https://bi.example.com/1' }];
    server = await startTestServer({ embeds });
    const platform = await makeCompany(server.db, { type: null });
    root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
    const { dashboards } = await read<DashboardList>('dashboards');
    expect(dashboards.map(({ id }) => id)).toEqual([...builtinDashboards, 'embed-1']);
    expect(dashboards.at(-1)).toEqual({ ...embeds[0], kind: 'embed' });
  });

  it.each(builtinDashboards)('%s returns its counts and their time', async (id) => {
    const answer = await dashboard(id);
    expect(answer).toMatchObject({ id, at: testStart.toISOString(), more: 0 });
  });

  it('counts companies by the plan that they have', async () => {
    await makeCompany(server.db, { plan: 'pro' });
    await makeCompany(server.db, { plan: 'pro' });
    await makeCompany(server.db, { demo: true, type: 'free' });
    const { rows, total } = await dashboard('plans');
    expect([rows, total]).toEqual([
      [
        { label: 'Pro', value: 2 },
        { label: 'Demo', value: 1 },
        { label: 'No plan', value: 1 },
      ],
      4,
    ]);
  });

  it('makes a month of every running subscription, with its additional products', async () => {
    await makeCompany(server.db, { plan: 'pro', additionalProducts: 2 });
    const yearly = await makeCompany(server.db);
    const laterCompany = await makeCompany(server.db);
    await server.db.insert(subscriptions).values([
      { companyId: yearly.id, planName: 'basic', frequency: 'yearly', status: 'active' },
      {
        companyId: laterCompany.id,
        planName: 'business',
        frequency: 'monthly',
        status: 'active',
        cancellationDate: '2026-11-01',
      },
    ]);
    const { rows, total, unit } = await dashboard('revenue');
    expect(unit).toBe('centsPerMonth');
    expect(rows).toEqual([
      { label: 'Basic', value: 3700 },
      { label: 'Pro', value: 13_900 },
    ]);
    expect(total).toBe(17_600);
  });

  it('names active companies without a sign-in for 60 days, those that never signed in first', async () => {
    const old = { createdAt: daysAgo(200) };
    const never = await makeCompany(server.db, { name: 'Never', ...old });
    const long = await makeCompany(server.db, { name: 'Long ago', ...old });
    await makeUser(server.db, long, { lastLogin: daysAgo(75) });
    const fresh = await makeCompany(server.db, { name: 'Fresh', ...old });
    await makeUser(server.db, fresh, { lastLogin: daysAgo(59) });
    await makeCompany(server.db, { name: 'New', createdAt: daysAgo(3) });
    await makeCompany(server.db, { name: 'Gone', ...old, status: 'Inactive' });
    const { rows, total } = await dashboard('stale');
    expect([rows, total]).toEqual([
      [
        { label: 'Never', value: null, companyId: never.id },
        { label: 'Long ago', value: 75, companyId: long.id },
      ],
      null,
    ]);
  });

  it('shows 25 rows and says how many more there are', async () => {
    for (let made = 0; made < 27; made += 1) {
      await makeCompany(server.db, { createdAt: daysAgo(100) });
    }
    const { rows, more } = await dashboard('stale');
    expect([rows.length, more]).toEqual([25, 2]);
  });

  it('are no others', async () => {
    for (const id of ['constructor', 'embed-1', 'sales']) {
      expect((await root.get(`/api/admin/dashboards/${id}`)).status).toBe(404);
    }
  });
});
