/**
 * Rows as lines of JSON that the database itself writes and reads: nothing is lost in
 * JavaScript, neither microseconds nor long numbers.
 */
import type { Readable } from 'node:stream';
import type { Queryable } from '@hangtag/server/db/database';
import { sql } from 'drizzle-orm';
import { DataProblem } from './archive.ts';
import { type ExportedTable, isExcludedSequence } from './exportedTables.ts';

/** Rows per fetch. */
const FETCHED = 200;

/** Characters per write, approximately. */
const WRITTEN = 1_000_000;

/** The part of both drivers' answers that is used here. */
async function select<Row>(db: Queryable, text: string): Promise<readonly Row[]> {
  const { rows } = (await db.execute(sql.raw(text))) as { rows: readonly Row[] };
  return rows;
}

/** Every row as a line, sorted; must run in a transaction. `onRow` counts. */
export async function* readRows(
  tx: Queryable,
  { name, where, order }: ExportedTable,
  onRow: () => void,
): AsyncGenerator<string> {
  await tx.execute(
    sql.raw(
      `declare moving no scroll cursor for select to_jsonb(t)::text as line from "${name}" t where ${where} order by ${order}`,
    ),
  );
  for (;;) {
    const rows = await select<{ line: string }>(tx, `fetch ${FETCHED} from moving`);
    for (const { line } of rows) {
      onRow();
      yield `${line}\n`;
    }
    if (rows.length < FETCHED) break;
  }
  await tx.execute(sql.raw('close moving'));
}

/** Writes lines as rows and returns their number. */
export async function writeRows(
  tx: Queryable,
  { name, columns }: ExportedTable,
  body: Readable,
): Promise<number> {
  const list = sql.raw(columns.map((column) => `"${column}"`).join(', '));
  const table = sql.raw(`"${name}"`);
  let count = 0;
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const json = `[${batch.join(',')}]`;
    try {
      await tx.execute(
        sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`,
      );
    } catch (error) {
      // The query's own error repeats the rows, which contain secrets; the database's message says what is wrong.
      const { cause } = error as { cause?: Error };
      throw new DataProblem(`Rows of ${name} cannot be written: ${cause?.message ?? 'no reason'}.`);
    }
    batch = [];
    size = 0;
  };
  for await (const line of linesOf(body)) {
    batch.push(line);
    count += 1;
    size += line.length;
    if (size >= WRITTEN) await flush();
  }
  await flush();
  return count;
}

/** Only a newline ends a line; Node's own reader also splits at characters that may be part of a text. */
async function* linesOf(body: Readable): AsyncGenerator<string> {
  let rest = '';
  body.setEncoding('utf8');
  for await (const chunk of body) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The next value of each exported sequence. */
export async function readSequences(tx: Queryable) {
  const sequences = await select<{ name: string }>(
    tx,
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const found: Record<string, { last: string; isUsed: boolean }> = {};
  for (const { name } of sequences) {
    if (isExcludedSequence(name)) continue;
    const [state] = await select<{ last: string; used: boolean }>(
      tx,
      `select last_value::text as last, is_called as used from "${name}"`,
    );
    if (state) found[name] = { last: state.last, isUsed: state.used };
  }
  return found;
}

/** Sets a sequence to its exported value. */
export async function writeSequence(
  tx: Queryable,
  name: string,
  { last, isUsed }: { readonly last: string; readonly isUsed: boolean },
): Promise<void> {
  await tx.execute(sql`select setval(${`"${name}"`}::regclass, ${last}::bigint, ${isUsed})`);
}
