/**
 * Fields that ask for another action or another time: every call of the table of access that writes refuses one it does
 * not know, in its body and in its query, also where it reads neither.
 */
import { beforeAll, expect, it } from 'vitest';
import { refusedFields } from '../../src/http/unsupportedFields.ts';
import { accessTable } from '../access/table.ts';
import { isWriteRow } from '../access/rows/row.ts';
import { type AccessFixture, accessFixture, principals } from '../access/rows/fixture.ts';
import { fingerprint } from './fingerprint.ts';

/** The calls that have a verb of their own. */
const actionRoutes = [
  'PUT /api/companies/:companyId/publish',
  'PUT /api/companies/:companyId/products/:productId/publish',
  'PUT /api/companies/:companyId/files/bulk',
];

/** As clients of other interfaces write a name too. */
const spellings = (name: string) => {
  const words = name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);
  return [...new Set([name, words, words.replaceAll('_', '-'), name.toUpperCase()])];
};

const writes = accessTable.flatMap((row) => {
  const who = principals.findLast((each) => row.expected[each] < 300);
  // Stripe's own fields are Stripe's, and a file is no object.
  const isForeign = row.route === 'POST /stripe/webhook' || row.route.endsWith('/body');
  return isWriteRow(row) && who && !isForeign ? [{ row, who, route: row.route }] : [];
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
  const names = refusedFields
    .filter((name) => !(name === 'action' && actionRoutes.includes(row.route)))
    .flatMap((name) => spellings(name));
  const own = typeof body === 'object' && body !== null ? body : {};
  const all = Object.fromEntries(names.map((name) => [name, true]));
  const query = new URLSearchParams(names.map((name) => [name, '1'])).toString();
  const calls: readonly (readonly [string, unknown])[] = [
    ...(method === 'GET' ? [] : [[path, { ...own, ...all }] as const]),
    [`${path}${path.includes('?') ? '&' : '?'}${query}`, body],
  ];
  for (const [to, what] of calls) {
    sent += 1;
    const ip = `198.51.${100 + (sent >> 8)}.${sent % 256}`;
    const browser = await fixture.browser(who);
    const answer = await browser.send(method, to, what, { ip, ...(headers && { headers }) });
    expect([to, answer.status, await answer.json()]).toEqual([
      to,
      422,
      expect.objectContaining({
        errors: Object.fromEntries(names.map((name) => [name, ['This call has no such field.']])),
      }),
    ]);
  }
  expect(await fingerprint(db)).toBe(before);
});
