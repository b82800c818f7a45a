import { beforeEach, describe, expect, it } from 'vitest';
import { type AnalyticsAnswer, csvViews } from '@hangtag/contract/wire/analytics';
import { ctaFixture } from '../../test/support/ctaFixture.ts';
import type { TestClient } from '../../test/support/client.ts';
import { scanCode } from '../../test/support/scan.ts';
import { makeProduct } from '../../test/support/products.ts';
import { makeUser } from '../../test/support/users.ts';

const phones = ['19_0', '18_6', '18_5', '18_4', '18_3', '18_2'].map(
  (version) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) Safari/604.1`,
);
const DAY = 86_400;

let fixture: Awaited<ReturnType<typeof ctaFixture>>;
let reader: TestClient;

beforeEach(async () => {
  fixture = await ctaFixture();
  reader = fixture.client;
});

const visit = async (agent: string, headers: Record<string, string> = {}) => {
  const { server, path } = fixture;
  await scanCode(server.guest(), path(), { 'user-agent': agent, ...headers });
  await server.services.background.idle();
};

const press = async (agent: string, ctaId: number) => {
  const { server, path } = fixture;
  await server.guest().get(`${path()}/go/${ctaId}`, { headers: { 'user-agent': agent } });
  await server.services.background.idle();
};

const ask = async (what: string, query = '') => {
  const { server, companyId } = fixture;
  await server.count();
  const days = 'from=2026-11-15&to=2026-11-22';
  const answer = await reader.get(`/api/companies/${companyId}/analytics${what}?${days}${query}`);
  expect(answer.status).toBe(200);
  return answer;
};

const read = async (query = '') => (await (await ask('', query)).json()) as AnalyticsAnswer;

describe('the click rate of a button', () => {
  it('is the visits in which it was pressed, out of those that saw it', async () => {
    const [first, second] = [
      await fixture.add({ label: 'Shop', target: 'https://merrow.example/shop' }),
      await fixture.add({ label: 'Recipes', target: 'https://merrow.example/recipes' }),
    ];
    await fixture.putOnPage(first.ctaId);
    const [one = '', two = '', three = ''] = phones;
    // A reload is the same visit.
    for (const phone of [one, one, two]) await visit(phone);
    // Three presses in one visit are one visit with a click.
    for (let times = 0; times < 3; times += 1) {
      await press(one, first.ctaId);
      fixture.server.advance(60);
    }
    await fixture.putOnPage(first.ctaId, second.ctaId);
    await visit(three);
    await press(three, second.ctaId);
    const expected = [
      { label: 'Shop', clicks: 3, visits: 3, clickVisits: 1 },
      { label: 'Recipes', clicks: 1, visits: 1, clickVisits: 1 },
    ];
    expect((await read()).ctas).toMatchObject(expected);
    expect((await read(`&productId=${fixture.productId}`)).ctas).toMatchObject(expected);
  });
});

describe('every file of figures', () => {
  /** What the file sums to in one of its columns. */
  const sumOf = async (view: string, column: string) => {
    const lines = (await (await ask('.csv', `&view=${view}`)).text()).trim().split('\r\n');
    const [heads = [], ...rows] = lines.map((line) => line.replace('\uFEFF', '').split(','));
    const at = heads.indexOf(column);
    expect([view, column, at]).not.toEqual([view, column, -1]);
    return rows.reduce((all, row) => all + Number(row[at]), 0);
  };

  it('sums to the screen', async () => {
    const { server, client, companyId } = fixture;
    const { ctaId } = await fixture.add();
    await fixture.putOnPage(ctaId);
    await visit(phones[0] ?? '', { 'accept-language': 'rm' });
    for (const phone of phones) {
      await visit(phone, { 'accept-language': 'de', referer: 'https://www.google.com/' });
      await press(phone, ctaId);
    }
    const draft = await makeProduct(client, companyId, { name: 'Soap' });
    await scanCode(server.guest(), new URL(draft.publicUrl).pathname);
    await visit('Googlebot/2.1 (+http://www.google.com/bot.html)');
    // Breakdowns are of days that are over; so is the session then.
    server.advance(DAY);
    reader = await server.as(await makeUser(server.db, { id: companyId }));
    const { totals, programs, breakdowns, otherProducts } = await read();
    expect(totals).toMatchObject({ scans: 1, views: 7, clicks: 6, dead: 1, bots: 1 });
    const columns: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
      days: [
        ['scans', totals.scans],
        ['views', totals.views],
        ['daily visitors', totals.visitors],
        ['clicks', totals.clicks],
        ['scans that led nowhere', totals.dead],
        ['requests by programs', totals.bots],
      ],
      products: [
        ['scans', totals.scans],
        ['clicks', totals.clicks],
      ],
      ctas: [['clicks', totals.clicks]],
      dead: [['scans', totals.dead]],
      programs: [['requests', totals.bots]],
    };
    expect(otherProducts).toEqual({ scans: 0, clicks: 0 });
    expect(programs).toEqual([{ value: 'robot', count: 1 }]);
    expect(breakdowns?.visitors).toBe(totals.visitors);
    for (const view of csvViews) {
      const isShown = view !== 'country';
      const given = columns[view] ?? [['daily visitors', isShown ? totals.visitors : 0]];
      for (const [column, sum] of given) {
        expect([view, column, await sumOf(view, column)]).toEqual([view, column, sum]);
      }
    }
  });
});
