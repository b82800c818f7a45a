/** Numbers and serials for the resolver's proof. SQL makes the rows, past the server's rules. */
import type { Database } from '@hangtag/server/db/database';
import { rowsOf } from '@hangtag/server/db/rows';
import { type SQL, sql } from 'drizzle-orm';

/** How many rows there are. */
export interface Sizes {
  /** Published products with a GTIN each, a thousand of every company. */
  readonly numbers: number;
  /** Serials, the same number of the first product of every company, in one batch each. */
  readonly serials: number;
}

/** A company's numbers: those of one range (decision 0071). */
const PER_COMPANY = 1_000;

/** Tables with so many rows that their indexes are made afterwards. */
const LARGE = ['products', 'gtin_claims', 'serials'];

/** With a section of its own link type. */
const content = `{"schemaVersion":1,"title":"Harvest Olive Oil","headers":[],"currentHeaderId":null,"sections":[SECTION],"ctas":[],"locales":["en"],"defaultLocale":"en"}`;

/** Every second digit of a number, from the one at this power of ten; together. */
const digits = (number: SQL, from: number) =>
  sql.join(
    Array.from(
      { length: 6 },
      (_, at) => sql`${number} / ${sql.raw(`${10 ** (from + 2 * at)}`)} % 10`,
    ),
    sql` + `,
  );

/** GTIN-14 of a company's item: nine digits of the company, three of the item, and the check digit. */
function gtinOf(company: SQL, item: SQL): SQL {
  const number = sql`(400000000000 + ${company}::bigint * 1000 + ${item})`;
  const check = sql`(10 - (3 * (${digits(number, 0)}) + ${digits(number, 1)}) % 10) % 10`;
  return sql`('0' || ${number} || ${check})`;
}

/** Whether a scan may use it; those of the lists of products take most of the time, and no scan reads or writes them. */
const isOfScans = ({ create }: { readonly create: string }) =>
  !/ products_(by_|waiting|assets|sections|model)/.test(create);

/** Makes the rows, the same ones each time. The database is empty but for what its migrations made. */
export async function makeDataset(db: Database, { numbers, serials }: Sizes): Promise<void> {
  const companies = Math.ceil(numbers / PER_COMPANY);
  const perBatch = Math.floor(serials / companies);
  const [section] = rowsOf<{ id: number }>(
    await db.execute(
      sql`select min(id) as id from content_sections where gs1_link_type like 'gs1:ingredients%'`,
    ),
  );
  const page = content.replace(
    'SECTION',
    JSON.stringify({
      id: crypto.randomUUID(),
      contentSectionId: section?.id,
      title: '',
      visible: true,
      values: {},
    }),
  );
  await db.transaction(async (tx) => {
    // The foreign keys hold by construction; to check ten million of them takes longer than to write the rows.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    const indexes = rowsOf<{ drop: string; create: string }>(
      await tx.execute(sql`
        select 'drop index ' || i.indexname as drop, i.indexdef as create from pg_indexes i
        where i.tablename = any(${sql.raw(`array['${LARGE.join("','")}']`)}) and i.schemaname = 'public'
          and not exists (select from pg_constraint c where c.conname = i.indexname)`),
    );
    for (const { drop } of indexes) await tx.execute(sql.raw(drop));
    await tx.execute(sql`alter table serials drop constraint if exists serials_gtin14_serial_pk`);
    await tx.execute(sql`
      insert into companies (id, name, type, status, theme)
      select n, 'Brand ' || n, 'pro', 'Active', '{"ground":"#ffffff","accent":"#1f4d3d","shape":"round","titles":"serif"}'
      from generate_series(1, ${companies}::int) n`);
    await tx.execute(sql`
      insert into products (id, company_id, name, model, upc_code, gtin14, content, published_content, code, search_text, published, publish_date)
      select n + 1, company, name, model, gtin14, gtin14, ${page}::jsonb,
        ${page}::jsonb || jsonb_build_object('assets', '[]'::jsonb, 'summary', jsonb_build_object('name', name, 'model', model, 'upcCode', gtin14, 'gtin14', gtin14)),
        upper(lpad(to_hex(n), 10, '0')), lower(name) || chr(10) || lower(model) || chr(10), true, now()
      from (
        select n, n / ${PER_COMPANY}::int + 1 as company, 'Product ' || n as name, 'PR-' || n as model,
          ${gtinOf(sql`(n / ${PER_COMPANY}::int + 1)`, sql`n % ${PER_COMPANY}::int`)} as gtin14
        from generate_series(0, ${numbers}::int - 1) n offset 0
      ) made`);
    await tx.execute(sql`
      insert into gtin_claims (gtin14, company_id, product_id) select gtin14, company_id, id from products`);
    await tx.execute(sql`
      insert into serial_batches (id, company_id, product_id, request_id, gtin14, name, lot, note, quantity, made, state, state_at, started_at, started_by)
      select n, n, (n - 1) * ${PER_COMPANY}::int + 1, 'proof-' || n, ${gtinOf(sql`n`, sql`0`)}, 'Proof', 'L1', '', ${perBatch}::int, ${perBatch}::int, 'made', now(), now(), 'Proof'
      from generate_series(1, ${companies}::int) n`);
    await tx.execute(sql`
      insert into serials (gtin14, serial, batch_id, company_id)
      select b.gtin14, ${serialOf(sql`b.id`, sql`n`)}, b.id, b.company_id
      from serial_batches b, generate_series(1, ${perBatch}::int) n`);
    for (const { create } of indexes.filter(isOfScans)) await tx.execute(sql.raw(create));
    await tx.execute(
      sql`alter table serials add constraint serials_gtin14_serial_pk primary key (gtin14, serial)`,
    );
  });
  await db.execute(sql`vacuum analyze`);
}

/** Ten letters that look random, are the same each time, and differ within a batch of up to a million. */
const serialOf = (batch: SQL, n: SQL) =>
  sql`translate(lpad(to_hex(${n}::bigint * 413158511 % 1048576), 5, '0') || substr(md5(${batch} || '/' || ${n}), 1, 5), '0123456789abcdef', 'BCDFGHJKMNPQRSTV')`;

/** What is asked for. */
export interface Sample {
  readonly gtin14: string;
  /** A serial that was made under the number. */
  readonly serial: string;
}

/** So many numbers with a serial of each, from all companies; without a serial where the number has none. */
export async function sampleOf(db: Database, count: number) {
  const numbers = rowsOf<{ gtin14: string }>(
    await db.execute(sql`select gtin14 from gtin_claims order by md5(gtin14) limit ${count}::int`),
  ).map(({ gtin14 }) => gtin14);
  const items = rowsOf<Sample>(
    await db.execute(sql`
      select b.gtin14, ${serialOf(sql`b.id`, sql`n`)} as serial
      from generate_series(1, ${count}::int) i
      join serial_batches b on b.id = 1 + i % (select max(id) from serial_batches),
      lateral (select 1 + i % b.quantity as n) of_batch`),
  );
  return { numbers, items };
}
