/** The list of a batch's codes for a press that draws them itself. */
import { createHash } from 'node:crypto';
import { itemLines } from '@hangtag/contract/rules/codeSize';
import { encodeOnce, versionOf } from '../codes/matrix.ts';
import type { Queryable } from '../db/database.ts';
import { CSV_START, type Cell, csvLine } from '../http/csv.ts';
import { itemAddress } from './itemCode.ts';
import { serialsOf } from './readSerials.ts';
import type { BatchRow } from './queries.ts';

export const PRESS_HEADS = [
  'seq',
  'text',
  'gtin14',
  'lot',
  'serial',
  'hri',
  'version',
  'modules',
  'sha256',
];

/** The rows of a batch, in the order of their serials; the same every time. */
export async function* pressRows(
  db: Queryable,
  batch: BatchRow,
  origin: string,
): AsyncGenerator<readonly Cell[]> {
  const { gtin14, lot } = batch;
  let seq = 0;
  let modules = 0;
  for await (const serial of serialsOf(db, batch)) {
    seq += 1;
    const text = itemAddress(origin, gtin14, serial);
    // Serials of one length from one alphabet give symbols of one size.
    modules ||= encodeOnce(text, 'digital-link').modules;
    const hri = itemLines(gtin14, serial).join(' ');
    const version = versionOf(modules);
    const sha256 = createHash('sha256').update(text).digest('hex');
    yield [seq, text, gtin14, lot, serial, hri, version, modules, sha256];
  }
}

/** What the ledger says of the list: its first text, its symbols' size and the hash of the file's bytes. */
export async function describePressList(db: Queryable, batch: BatchRow, origin: string) {
  const hash = createHash('sha256').update(CSV_START + csvLine(PRESS_HEADS));
  let text = '';
  let modules = 0;
  for await (const row of pressRows(db, batch, origin)) {
    hash.update(csvLine(row));
    text ||= String(row[1]);
    modules ||= Number(row[7]);
  }
  return { text, modules, sha256: hash.digest('hex') };
}
