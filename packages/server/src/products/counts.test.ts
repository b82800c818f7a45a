import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { ProductStatus } from '@hangtag/contract/wire/product';
import { rowsOf } from '../db/rows.ts';
import { productCounts } from '../db/schema/productCounts.ts';
import { products } from '../db/schema/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany } from '../../test/support/users.ts';
import { countProducts, joinProductCounts } from './counts.ts';

let server: TestServer;
let companyId: number;
let otherId: number;

beforeEach(async () => {
  server = await startTestServer();
  companyId = (await makeCompany(server.db)).id;
  otherId = (await makeCompany(server.db)).id;
});

const content = {
  schemaVersion: 1,
  title: '',
  headers: [],
  currentHeaderId: null,
  sections: [],
  ctas: [],
  locales: ['en'],
  defaultLocale: 'en',
} as const;

const statuses: readonly ProductStatus[] = ['active', 'inactive', 'archived'];

/** Products in every state, of both companies. */
const insert = () =>
  server.db.insert(products).values(
    [companyId, otherId].flatMap((id) =>
      statuses.flatMap((status) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
          companyId: id,
          name: 'Oil',
          content,
          code: `${id}${status}${bits}`,
          status,
          published: (bits & 1) > 0,
          changed: (bits & 2) > 0,
          placeholder: (bits & 4) > 0,
        })),
      ),
    ),
  );

/** The same counts from the products themselves. @param ofCompany Without it, of both companies. */
async function counted(ofCompany?: number) {
  const result = await server.db.execute(sql`
    select
      count(*) filter (where status = 'active' and published and not changed)::int as published,
      count(*) filter (where status = 'active' and published and changed)::int as changed,
      count(*) filter (where status = 'active' and not published)::int as draft,
      count(*) filter (where status = 'inactive')::int as parked,
      count(*) filter (where status = 'archived')::int as archived,
      count(*) filter (where status = 'active')::int as active,
      count(*) filter (where status = 'active' and placeholder)::int as placeholders,
      count(*) filter (where status <> 'archived')::int as present,
      count(*) filter (where status <> 'archived' and published)::int as "presentOnline",
      count(*) filter (where published)::int as online,
      count(*)::int as "all"
    from products where ${ofCompany === undefined ? sql`true` : sql`company_id = ${ofCompany}`}`);
  return rowsOf(result)[0];
}

async function expectRight() {
  expect(await countProducts(server.db, companyId)).toEqual(await counted(companyId));
  expect(await countProducts(server.db)).toEqual(await counted());
}

it('is what counting the products gives, after every kind of change', async () => {
  await expectRight();
  await insert();
  await expectRight();
  const own = sql`company_id = ${companyId}`;
  for (const change of [
    sql`update products set published = not published where ${own} and id % 3 = 0`,
    sql`update products set status = 'archived' where ${own} and id % 5 = 0`,
    sql`update products set changed = true, placeholder = false where ${own}`,
    sql`update products set name = 'Vinegar'`,
    sql`delete from products where id % 4 = 0`,
    sql`insert into products (company_id, name, content, code) values (${companyId}, 'New', '{}', 'new')
      on conflict do nothing`,
  ]) {
    await server.db.execute(change);
    await expectRight();
  }
});

it('is as before after a transaction that is undone', async () => {
  await insert();
  const undone = server.db.transaction(async (tx) => {
    await tx.execute(sql`delete from products`);
    expect((await countProducts(tx, companyId)).all).toBe(0);
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  await expectRight();
});

it('is the same from few rows as from many', async () => {
  await insert();
  await server.db.execute(sql`update products set status = 'active'`);
  await server.db.execute(sql`update products set status = 'inactive' where published`);
  const many = await server.db.$count(productCounts);
  await joinProductCounts(server.db);
  expect(await server.db.$count(productCounts)).toBeLessThan(many);
  await expectRight();
  await server.db.execute(sql`delete from products`);
  await joinProductCounts(server.db);
  expect(await server.db.$count(productCounts)).toBe(0);
});
