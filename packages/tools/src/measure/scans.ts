/**
 * `npm run prove -- scans [millions]`: a company with many scans, on PostgreSQL and on the embedded database: how long
 * counting and reading take, and what is stored. Rows are made in the database; no rule of the server is asked.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerAnalytics } from '@hangtag/server/analytics/answer';
import { countCompany } from '@hangtag/server/analytics/countDays';
import { sumTotals } from '@hangtag/server/analytics/totals';
import { autoAnalyze } from '@hangtag/server/db/autoAnalyze';
import type { Database } from '@hangtag/server/db/database';
import { type OpenDatabase, openDatabase } from '@hangtag/server/db/open';
import { rowsOf } from '@hangtag/server/db/rows';
import { findCompany } from '@hangtag/server/policy/companyQueries';
import { type SQL, sql } from 'drizzle-orm';
import { step } from '../steps.ts';
import { startPostgres } from '../postgres.ts';
import { type ScanFigures, scansText } from './scansReport.ts';
import { writeSection } from './markdownSections.ts';

const PRODUCTS = 5_000;
/** Days with scans of their own; the days before are copies of what was counted. */
const DAYS = 30;
const READ_DAYS = 90;
const READS = 60;
const CHUNK = 1_000_000;

const now = new Date('2026-11-21T12:00:00Z');
const today = '2026-11-21';

const one = async <Row>(db: Database, query: SQL): Promise<Row> => {
  const [row] = rowsOf<Row>(await db.execute(query));
  if (!row) throw new Error('The database answered nothing.');
  return row;
};

async function createCompany(db: Database): Promise<number> {
  const { id } = await one<{ id: number }>(
    db,
    sql`insert into companies (name, type, status, theme, time_zone) values ('Crowd', 'pro', 'Active',
      '{"ground":"#ffffff","accent":"#1f4d3d","shape":"round","titles":"serif"}', 'America/New_York') returning id`,
  );
  await db.execute(sql`
    insert into products (company_id, name, model, content, code, search_text, published, publish_date)
    select ${id}, 'Product ' || n, 'CR-' || lpad(n::text, 6, '0'),
      '{"schemaVersion":1,"title":"","headers":[],"currentHeaderId":null,"sections":[],"ctas":[],"locales":["en"],"defaultLocale":"en"}',
      's' || lpad(n::text, 9, '0'), 'product ' || n || chr(10) || 'cr-' || chr(10), true, now()
    from generate_series(1, ${PRODUCTS}) n`);
  await db.execute(sql`
    insert into ctas (company_id, name, label, type, target, style, display_order)
    select ${id}, 'Button ' || n, 'Button ' || n, 'link', 'https://example.com/' || n, 'primary', n from generate_series(1, 3) n`);
  return id;
}

/**
 * Scans of 30 days: products by Zipf's law, hours by day and night, one visit in seven with a click, one request in
 * thirty by a program.
 */
async function writeEvents(db: Database, companyId: number, scans: number): Promise<void> {
  for (let from = 0; from < scans; from += CHUNK) {
    const count = Math.min(CHUNK, scans - from);
    await db.execute(sql`
      with mine as (select min(id) as first from products where company_id = ${companyId}),
      button as (select min(id) as first from ctas where company_id = ${companyId}),
      drawn as materialized (
        select n, random() as a, random() as b, random() as c, random() as d, random() as e
        from generate_series(1, ${count}::int) n
      ),
      placed as materialized (
        select *, (select first from mine) + least(${PRODUCTS}::int - 1,
            floor(exp(a * ln(${PRODUCTS}::numeric)::float8))::int - 1) as product_id,
          ${now.toISOString()}::timestamptz - interval '1 day' * (floor(b * ${DAYS}::int) + 0.15 + 0.6 * c * c) as at,
          decode(substr(md5((floor(d * 3000000))::text), 1, 16), 'hex') as visitor
        from drawn
      )
      insert into events (company_id, at, kind, product_id, cta_id, via, source, device, language, reason, shown_ctas, visitor)
      select ${companyId}::int, at, 'scan', product_id, null,
        'code', null,
        case when d < 0.9 then 'phone' when d < 0.95 then 'tablet' else 'computer' end,
        (array['en','en','en','es','fr','de'])[1 + floor(e * 6)::int], null, (select first || ',' || first + 1 || ',' || first + 2 from button), visitor from placed
      union all
      select ${companyId}::int, at + interval '20 seconds', 'click', product_id,
        (select first from button) + floor(c * 3)::int, null, null,
        'phone', 'en', null, null, visitor from placed where e < 0.14
      union all
      select ${companyId}::int, at, 'bot', product_id, null, null, null, null, null, 'robot', null, null
      from placed where e > 0.967`);
  }
}

