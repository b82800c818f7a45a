/**
 * Fields that ask for another action or another time: every call of the table of access that writes refuses one it does
 * not know, in its body and in its query, also where it reads neither.
 */
import { beforeAll, expect, it } from 'vitest';
import { refusedFields } from '../../src/http/parse.ts';
import { accessTable } from '../access/table.ts';
import { isWriteRow } from '../access/rows/row.ts';
import { type AccessFixture, accessFixture, principals } from '../access/rows/fixture.ts';
import { fingerprint } from './fingerprint.ts';

const [, ...names] = refusedFields;

const writes = accessTable.flatMap((row) => {
  const who = principals.findLast((each) => row.expected[each] < 300);
  // Stripe's own fields are Stripe's, and a file is no object.
  const isForeign = row.route === 'POST /stripe/webhook' || row.route.endsWith('/body');
  return isWriteRow(row) && !row.about && who && !isForeign ? [{ row, who, route: row.route }] : [];
});

let fixture: AccessFixture;
let sent = 0;

beforeAll(async () => {
  fixture = await accessFixture();
});

it.each(writes)('$route refuses to be another call', async ({ row, who }) => {
  const { db } = fixture.server;
  const { path, body, headers } = await row.call(fixture);
  const [method = ''] = row.route.split(' ');
  const before = await fingerprint(db);
  for (const name of names) {
    const own = typeof body === 'object' && body !== null ? body : {};
    const join = path.includes('?') ? '&' : '?';
    const calls: readonly (readonly [string, unknown])[] = [
      ...(method === 'GET' ? [] : [[path, { ...own, [name]: true }] as const]),
      [`${path}${join}${name}=1`, body],
    ];
    for (const [to, what] of calls) {
      sent += 1;
      const ip = `198.51.${100 + (sent >> 8)}.${sent % 256}`;
      const browser = await fixture.browser(who);
      const answer = await browser.send(method, to, what, { ip, ...(headers && { headers }) });
      expect([to, answer.status, await answer.json()]).toEqual([
        to,
        422,
        expect.objectContaining({ errors: { [name]: ['This call has no such field.'] } }),
      ]);
    }
  }
  expect(await fingerprint(db)).toBe(before);
});
