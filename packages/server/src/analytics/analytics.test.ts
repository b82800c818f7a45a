import { beforeEach, describe, expect, it } from 'vitest';
import { events } from '../db/schema/analytics.ts';
import { sessions } from '../db/schema/users.ts';
import { analyticsFixture } from '../../test/support/analyticsFixture.ts';
import { publish } from '../../test/support/products.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { insertPast } from './countDays.ts';

const OTHER_PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/146.0 Mobile Safari/537.36';
const DAY = 86_400_000;

type Fixture = Awaited<ReturnType<typeof analyticsFixture>>;

let { server, client, companyId, product, scan, read } = {} as Fixture;

beforeEach(async () => {
  ({ server, client, companyId, product, scan, read } = await analyticsFixture());
});

describe('the figures', () => {
  beforeEach(() => publish(client, product));

  it('distinguish scans, views, visits and daily visitors', async () => {
    await scan();
    server.advance(10);
    await scan();
    server.advance(60);
    await scan({ referer: 'http://localhost:4000/' });
    server.advance(40 * 60);
    await scan();
    await scan({ 'user-agent': OTHER_PHONE });
    const { totals } = await read();
    expect(totals).toMatchObject({ scans: 3, views: 5, visits: 3, visitors: 2, bots: 0 });
  });

  it('leave out the own team and list programs by their reason', async () => {
    await scan({}, client);
    await scan({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await scan({ 'sec-purpose': 'prefetch' });
    await scan({ 'user-agent': '' });
    const { totals, programs } = await read();
    expect(totals).toMatchObject({ scans: 0, views: 0, bots: 3 });
    expect(programs).toEqual([
      { value: 'no agent', count: 1 },
      { value: 'prefetch', count: 1 },
      { value: 'robot', count: 1 },
    ]);
  });

  it('leave out the own team’s scans that lead nowhere and its clicks', async () => {
    await client.put(product.publishUrl, { action: 'unpublish' });
    await scan({}, client);
    await scan({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    const { totals, dead } = await read();
    expect([totals.dead, dead]).toEqual([0, []]);
  });

  it('are taken without using the session of who looks at a page', async () => {
    const ends = async () => (await server.db.select().from(sessions)).map((row) => row.expiresAt);
    const before = await ends();
    server.advance(600);
    await scan({}, client);
    expect(await ends()).toEqual(before);
  });

  it('wait for the job: reading makes none', async () => {
    await scan();
    const path = `/api/companies/${companyId}/analytics?from=2026-11-15&to=2026-11-21`;
    expect(await (await client.get(path)).json()).toMatchObject({ totals: { scans: 0 } });
    await server.count();
    expect(await (await client.get(path)).json()).toMatchObject({ totals: { scans: 1 } });
  });

  it('make no hash of who asks not to be followed', async () => {
    await scan({ 'sec-gpc': '1' });
    const [event] = await server.db.select().from(events);
    expect(event?.visitor).toBeNull();
    expect((await read()).totals).toMatchObject({ scans: 1, visitors: 0 });
  });

  it('keep no address and no browser name, and other hashes on another day', async () => {
    await scan();
    server.advance(DAY / 1000);
    await scan();
    const rows = await server.db.select().from(events);
    expect(JSON.stringify(rows)).not.toMatch(/iPhone|127\.0\.0\.1/);
    const [first, second] = rows.map(({ visitor }) => Buffer.from(visitor ?? []).toString('hex'));
    expect(first).toHaveLength(16);
    expect(first).not.toBe(second);
  });

  it('compare the same weekdays, today until the same time', async () => {
    const at = (days: number, hour: number) =>
      new Date(Date.parse(`2026-11-${String(21 - days).padStart(2, '0')}T${hour}:00:00Z`));
    const one = { companyId, productId: product.productId, kind: 'scan', via: 'code' } as const;
    await insertPast(server.db, [
      { ...one, at: at(0, 11) },
      { ...one, at: at(7, 11) },
      { ...one, at: at(7, 13) },
      { ...one, at: at(8, 13) },
    ]);
    const { totals, before, days, products } = await read();
    expect([totals.scans, before?.scans]).toEqual([1, 2]);
    expect(days.at(-1)).toMatchObject({ date: '2026-11-21', scans: 1, before: 1 });
    expect(products).toMatchObject([{ name: 'Oil', scans: 1, before: 2 }]);
  });

  it('are those of one product too, and of no other company', async () => {
    await scan();
    expect(
      await read(`from=2026-11-15&to=2026-11-21&productId=${product.productId}`),
    ).toMatchObject({
      product: { name: 'Oil' },
      totals: { scans: 1 },
      breakdowns: null,
    });
    const foreign = await makeCompany(server.db);
    const other = await server.as(await makeUser(server.db, foreign));
    const path = `/api/companies/${foreign.id}/analytics?from=2026-11-15&to=2026-11-21`;
    expect(await (await other.get(path)).json()).toMatchObject({ totals: { scans: 0, bots: 0 } });
    expect((await other.get(`${path}&productId=${product.productId}`)).status).toBe(404);
  });

  it('refuse a period that ends before it begins', async () => {
    const answer = await client.get(
      `/api/companies/${companyId}/analytics?from=2026-11-21&to=2026-11-15`,
    );
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { to: [expect.any(String)] } });
  });
});

describe('a code that leads nowhere', () => {
  it.each([
    ['was never published', async () => undefined, 'unpublished'],
    [
      'was taken down',
      async () => {
        await publish(client, product);
        await client.put(product.publishUrl, { action: 'unpublish' });
      },
      'unpublished',
    ],
  ])('is counted apart when its product %s', async (_why, prepare, reason) => {
    await prepare();
    expect((await scan()).status).toBe(404);
    const { totals, dead } = await read();
    expect(totals).toMatchObject({ scans: 0, views: 0, dead: 1 });
    expect(dead).toMatchObject([
      {
        address: '/01/09506000134352',
        reason,
        product: { name: 'Oil' },
        isLive: false,
        scans: 1,
        lastAt: '2026-11-21T12:00:00Z',
      },
    ]);
  });

  it('is live again once its product is published', async () => {
    await scan();
    await publish(client, product);
    expect((await read()).dead).toMatchObject([{ isLive: true, scans: 1 }]);
  });
});

describe('a file of figures', () => {
  it('sums to the screen', async () => {
    await publish(client, product);
    await scan();
    await scan({ 'user-agent': OTHER_PHONE });
    await server.count();
    const answer = await client.get(
      `/api/companies/${companyId}/analytics.csv?from=2026-11-15&to=2026-11-21&view=days`,
    );
    expect(answer.headers.get('content-disposition')).toContain('2026-11-15 to 2026-11-21 UTC.csv');
    const [heads, ...rows] = (await answer.text()).trim().split('\r\n');
    expect(heads).toContain('date,scans,views,visits,daily visitors');
    const scans = rows.reduce((all, line) => all + Number(line.split(',')[1]), 0);
    expect([rows.length, scans]).toEqual([7, (await read()).totals.scans]);
    expect(rows.at(-1)).toContain('2026-11-21,2,2,2,2,0,0,0,false');
  });
});
