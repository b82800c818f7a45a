import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { plusDays, startOfDay } from '@hangtag/contract/rules/days';
import { COUNT_DAYS } from '@hangtag/contract/wire/analytics';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { companies } from '../db/schema/companies.ts';
import { events } from '../db/schema/analytics.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany } from '../../test/support/users.ts';
import { countCompany } from './countDays.ts';
import { readProducts, readScans } from './productQueries.ts';
import { sweepCounts } from './sweepCounts.ts';

const zone = 'Asia/Kathmandu';
const first = '2026-10-20';

let db: Database;
let companyId: number;

beforeEach(async () => {
  ({ db } = await startTestServer());
  ({ id: companyId } = await makeCompany(db));
  await db.update(companies).set({ timeZone: zone });
});

/** The moment at this hour of a day of the company. */
const at = (day: string, hour: number) =>
  new Date(startOfDay(day, zone).getTime() + hour * 3_600_000);

const scan = (day: string, hour: number, ...productIds: readonly number[]) =>
  db.insert(events).values(
    productIds.map((productId) => ({
      companyId,
      productId,
      kind: 'scan' as const,
      via: 'code' as const,
      at: at(day, hour),
    })),
  );

const count = (day: string, hour = 12) => countCompany(db, companyId, at(day, hour));

/** Twelve days, counted each noon: product 1 every day, 2 every other, 3 once, 4 today only; two days have nothing. */
async function countTwelveDays() {
  for (let ago = 11; ago >= 0; ago -= 1) {
    const day = plusDays(first, 11 - ago);
    if (ago === 5 || ago === 4) continue;
    await scan(day, 1, 1, ...(ago % 2 ? [2] : []), ...(ago === 8 ? [3, 3] : []));
    if (ago === 0) await scan(day, 2, 4);
    await count(day);
  }
}

/** Scans by product, from the counted days themselves. */
async function sumDays(from: string, to: string) {
  const result = await db.execute(sql`
    select product_id as id, sum(scans)::int as scans from counts_day
    where company_id = ${companyId} and product_id <> 0 and day >= ${from}::date and day <= ${to}::date
    group by 1 order by 1`);
  return rowsOf<{ id: number; scans: number }>(result).map(({ id, scans }) => [id, scans]);
}

const read = async (from: string, to: string) => {
  const rows = await readProducts(db, { companyId, from, to }, 50);
  return rows
    .map(({ productId, scans }) => [productId, scans] as const)
    .toSorted(([a], [b]) => a - b);
};

describe('the products of a period', () => {
  it('have the sums of their days, whichever days it is', async () => {
    await countTwelveDays();
    for (let start = -1; start < 13; start += 1) {
      for (let end = start; end < 14; end += 1) {
        const [from, to] = [plusDays(first, start), plusDays(first, end)];
        expect([from, to, await read(from, to)]).toEqual([from, to, await sumDays(from, to)]);
      }
    }
    expect(await read(first, plusDays(first, 11))).toEqual([
      [1, 10],
      [2, 5],
      [3, 2],
      [4, 1],
    ]);
  });

  it('contain what came in late for a day that was over', async () => {
    await scan('2026-10-20', 23.9, 1);
    await count('2026-10-21', 0.01);
    await scan('2026-10-20', 23.95, 1, 2);
    await count('2026-10-21', 0.05);
    expect(await read('2026-10-20', '2026-10-20')).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('are counted again by the days of another zone', async () => {
    await scan('2026-10-20', 1, 1);
    await scan('2026-10-21', 12, 1);
    await count('2026-10-22');
    await db.update(companies).set({ timeZone: 'America/New_York' });
    await count('2026-10-22', 13);
    expect(await read('2026-10-19', '2026-10-19')).toEqual([[1, 1]]);
    expect(await read('2026-10-20', '2026-10-20')).toEqual([]);
    expect(await read('2026-10-19', '2026-10-22')).toEqual([[1, 2]]);
  });

  it('end at the same time of day as today, where they are compared with it', async () => {
    await countTwelveDays();
    const to = plusDays(first, 11);
    await scan(to, 6, 1, 2);
    await count(to);
    const cut = { start: at(to, 0), end: at(to, 6) };
    const scans = await readScans(db, { companyId, from: first, to, cut }, [1, 2]);
    expect([...scans].toSorted(([a], [b]) => a - b)).toEqual([
      [1, 10],
      [2, 5],
    ]);
  });

  it('begin with the first kept day after older ones are deleted', async () => {
    await countTwelveDays();
    const end = plusDays(first, 11);
    await sweepCounts(db, at(plusDays(first, COUNT_DAYS + 4), 12));
    for (const from of ['2020-01-01', first, plusDays(first, 4), plusDays(first, 6)]) {
      expect([from, await read(from, end)]).toEqual([from, await sumDays(from, end)]);
    }
    expect(await sumDays(first, end)).toEqual([
      [1, 6],
      [2, 3],
      [4, 1],
    ]);
  });

  it('are named by their scans, and the same twice where nothing came in', async () => {
    await countTwelveDays();
    const end = plusDays(first, 11);
    const top = () => readProducts(db, { companyId, from: first, to: end }, 2);
    const before = await top();
    expect(before.map(({ productId }) => productId)).toEqual([1, 2]);
    await count(end, 13);
    expect(await top()).toEqual(before);
  });
});
