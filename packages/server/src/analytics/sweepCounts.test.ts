import { COUNT_DAYS, EVENT_DAYS, QUARTER_DAYS } from '@hangtag/contract/wire/analytics';
import { plusDays } from '@hangtag/contract/rules/days';
import { beforeEach, expect, it } from 'vitest';
import {
  alerts,
  countStates,
  countsDay,
  countsQuarter,
  countsTotal,
  countsValue,
  events,
} from '../db/schema/analytics.ts';
import { sweep } from '../start/sweep.ts';
import { type TestServer, startTestServer, testStart } from '../../test/support/server.ts';
import { makeCompany } from '../../test/support/users.ts';

const DAY = 86_400_000;
const today = testStart.toISOString().slice(0, 10);
const SECOND = 1000;

const measures = {
  scans: 1,
  views: 1,
  visits: 1,
  visitors: 1,
  clicks: 0,
  ctaVisits: 0,
  clickVisits: 0,
  dead: 0,
  bots: 0,
};

let server: TestServer;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  companyId = (await makeCompany(server.db)).id;
});

/** Sweeps when this many days have passed. */
const sweepAfter = (days: number, milliseconds = 0) =>
  sweep(server.db, new Date(testStart.getTime() + days * DAY + milliseconds));

it('requests go when 35 days have passed, to the second', async () => {
  const counted = {
    companyId,
    zone: 'UTC',
    countedUntil: new Date(testStart.getTime() + 90 * DAY),
  };
  await server.db.insert(countStates).values(counted);
  await server.db
    .insert(events)
    .values({ companyId, at: testStart, kind: 'scan', productId: 0, via: 'code' });
  const left = async () => (await server.db.select().from(events)).length;
  await sweepAfter(EVENT_DAYS);
  expect([EVENT_DAYS, await left()]).toEqual([35, 1]);
  await sweepAfter(EVENT_DAYS, SECOND);
  expect(await left()).toBe(0);
});

it('requests that are not counted yet stay, however old', async () => {
  const row = { companyId, at: testStart, kind: 'scan', productId: 0, via: 'code' } as const;
  await server.db.insert(events).values(row);
  await sweepAfter(100);
  expect(await server.db.select().from(events)).toHaveLength(1);
});

it('quarter hours go when 400 days have passed, to the second', async () => {
  await server.db
    .insert(countsQuarter)
    .values({ companyId, productId: 0, bucket: testStart, ...measures });
  const left = async () => (await server.db.select().from(countsQuarter)).length;
  await sweepAfter(QUARTER_DAYS);
  expect([QUARTER_DAYS, await left()]).toEqual([400, 1]);
  await sweepAfter(QUARTER_DAYS, SECOND);
  expect(await left()).toBe(0);
});

it('figures and sent alerts of a day go on the 763rd day after it', async () => {
  const day = today;
  await server.db.insert(countsDay).values({ companyId, productId: 0, day, ...measures });
  await server.db.insert(countsValue).values({
    companyId,
    productId: 0,
    day,
    dimension: 'language',
    value: 'en',
    count: 1,
    lastAt: testStart,
  });
  await server.db.insert(alerts).values({ companyId, kind: 'dead', subject: '/p/AAAAAAAAAA', day });
  const left = async () => [
    (await server.db.select().from(countsDay)).length,
    (await server.db.select().from(countsValue)).length,
    (await server.db.select().from(alerts)).length,
  ];
  // Until the last instant of the day in UTC.
  await sweepAfter(COUNT_DAYS, DAY / 2 - SECOND);
  expect([COUNT_DAYS, await left()]).toEqual([762, [1, 1, 1]]);
  await sweepAfter(COUNT_DAYS, DAY / 2);
  expect(await left()).toEqual([0, 0, 0]);
});

it('of the totals the newest deleted day stays: the first kept day begins with it', async () => {
  const days = [-2, -1, 0].map((back) => plusDays(today, back));
  const none = { productIds: [], scans: [], views: [], clicks: [], ctaVisits: [], clickVisits: [] };
  await server.db.insert(countsTotal).values(days.map((day) => ({ companyId, day, ...none })));
  const left = async () => (await server.db.select().from(countsTotal)).map(({ day }) => day);
  await sweepAfter(COUNT_DAYS);
  expect((await left()).toSorted()).toEqual(days.slice(1));
  await sweepAfter(COUNT_DAYS + 400);
  expect(await left()).toEqual(days.slice(2));
});
