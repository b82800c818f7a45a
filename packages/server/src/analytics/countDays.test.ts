import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { analyticsSalts, countsDay, countsQuarter, events } from '../db/schema/analytics.ts';
import { sweep } from '../start/sweep.ts';
import { analyticsFixture } from '../../test/support/analyticsFixture.ts';
import { publish } from '../../test/support/products.ts';
import { testStart } from '../../test/support/server.ts';
import { countCompany, insertPast } from './countDays.ts';

const OTHER_PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/146.0 Mobile Safari/537.36';
const DAY = 86_400_000;

type Fixture = Awaited<ReturnType<typeof analyticsFixture>>;

let { server, client, companyId, product, scan, read } = {} as Fixture;

beforeEach(async () => {
  ({ server, client, companyId, product, scan, read } = await analyticsFixture());
});

describe('counting', () => {
  it('again changes nothing', async () => {
    await publish(client, product);
    await scan();
    await scan({ 'user-agent': OTHER_PHONE });
    const counted = async () => {
      await countCompany(server.db, companyId, server.services.now());
      return [
        await server.db.select().from(countsDay).orderBy(countsDay.productId),
        await server.db.select().from(countsQuarter).orderBy(countsQuarter.productId),
      ];
    };
    const first = await counted();
    expect(await counted()).toEqual(first);
    expect(first[0]).toMatchObject([{ productId: 0, scans: 2 }, { scans: 2 }]);
  });

  it('forgets requests after 35 days and salts after their day, and keeps the counts', async () => {
    await publish(client, product);
    await scan();
    // A process that has made the day's salt before keeps it in memory.
    const salt = { day: '2026-11-21', salt: new Uint8Array(32) };
    await server.db.insert(analyticsSalts).values(salt).onConflictDoNothing();
    await countCompany(server.db, companyId, server.services.now());
    server.advance((35 * DAY) / 1000 + 3600);
    await sweep(server.db, server.services.now());
    expect(await server.db.select().from(analyticsSalts)).toEqual([]);
    // Nothing was counted since: the day of the request is.
    await countCompany(server.db, companyId, server.services.now());
    await sweep(server.db, server.services.now());
    expect(await server.db.select().from(events)).toEqual([]);
    const days = await server.db.select().from(countsDay);
    expect(days).toMatchObject([{ scans: 1 }, { scans: 1 }]);
  });

  it('of a day whose requests are deleted keeps its counts', async () => {
    const one = { companyId, productId: product.productId, kind: 'scan', via: 'code' } as const;
    const at = new Date(testStart.getTime() - 60 * DAY);
    await insertPast(
      server.db,
      [one, one].map((each) => ({ ...each, at })),
    );
    await countCompany(server.db, companyId, testStart);
    await server.db.delete(events).where(eq(events.companyId, companyId));
    await insertPast(server.db, [{ ...one, at }]);
    await countCompany(server.db, companyId, testStart);
    const { totals } = await read('from=2026-09-01&to=2026-11-21');
    expect(totals.scans).toBe(2);
  });
});
