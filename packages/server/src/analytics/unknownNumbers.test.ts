import { beforeEach, describe, expect, it } from 'vitest';
import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { sendAlerts } from '../alerts/send.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { scanCode } from '../../test/support/scan.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

/** Of the range of Oil's number, which no product has; and of another. */
const UNKNOWN = '/01/09506000134369';
const ELSEWHERE = '/01/09506000234366';

let server: TestServer;
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  await publish(
    client,
    await makeProduct(client, companyId, { name: 'Oil', upcCode: '9506000134352' }),
  );
});

const scan = async (address: string, headers: Record<string, string> = {}) => {
  server.advance(31);
  const answer = await scanCode(server.guest(), address, headers);
  await server.services.background.idle();
  return answer.status;
};

const read = async (who = client, id = companyId) => {
  await server.count();
  const path = `/api/companies/${id}/analytics?from=2026-11-15&to=2026-11-21`;
  return (await (await who.get(path)).json()) as AnalyticsAnswer;
};

const notices = async () => {
  const answer = await client.get(`/api/companies/${companyId}/dashboard`);
  return ((await answer.json()) as DashboardAnswer).notices.filter(({ kind }) => kind === 'dead');
};

describe('a number that no product has', () => {
  it('is a dead scan of the company that published numbers like it', async () => {
    expect(await scan(UNKNOWN)).toBe(404);
    expect(await scan(`${UNKNOWN}/10/LOT7/21/12345`)).toBe(404);
    const { totals, dead, days } = await read();
    expect([totals.dead, days.at(-1)?.dead]).toEqual([2, 2]);
    expect(dead).toMatchObject([
      { address: UNKNOWN, reason: 'unknown', product: null, isLive: false, scans: 2 },
    ]);
    expect(await notices()).toEqual([{ kind: 'dead', count: 2, name: '09506000134369' }]);
  });

  it('counts for nobody in another range, nor by a program', async () => {
    expect(await scan(ELSEWHERE)).toBe(404);
    expect(await scan('/p/AAAAAAAAAA')).toBe(404);
    const robot = 'Googlebot/2.1 (+http://www.google.com/bot.html)';
    expect(await scan(UNKNOWN, { 'user-agent': robot })).toBe(404);
    const { totals, dead } = await read();
    expect([totals.dead, dead]).toEqual([0, []]);
  });

  it('counts for nobody where two companies published numbers like it', async () => {
    const other = await makeCompany(server.db, { plan: 'pro' });
    const them = await server.as(await makeUser(server.db, other));
    const soap = { name: 'Soap', upcCode: '9506000134376' };
    await publish(them, await makeProduct(them, other.id, soap));
    await scan(UNKNOWN);
    expect((await read()).totals.dead).toBe(0);
    expect((await read(them, other.id)).totals.dead).toBe(0);
  });

  it('is told by email, and leads to its page once a product has it', async () => {
    for (let at = 0; at < 20; at += 1) await scan(UNKNOWN);
    await server.count();
    await sendAlerts(server.services);
    expect(server.mails.map(({ text }) => text)).toEqual([
      expect.stringContaining(`${UNKNOWN}, which no product has: 20 scans today`),
    ]);
    const vinegar = { name: 'Vinegar', upcCode: '9506000134369' };
    await publish(client, await makeProduct(client, companyId, vinegar));
    expect((await read()).dead).toMatchObject([{ address: UNKNOWN, isLive: true, scans: 20 }]);
    expect(await notices()).toEqual([]);
  });
});
