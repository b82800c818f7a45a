import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { eq } from 'drizzle-orm';
import { countsDay, countsQuarter, countsTotal, events } from '../db/schema/analytics.ts';
import { companies } from '../db/schema/companies.ts';
import { insertPast } from '../analytics/countDays.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct } from '../../test/support/products.ts';
import { type TestServer, startTestServer, testStart } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', additionalProducts: 3 });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
});

const read = async () => {
  await server.count();
  const answer = await client.get(`/api/companies/${companyId}/dashboard`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DashboardAnswer;
};
const look = ({ productId }: Pick<ProductAnswer, 'productId'>, times: readonly Date[]) =>
  insertPast(
    server.db,
    times.map((at) => ({ companyId, productId, at, kind: 'scan' })),
  );
const keepTime = (timeZone: string) =>
  server.db.update(companies).set({ timeZone }).where(eq(companies.id, companyId));
const hoursAgo = (hours: number) => new Date(testStart.getTime() - hours * 3_600_000);

describe('the scans of the dashboard', () => {
  it('compares this week’s days with last week’s in the company’s time zone', async () => {
    const [oil, soap] = [
      await makeProduct(client, companyId),
      await makeProduct(client, companyId),
    ];
    await look(oil, [hoursAgo(0), hoursAgo(11), hoursAgo(13), hoursAgo(24 * 6), hoursAgo(24 * 8)]);
    await look(soap, [hoursAgo(1), hoursAgo(24 * 13), hoursAgo(24 * 15)]);
    const utc = (await read()).scans;
    expect(utc.days.slice(-2)).toEqual([
      { date: '2026-11-20', count: 1, before: 1 },
      { date: '2026-11-21', count: 3, before: 0 },
    ]);
    expect(utc.days[0]).toEqual({ date: '2026-11-15', count: 1, before: 1 });
    expect([utc.total, utc.before]).toEqual([5, 2]);
    expect(utc.products.map(({ productId, count }) => [productId, count])).toEqual([
      [oil.productId, 4],
      [soap.productId, 1],
    ]);
    await keepTime('Asia/Tokyo');
    const tokyo = (await read()).scans;
    expect(tokyo.days.at(-1)).toMatchObject({ date: '2026-11-21', count: 4 });
    await keepTime('America/Los_Angeles');
    const west = (await read()).scans;
    expect(west.days.slice(-2).map((each) => each.count)).toEqual([2, 2]);
  });

  it('compares today with the same weekday until the same hour', async () => {
    const oil = await makeProduct(client, companyId);
    const week = 24 * 7;
    await look(oil, [hoursAgo(1), hoursAgo(week + 1), hoursAgo(week + 3), hoursAgo(week - 1)]);
    const { scans } = await read();
    expect(scans.days.at(-1)).toEqual({ date: '2026-11-21', count: 1, before: 2 });
    expect([scans.before, scans.until]).toEqual([2, '12:00']);
  });

  it('names the newest product of those whose first scan was this week', async () => {
    const [old, fresh, newest] = [
      await makeProduct(client, companyId, { name: 'Oil' }),
      await makeProduct(client, companyId, { name: 'Soap' }),
      await makeProduct(client, companyId, { name: 'Mug' }),
    ];
    await look(old, [hoursAgo(1), hoursAgo(24 * 9)]);
    expect((await read()).notices).toEqual([]);
    await look(fresh, [hoursAgo(24 * 5)]);
    await look(newest, [hoursAgo(24)]);
    expect((await read()).notices).toEqual([
      { kind: 'firstScan', count: 2, productId: newest.productId, name: 'Mug' },
    ]);
  });

  it('is consistent: totals are the sums of the days and every scan is in one', async () => {
    const product = await makeProduct(client, companyId);
    const zones = ['UTC', 'Europe/Zurich', 'America/St_Johns', 'Asia/Kathmandu'];
    const minutes = fc.array(fc.integer({ min: 0, max: 20 * 24 * 60 }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...zones), minutes, async (zone, ago) => {
        for (const table of [events, countsQuarter, countsDay, countsTotal])
          await server.db.delete(table);
        await look(
          product,
          ago.map((each) => hoursAgo(each / 60)),
        );
        await keepTime(zone);
        const { scans } = await read();
        expect(scans.days.reduce((all, { count }) => all + count, 0)).toBe(scans.total);
        expect(scans.days.reduce((all, { before }) => all + before, 0)).toBe(scans.before);
        const inside = ago.filter((each) => each < 6 * 24 * 60);
        const outside = ago.filter((each) => each >= 7 * 24 * 60);
        expect(scans.total).toBeGreaterThanOrEqual(inside.length);
        expect(scans.total).toBeLessThanOrEqual(ago.length - outside.length);
        expect(scans.products.reduce((all, { count }) => all + count, 0)).toBe(scans.total);
        const most = ago.filter((each) => each < 14 * 24 * 60).length;
        expect(scans.total + scans.before).toBeLessThanOrEqual(most);
      }),
      { numRuns: 25 },
    );
  });
});
