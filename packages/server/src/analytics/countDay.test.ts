/** Figures of a day against a count without SQL, in every zone. */
import { startOfDay } from '@hangtag/contract/rules/days';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { companies } from '../db/schema/companies.ts';
import { countsDay, countsQuarter } from '../db/schema/analytics.ts';
import { deleteCounts } from '../../test/support/analyticsFixture.ts';
import { makeProduct } from '../../test/support/products.ts';
import { type TestServer, startTestServer, testStart } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { countCompany, insertPast } from './countDays.ts';

/** Zones off the hour, with a half-hour change, a change at midnight, and at both ends of the calendar. */
const odd = [
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Chatham',
  'America/Santiago',
  'Africa/Cairo',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
];

const dateIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

interface Look {
  readonly kind: 'scan' | 'view';
  readonly at: Date;
  readonly person: number;
}

interface Counts {
  readonly scans: number;
  readonly views: number;
  readonly visits: number;
  readonly visitors: number;
}

/** Days around changes of the clocks somewhere, and ordinary ones in June. */
const begins = ['03-08', '03-27', '03-29', '04-05', '04-24', '06-12', '09-06', '10-04', '10-25'];

/** Looks of few people in a zone, many close to its midnight, some again after seconds or just within a visit. */
const looksOf = (timeZone: string) =>
  fc
    .record({
      begin: fc.constantFrom(...begins),
      rows: fc.array(
        fc.record({
          kind: fc.constantFrom('scan', 'view'),
          minute: fc.oneof(
            fc.integer({ min: -36 * 60, max: 36 * 60 }),
            fc.integer({ min: -40, max: 40 }),
          ),
          person: fc.integer({ min: 0, max: 3 }),
          again: fc.subarray([20, 40, 1790, 1800]),
        }),
        { minLength: 1, maxLength: 30 },
      ),
    })
    .map(({ begin, rows }) => {
      const midnight = startOfDay(`2026-${begin}`, timeZone).getTime();
      return rows.flatMap(({ kind, minute, person, again }) =>
        [0, ...again].map((seconds): Look => {
          return { kind, at: new Date(midnight + minute * 60_000 + seconds * 1000), person };
        }),
      );
    });

/** How many of these are this long after the one before, in milliseconds. */
const farApart = (own: readonly Look[], gap: number) => {
  const times = own.map(({ at }) => at.getTime()).toSorted((a, b) => a - b);
  return times.filter((time, at) => time - (times[at - 1] ?? -Infinity) >= gap).length;
};

/** What one person's looks of a day count as. */
const countPerson = (own: readonly Look[]): Counts => ({
  scans: farApart(
    own.filter(({ kind }) => kind === 'scan'),
    30_000,
  ),
  views: own.length,
  visits: farApart(own, 30 * 60_000),
  visitors: 1,
});

const sumOf = (rows: readonly Counts[]): Counts => {
  const sum = (name: keyof Counts) => rows.reduce((all, each) => all + each[name], 0);
  return {
    scans: sum('scans'),
    views: sum('views'),
    visits: sum('visits'),
    visitors: sum('visitors'),
  };
};

const countLooks = (own: readonly Look[]): Counts =>
  sumOf([...Map.groupBy(own, ({ person }) => person).values()].map(countPerson));

const mapValues = <From, To>(of: ReadonlyMap<string, From>, to: (each: From) => To) =>
  new Map([...of].map(([key, each]) => [key, to(each)]));

let server: TestServer;
let companyId: number;
let productId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  const client = await server.as(await makeUser(server.db, company));
  ({ productId } = await makeProduct(client, companyId));
});

it('quarter hours add up to the days of every zone, where clocks change too', async () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const zone = fc.oneof(fc.constantFrom(...odd), fc.constantFrom(...zones));
  const zoneAndLooks = zone.chain((timeZone) => fc.tuple(fc.constant(timeZone), looksOf(timeZone)));
  await fc.assert(
    fc.asyncProperty(zoneAndLooks, async ([timeZone, rows]) => {
      await deleteCounts(server.db);
      await server.db.update(companies).set({ timeZone });
      const past = rows.map(({ kind, at, person }) => {
        return { companyId, productId, kind, at, visitor: Uint8Array.of(person) };
      });
      await insertPast(server.db, past);
      await countCompany(server.db, companyId, testStart);
      const expected = mapValues(
        Map.groupBy(rows, ({ at }) => dateIn(timeZone, at)),
        countLooks,
      );
      const days = await server.db.select().from(countsDay).where(eq(countsDay.productId, 0));
      expect(new Map(days.map((row) => [row.day, sumOf([row])]))).toEqual(expected);
      const quarters = await server.db
        .select()
        .from(countsQuarter)
        .where(eq(countsQuarter.productId, 0));
      const byDay = Map.groupBy(quarters, ({ bucket }) => dateIn(timeZone, bucket));
      expect(mapValues(byDay, sumOf)).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});
