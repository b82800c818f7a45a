import { get } from 'node:http';
import { type OpenDatabase, openPostgres } from '@hangtag/server/db/open';
import { rowsOf } from '@hangtag/server/db/rows';
import { waitUntil } from '@hangtag/server/test/support/jobs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfChanged, publicPage } from '../start/build.ts';
import { findPostgres } from '../postgres.ts';
import { type TwoServers, startTwoServers } from './twoServers.ts';

/** Of a product that was never published, and of one whose page has a button. */
const [dead, published] = ['AAAAAAAAAA', 'BBBBBBBBBB'];

const content = {
  schemaVersion: 1,
  title: '',
  headers: [],
  currentHeaderId: null,
  sections: [],
  ctas: [],
  locales: ['en'],
  defaultLocale: 'en',
};
const summary = { name: 'Soap', model: '', upcCode: null, appLogoFilesId: null };
const page = { ...content, ctas: [1], summary, assets: [] };

let two: TwoServers;
let database: OpenDatabase;
let asked = 0;

const ask = async <Row>(query: string) => rowsOf<Row>(await database.db.execute(sql.raw(query)));

async function countEvents(kind: 'dead' | 'click'): Promise<number> {
  const [row] = await ask<{ count: number }>(
    `select count(*)::int as count from events where kind = '${kind}'`,
  );
  return row?.count ?? 0;
}

/** Not by `fetch`, which says of itself that it opens no page, so that it counts as a program. */
function statusOf(address: URL, agent: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'user-agent': agent } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', reject);
  });
}

/** Requests by different phones, in turn at each server, all of them answered alike. */
async function request(
  path: string,
  { origins, times, status }: { origins: readonly string[]; times: number; status: number },
): Promise<void> {
  const statuses = await Promise.all(
    Array.from({ length: times }, async (_, at) => {
      const agent = `Mozilla/5.0 (iPhone; CPU iPhone OS ${asked + at} like Mac OS X)`;
      return statusOf(new URL(path, origins[at % origins.length]), agent);
    }),
  );
  asked += times;
  expect(new Set(statuses)).toEqual(new Set([status]));
}

/** Scans of a page that is not there. */
const scan = (origins: readonly string[], times: number) =>
  request(`/p/${dead}`, { origins, times, status: 404 });

/** Clicks on the button of the page; each is redirected. */
const press = (origins: readonly string[], times: number) =>
  request(`/p/${published}/go/1`, { origins, times, status: 302 });

/** Runs the job that counts, again and again. */
async function countAgain(): Promise<void> {
  const isDone = async () => {
    const due = await ask(
      "select 1 from jobs where kind = 'countEvents' and (run_at <= now() or leased_until > now())",
    );
    return due.length === 0;
  };
  for (let round = 0; round < 5; round += 1) {
    await ask("update jobs set run_at = now() where kind = 'countEvents'");
    await waitUntil(isDone);
  }
}

describe.skipIf(findPostgres() === null)('two servers that count scans in one database', () => {
  beforeAll(async () => {
    await buildIfChanged(publicPage);
    const started = await startTwoServers();
    if (!started) throw new Error('PostgreSQL did not start.');
    two = started;
    database = await openPostgres(two.postgres.url);
    await ask(`
      insert into companies (name, type, status, theme) values ('Merrow', 'pro', 'Active', '{"ground":"#ffffff","accent":"#1f4d3d","shape":"round","titles":"serif"}');
      insert into ctas (company_id, name, label, type, target)
        select max(id), 'Winter', 'See it', 'url', 'https://merrow.example/winter' from companies;
      insert into products (company_id, name, model, content, code, search_text, published, published_content)
        select max(id), 'Oil', '', '${JSON.stringify(content)}'::jsonb, '${dead}', 'oil', false, null::jsonb from companies
        union all
        select max(id), 'Soap', '', '${JSON.stringify(content)}', '${published}', 'soap', true, '${JSON.stringify(page)}' from companies`);
  });

  afterAll(async () => {
    await database?.close();
    await two?.stop();
  });

  test('count each once, although both run the job', async () => {
    await scan([two.a.origin, two.b.origin], 40);
    await waitUntil(async () => (await countEvents('dead')) === 40);
    await countAgain();
    const days = await ask<{ product: boolean; dead: number }>(
      'select product_id <> 0 as product, sum(dead)::int as dead from counts_day group by 1 order by 1',
    );
    expect(days).toEqual([
      { product: false, dead: 40 },
      { product: true, dead: 40 },
    ]);
    expect(await ask('select sum(dead)::int as dead from counts_quarter')).toEqual([{ dead: 80 }]);
  });

  test('lose at most the last second of scans and clicks when one is killed, and no answer', async () => {
    const { a, b } = two;
    await scan([a.origin], 20);
    await press([a.origin], 20);
    const counts = async () => [await countEvents('dead'), await countEvents('click')];
    await waitUntil(async () => String(await counts()) === '60,20');
    // No answer waits for its scan or click to be written: here nothing can be.
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table events in access exclusive mode`);
      await scan([a.origin], 20);
      await press([a.origin], 20);
      await a.end('SIGKILL');
    });
    // What the killed one had sent may still be written by the database.
    const isWritten = async () => {
      const open = await ask(
        `select 1 from pg_stat_activity where state = 'active' and query like 'insert into "events"%'`,
      );
      return open.length === 0;
    };
    await waitUntil(isWritten);
    const [scans = 0, clicks = 0] = await counts();
    expect(scans).toBeGreaterThanOrEqual(60);
    expect(scans).toBeLessThanOrEqual(80);
    expect(clicks).toBeGreaterThanOrEqual(20);
    expect(clicks).toBeLessThanOrEqual(40);
    await scan([b.origin], 20);
    await press([b.origin], 20);
    await waitUntil(async () => String(await counts()) === `${scans + 20},${clicks + 20}`);
    // Every request was another phone's: none is there twice, and each is one in the figures.
    const twice = 'select visitor from events group by visitor having count(*) > 1';
    expect(await ask(twice)).toEqual([]);
    await countAgain();
    const figures = await ask(
      'select sum(dead)::int as dead, sum(clicks)::int as clicks from counts_day where product_id = 0',
    );
    expect(figures).toEqual([{ dead: scans + 20, clicks: clicks + 20 }]);
  });
});
