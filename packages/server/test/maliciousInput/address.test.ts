import { beforeAll, describe, expect, it } from 'vitest';
import { accessTable } from '../access/table.ts';
import { MaliciousClient } from './maliciousClient.ts';
import { inTurns, naughtyParts, naughtyPartsFor, naughtyQueriesFor } from './values.ts';

const withParts = inTurns(accessTable.filter(({ route }) => route.includes('/:')));
const withQuery = inTurns(accessTable.filter(({ query }) => query !== undefined));

/** A single dot is folded away before anything is sent: that is another address, and the app's (below). */
const sentParts = (turn: number) => naughtyPartsFor(turn).filter((text) => text !== '.');

/** What stands for a number, a choice or a text and is none. */
const oddAddresses = [
  '',
  '-1',
  '0',
  '1.5',
  '1e9',
  '%D9%A1',
  'NaN',
  '%00',
  'a%00b',
  'x'.repeat(3000),
];

let hostile: MaliciousClient;

beforeAll(async () => {
  hostile = await MaliciousClient.start();
});

describe('a wrong address is refused and never causes a 500', () => {
  it.each(withParts)('in any of its parts: $route', async ({ row, turn }) => {
    const { path } = await hostile.call(row);
    const [plain = '', query] = path.split('?');
    const parts = plain.split('/');
    const [, pattern = ''] = row.route.split(' ');
    const places = pattern.split('/').flatMap((part, at) => (part.startsWith(':') ? [at] : []));
    const faults: string[] = [];
    for (const at of places) {
      for (const text of sentParts(turn)) {
        const changed = parts.with(at, text).join('/');
        faults.push(...(await hostile.sendHostile(row, query ? `${changed}?${query}` : changed)));
      }
    }
    expect(faults).toEqual([]);
  });

  it.each(withQuery)('in its query: $route', async ({ row, turn }) => {
    const { path } = await hostile.call(row);
    const names = row.query ?? [];
    const queries = [
      ...naughtyQueriesFor(turn).map((text) => names.map((name) => `${name}=${text}`).join('&')),
      ...names.flatMap((name) => oddAddresses.map((text) => `${name}=${text}`)),
      ...names.flatMap((name) => [`${name}[]=1`, `${name}=1&${name}=x`, `${name}[a]=1`, name]),
      '%=%&&&=',
      Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join('&'),
    ];
    const faults: string[] = [];
    for (const query of queries)
      faults.push(...(await hostile.sendHostile(row, `${path}?${query}`)));
    expect(faults).toEqual([]);
  });

  it('on the app’s own pages', async () => {
    const { app } = hostile.fixture.server;
    const statuses = new Set<number>();
    for (const text of naughtyParts) {
      statuses.add((await app.request(`http://localhost:4000/${text}`)).status);
    }
    // 400 is the answer to an address that begins like a code's.
    for (const status of statuses) expect([200, 400, 404]).toContain(status);
  });
});
