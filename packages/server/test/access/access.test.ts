import { beforeAll, describe, expect, it } from 'vitest';
import { accessTable } from './table.ts';
import { type AccessFixture, accessFixture, principals } from './rows/fixture.ts';
import { isWriteRow } from './rows/row.ts';

let fixture: AccessFixture;
let caller = 0;

beforeAll(async () => {
  fixture = await accessFixture();
});

describe('the access table', () => {
  it('names every registered route, and no other', () => {
    const registered = fixture.server.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    const named = accessTable.map(({ route }) => route);
    expect([...new Set(registered)].toSorted()).toEqual([...new Set(named)].toSorted());
  });

  const cells = accessTable.flatMap((row) =>
    principals.map((who) => ({
      who,
      row,
      route: row.about ? `${row.route} (${row.about})` : row.route,
      status: row.expected[who],
    })),
  );

  it.each(cells)('$who: $route is $status', async ({ who, row, status }) => {
    const browser = await fixture.browser(who);
    const { path, body, headers = {} } = await row.call(fixture);
    // Each from a place of its own: how often one place may call is another test's business.
    caller += 1;
    const ip = `198.51.100.${caller % 250}`;
    const [method = ''] = row.route.split(' ');
    const answer = await browser.send(method, path, body, { ip, headers });
    expect(answer.status).toBe(status);
    if (status === 401) expect(await answer.json()).toEqual({ message: 'Unauthenticated.' });
    if (status === 404 && path.startsWith('/api/')) {
      expect(await answer.json()).toEqual({ message: 'Not found.' });
    }
  });
});

describe('a refused call', () => {
  const writes = accessTable.filter(isWriteRow);
  const closed = writes.filter(({ expected }) => expected.guest === 401);

  it.each(closed)('$route without the token is 419 for everybody', async (row) => {
    for (const who of principals) {
      const browser = await fixture.browser(who);
      const { path, body, headers: usual = {} } = await row.call(fixture);
      const [method = ''] = row.route.split(' ');
      const headers = { ...usual, 'x-xsrf-token': 'wrong' };
      expect((await browser.send(method, path, body, { headers })).status).toBe(419);
    }
  });
});
