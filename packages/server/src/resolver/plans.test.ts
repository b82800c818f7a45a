import { PGlite } from '@electric-sql/pglite';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { issuedCodes } from '../db/schema/codes.ts';
import { gtinClaims, products } from '../db/schema/products.ts';
import { serials } from '../db/schema/serials.ts';
import { rowsOf } from '../db/rows.ts';
import { endDatabase } from '../../test/support/database.ts';
import { makeProduct } from '../../test/support/products.ts';
import { serialFixture } from '../../test/support/serialFixture.ts';

/** Rows beside those that are asked for: enough that reading all of them is the worse plan. */
const MANY = 5_000;

/** As often PostgreSQL plans a prepared statement for its values, before it compares that with one plan for all of them. */
const PLANNED_ANEW = 5;

const large: readonly PgTable[] = [products, gtinClaims, serials, issuedCodes];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** Names of the tables that a plan reads from one end to the other. */
const readWhole = (plan: Plan): readonly string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(readWhole),
];

/** Statements with their values, as either engine is sent them. */
async function statementsOf(work: () => Promise<unknown>) {
  const spies = [vi.spyOn(pg.Client.prototype, 'query'), vi.spyOn(PGlite.prototype, 'query')];
  await work();
  const calls = spies.flatMap(({ mock }) => mock.calls as readonly (readonly unknown[])[]);
  for (const spy of spies) spy.mockRestore();
  return calls.map(([first, second]) => ({
    text: typeof first === 'string' ? first : (first as { text: string }).text,
    values: (second ?? []) as readonly unknown[],
  }));
}

/** The same row with other values, as often as there are many. */
const copies = (table: PgTable, changed: Readonly<Record<string, string>>) => {
  const names = Object.values(getTableColumns(table))
    .filter(({ name, generated }) => !generated && (name !== 'id' || 'id' in changed))
    .map(({ name }) => name);
  const columns = names.map((name) => `"${name}"`).join(', ');
  const values = names.map((name) => changed[name] ?? `one."${name}"`).join(', ');
  return sql.raw(`insert into ${getTableName(table)} (${columns})
    select ${values} from (select * from ${getTableName(table)} limit 1) one, generate_series(1, ${MANY}) n`);
};

it('finds what a code names by plans that are made once and read no table from one end to the other', async () => {
  // PostgreSQL compares later plans of a prepared statement with its first ones, which other tests made on other rows.
  await endDatabase();
  const { server, client, companyId, number, page, made, hand, ask } = await serialFixture();
  const { batch, serials: known } = await made();
  await hand(batch);
  await makeProduct(client, companyId, { name: 'A draft', upcCode: '09521234543213' });
  const digits = `lpad(n::text, 14, '0')`;
  for (const statement of [
    copies(products, {
      model: `'COPY-' || n`,
      gtin14: digits,
      code: `'C' || lpad(n::text, 9, '0')`,
      id: `n + 1000`,
      published: 'false',
      published_content: 'null',
    }),
    copies(gtinClaims, { gtin14: digits, product_id: 'n + 1000' }),
    copies(serials, { serial: `'COPY' || n` }),
    copies(issuedCodes, { text: `'copy ' || n`, product_id: 'n + 1000' }),
    sql`analyze`,
  ])
    await server.db.execute(statement);
  const json = { accept: 'application/linkset+json' };
  const scans: readonly (readonly [string, Readonly<Record<string, string>>?])[] = [
    [number],
    [`${number}/10/L1`],
    [`${number}/21/${known[0]}`],
    [`${number}/21/GUESS`],
    [number, json],
    [`${number}/21/${known[0]}`, json],
    [`${page}?21=${known[0]}`],
    [`${page}.jsonld`],
    ['/01/09521234543213'],
    ['/01/04006381333931'],
    ['/p/0000000000'],
  ];
  const statements = await statementsOf(async () => {
    for (const [path, headers] of scans) await ask(path, headers);
  });
  const touched = statements.filter(({ text }) =>
    large.some((table) => text.includes(`"${getTableName(table)}"`)),
  );
  expect(touched.length).toBeGreaterThan(scans.length - 3);
  const wrong: string[] = [];
  for (const { text, values } of touched) {
    const plans = await explain(server.db, text, values);
    const whole = plans
      .flatMap(readWhole)
      .filter((name) => large.some((t) => getTableName(t) === name));
    if (whole.length > 0) wrong.push(`${whole.join()}: ${text}`);
  }
  expect(wrong).toEqual([]);
  for (let round = 0; round < PLANNED_ANEW; round += 1)
    for (const [path, headers] of scans) await ask(path, headers);
  // Of the connection that answered last, which is the one that is taken again; the embedded database prepares nothing.
  const planned = rowsOf<{ name: string; anew: number }>(
    await server.db.execute(
      sql`select name, custom_plans::int as anew from pg_prepared_statements where name <> ''`,
    ),
  );
  expect(planned.filter(({ anew }) => anew > PLANNED_ANEW)).toEqual([]);
}, 120_000);

type Db = Awaited<ReturnType<typeof serialFixture>>['server']['db'];

async function explain(db: Db, text: string, values: readonly unknown[]) {
  const parts = text.split(/\$(\d+)/);
  const statement = sql.join(
    parts.map((part, at) => (at % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part))),
  );
  const [row] = rowsOf<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    await db.execute(sql`explain (format json, costs off) ${statement}`),
  );
  return (row?.['QUERY PLAN'] ?? []).map(({ Plan: plan }) => plan);
}
