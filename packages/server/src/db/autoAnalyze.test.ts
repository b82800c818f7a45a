import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companies } from './schema/companies.ts';
import { products } from './schema/products.ts';
import { rowsOf } from './rows.ts';
import { cleanDatabase } from '../../test/support/database.ts';
import { autoAnalyze } from './autoAnalyze.ts';

const COUNT = 3000;

/** A PostgreSQL for tests commits before it writes, and a page that may be lost is no index's to answer for. */
const isServer = Boolean(process.env['TEST_DATABASE_URL']);

it.skipIf(isServer)('lets the index skip the rows before a deep page', async () => {
  const db = await cleanDatabase();
  const theme = { ground: '#ffffff', accent: '#1f4d3d', shape: 'round', titles: 'serif' } as const;
  const [company] = await db.insert(companies).values({ name: 'Deep', theme }).returning();
  await db.execute(sql`
    insert into products (company_id, name, code, search_text, content)
    select ${company?.id}::int, 'Product ' || n, 'c' || n, 'product ' || n, '{"sections":[]}'
    from generate_series(1, ${COUNT}::int) n`);
  await autoAnalyze(db);
  const steps = rowsOf<{ 'QUERY PLAN': string }>(
    await db.execute(sql`
      explain (analyze, costs off, timing off)
      select ${products.id} from ${products}
      where ${products.companyId} = ${company?.id}::int and ${products.status} <> 'archived'
      order by ${products.searchText} collate "C", ${products.id} limit 20 offset 500`),
  );
  const plan = steps.map((step) => step['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Only Scan using products_by_name');
  expect(plan).toContain('Heap Fetches: 0');
});

it('counts a table again only when much of it has changed', async () => {
  const db = await cleanDatabase();
  const countedAt = async () => {
    await autoAnalyze(db);
    const [found] = rowsOf<{ at: string | null }>(
      await db.execute(
        sql`select last_analyze as at from pg_stat_user_tables where relname = 'installation'`,
      ),
    );
    return found?.at ?? null;
  };
  const insert = (from: number, to: number) =>
    db.execute(sql`
      insert into installation (key, value)
      select 'key ' || n, to_jsonb(n) from generate_series(${from}::int, ${to}::int) n`);
  await insert(1, 200);
  const first = await countedAt();
  expect(first).not.toBeNull();
  await insert(201, 210);
  expect(await countedAt()).toEqual(first);
  await insert(211, 400);
  expect(await countedAt()).not.toEqual(first);
});