/** Counted days before the 30: the same figures, so that half a year can be read. */
async function copyDays(db: Database, companyId: number): Promise<void> {
  for (const table of ['counts_day', 'counts_value']) {
    const columns = await columnsOf(db, table);
    const shifted = columns.map((name) => (name === 'day' ? `${name} - ago` : name));
    await db.execute(
      sql.raw(`insert into ${table} (${columns.join(', ')}) select ${shifted.join(', ')}
        from ${table}, (values (30), (60), (90), (120), (150)) as s(ago)
        where company_id = ${companyId} on conflict do nothing`),
    );
  }
  await db.transaction((tx) => sumTotals(tx, companyId, { from: '0001-01-01', to: today }));
}

async function columnsOf(db: Database, table: string): Promise<readonly string[]> {
  const result = await db.execute(
    sql`select column_name as name from information_schema.columns where table_name = ${table} order by ordinal_position`,
  );
  return rowsOf<{ name: string }>(result).map(({ name }) => name);
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

async function measure(db: Database, engine: string, scans: number): Promise<ScanFigures> {
  const companyId = await createCompany(db);
  const written = await timed(() => writeEvents(db, companyId, scans));
  console.log(`  ${engine}: written in ${Math.round(written / 1000)} s`);
  await db.execute(sql`analyze`);
  const counted = await timed(() => countCompany(db, companyId, now));
  console.log(`  ${engine}: counted in ${Math.round(counted / 1000)} s`);
  const again = await timed(() => countCompany(db, companyId, new Date(now.getTime() + 60_000)));
  const sizes = new Map<string, { rows: number; bytes: number }>();
  for (const table of ['events', 'counts_quarter', 'counts_day', 'counts_total', 'counts_value']) {
    sizes.set(
      table,
      await one(
        db,
        sql`select (select count(*) from ${sql.raw(table)})::float8 as rows,
          pg_total_relation_size(${table})::float8 as bytes`,
      ),
    );
  }
  await copyDays(db, companyId);
  await db.execute(sql`vacuum analyze`);
  await autoAnalyze(db);
  const company = await findCompany(db, companyId);
  if (!company) throw new Error('The company is missing.');
  const config = { publicUrl: 'http://localhost:4000' } as Parameters<
    typeof answerAnalytics
  >[0]['config'];
  const from = new Date(Date.parse(today) - (READ_DAYS - 1) * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const question = { from, to: today, compare: 'previous', product: null } as const;
  const read = () => answerAnalytics({ db, config, now: () => now }, company, question);
  for (let at = 0; at < 5; at += 1) await read();
  const reads: number[] = [];
  for (let at = 0; at < READS; at += 1) reads.push(await timed(read));
  reads.sort((a, b) => a - b);
  return {
    engine,
    scans,
    products: PRODUCTS,
    days: DAYS,
    counted,
    again,
    sizes,
    p50: reads[Math.floor(READS * 0.5)] ?? 0,
    p95: reads[Math.ceil(READS * 0.95) - 1] ?? 0,
  };
}

async function on(engine: string, open: () => Promise<OpenDatabase>, scans: number) {
  const database = await open();
  try {
    return await measure(database.db, engine, scans);
  } finally {
    await database.close();
  }
}

const [millions = '10', embeddedMillions = '1'] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-scans-'));
const figures: ScanFigures[] = [];
try {
  const postgres = await startPostgres();
  if (postgres) {
    try {
      const open = () => openDatabase({ dataDir, databaseUrl: postgres.url });
      const scans = Number(millions) * 1_000_000;
      figures.push(await step('PostgreSQL', () => on('PostgreSQL', open, scans)));
    } finally {
      postgres.stop();
    }
  }
  const open = () => openDatabase({ dataDir, databaseUrl: null });
  const scans = Number(embeddedMillions) * 1_000_000;
  figures.push(await step('Embedded', () => on('embedded', open, scans)));
  const text = scansText(figures);
  writeSection('Scans', 'npm run prove -- scans', text);
  console.log(`\n${text}`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
