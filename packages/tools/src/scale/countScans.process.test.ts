import { get } from 'node:http';
import { type OpenDatabase, openPostgres } from '@hangtag/server/db/open';
import { rowsOf } from '@hangtag/server/db/rows';
import { waitUntil } from '@hangtag/server/test/support/jobs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfChanged, publicPage } from '../start/build.ts';
import { findPostgres } from '../postgres.ts';
import { type TwoServers, startTwoServers } from './twoServers.ts';

const code = 'AAAAAAAAAA';

let two: TwoServers;
let database: OpenDatabase;
let scanned = 0;

const ask = async <Row>(query: string) => rowsOf<Row>(await database.db.execute(sql.raw(query)));

async function countEvents(): Promise<number> {
  const [row] = await ask<{ count: number }>('select count(*)::int as count from events');
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

/** Scans of a page that is not there, by different phones, in turn at each server. */
async function scan(origins: readonly string[], times: number): Promise<void> {
  const statuses = await Promise.all(
    Array.from({ length: times }, async (_, at) => {
      const agent = `Mozilla/5.0 (iPhone; CPU iPhone OS ${scanned + at} like Mac OS X)`;
      const address = new URL(`/p/${code}`, origins[at % origins.length]);
      return statusOf(address, agent);
    }),
  );
  scanned += times;
  expect(new Set(statuses)).toEqual(new Set([404]));
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
      insert into products (company_id, name, model, content, code, search_text)
      select max(id), 'Oil', '', '{"schemaVersion":1,"title":"","headers":[],"currentHeaderId":null,"sections":[],"ctas":[],"locales":["en"],"defaultLocale":"en"}',
        '${code}', 'oil' from companies`);
  });

  afterAll(async () => {
    await database?.close();
    await two?.stop();
  });

  test('count each once, although both run the job', async () => {
    await scan([two.a.origin, two.b.origin], 40);
    await waitUntil(async () => (await countEvents()) === 40);
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
    const days = await ask<{ product: boolean; dead: number }>(
      'select product_id <> 0 as product, sum(dead)::int as dead from counts_day group by 1 order by 1',
    );
    expect(days).toEqual([
      { product: false, dead: 40 },
      { product: true, dead: 40 },
    ]);
    expect(await ask('select sum(dead)::int as dead from counts_quarter')).toEqual([{ dead: 80 }]);
  });

  test('lose at most the last second when one is killed, and no answer', async () => {
    await scan([two.a.origin], 20);
    await waitUntil(async () => (await countEvents()) === 60);
    // No answer waits for its scan to be written: here nothing can be.
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table events in access exclusive mode`);
      await scan([two.a.origin], 20);
      await two.a.end('SIGKILL');
    });
    const after = await countEvents();
    expect(after).toBeGreaterThanOrEqual(60);
    expect(after).toBeLessThanOrEqual(80);
    await scan([two.b.origin], 20);
    await waitUntil(async () => (await countEvents()) === after + 20);
  });
});
