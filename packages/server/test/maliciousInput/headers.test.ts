import { beforeAll, describe, expect, it } from 'vitest';
import { accessTable } from '../access/table.ts';
import { isWriteRow } from '../access/rows/row.ts';
import { MaliciousClient } from './maliciousClient.ts';
import { inTurns, shareOf } from './values.ts';

/** What a route may read for itself. */
const readByRoutes = [
  ['if-match', '"'.repeat(2000)],
  ['if-none-match', 'W/"'],
  ['range', 'bytes=9999999999999999999-'],
  ['accept-encoding', 'br;q=,gzip;q=x,*'],
  ['content-type', 'multipart/form-data'],
  ['content-length', '-5'],
  ['x-filename', '%ff%fe'],
] as const;

/** What is read before any route, by the same lines for all: each route gets one of them. */
const readBefore = [
  ['cookie', 'hangtag_session=%00; =; ;;; hangtag_remember=..; XSRF-TOKEN=%'],
  ['cookie', `hangtag_session=${'s'.repeat(4000)}`],
  ['x-xsrf-token', '%E0%A4%A'],
  ['accept-language', ','.repeat(500)],
  ['x-forwarded-for', ','.repeat(500)],
  ['host', 'evil.example'],
  ['sec-fetch-site', 'nonsense'],
] as const;

const rows = inTurns(accessTable);

let hostile: MaliciousClient;

beforeAll(async () => {
  hostile = await MaliciousClient.start();
});

describe('wrong headers never cause a 500', () => {
  it.each(rows)('$route', async ({ row, turn }) => {
    const faults: string[] = [];
    let call = await hostile.call(row);
    const headers = [...readByRoutes, ...shareOf(readBefore, turn, readBefore.length)];
    for (const [name, value] of headers) {
      const { path, body } = call;
      faults.push(...(await hostile.sendHostile(row, path, { body, headers: { [name]: value } })));
      // What was written may be used up; what was read stays.
      if (isWriteRow(row)) call = await hostile.again(row, call);
    }
    expect(faults).toEqual([]);
  });
});
