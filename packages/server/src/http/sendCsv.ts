/** A table that leaves as a file, row by row, however long it is. */
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { contentDisposition } from './contentDisposition.ts';
import { CSV_START, type Cell, csvLine } from './csv.ts';
import type { Vars } from './vars.ts';

interface Table<Row> {
  readonly fileName: string;
  readonly heads: readonly string[];
  readonly rows: AsyncIterable<Row>;
  readonly cellsOf: (row: Row) => readonly Cell[];
}

/** Answers with the table as a download; where a row can't be read it breaks off, so that half of it is no file. */
export function sendCsv<Row>(c: Context<Vars>, { fileName, ...table }: Table<Row>): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', contentDisposition('attachment', fileName));
  c.header('Cache-Control', 'no-store');
  const { log } = c.var.services;
  const id = c.var.requestId;
  const lines = linesOf(table, (error) => log.error({ id, err: error }, 'a table broke off'));
  return c.body(Readable.toWeb(Readable.from(lines)) as ReadableStream);
}

async function* linesOf<Row>(
  { heads, rows, cellsOf }: Omit<Table<Row>, 'fileName'>,
  onBroken: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(CSV_START + csvLine(heads));
  try {
    for await (const row of rows) yield encoder.encode(csvLine(cellsOf(row)));
  } catch (error) {
    onBroken(error);
    throw error;
  }
}
