import { beforeAll, describe, expect, it } from 'vitest';
import { accessTable } from '../access/table.ts';
import { isWriteRow } from '../access/rows/row.ts';
import { MaliciousClient } from './maliciousClient.ts';

const headers = [
  ['cookie', 'hangtag_session=%00; =; ;;; hangtag_remember=..; XSRF-TOKEN=%'],
  ['cookie', `hangtag_session=${'s'.repeat(4000)}`],
  ['x-xsrf-token', '%E0%A4%A'],
  ['if-match', '"'.repeat(2000)],
  ['if-none-match', 'W/"'],
  ['range', 'bytes=9999999999999999999-'],
  ['accept-encoding', 'br;q=,gzip;q=x,*'],
  ['accept-language', ','.repeat(500)],
  ['content-type', 'multipart/form-data'],
  ['content-length', '-5'],
  ['x-forwarded-for', ','.repeat(500)],
  ['host', 'evil.example'],
  ['sec-fetch-site', 'nonsense'],
  ['x-filename', '%ff%fe'],
] as const;

let hostile: MaliciousClient;

beforeAll(async () => {
  hostile = await MaliciousClient.start();
});

describe('wrong headers never cause a 500', () => {
  it.each(accessTable)('$route', async (row) => {
    const faults: string[] = [];
    let call = await hostile.call(row);
    for (const [name, value] of headers) {
      const { path, body } = call;
      faults.push(...(await hostile.sendHostile(row, path, { body, headers: { [name]: value } })));
      // What was written may be used up; what was read stays.
      if (isWriteRow(row)) call = await hostile.call(row);
    }
    expect(faults).toEqual([]);
  });
});
