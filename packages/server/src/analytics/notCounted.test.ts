/** Requests to a live page that no figure of people contains, as they come over the wire. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import { events } from '../db/schema/analytics.ts';
import { ctaFixture } from '../../test/support/ctaFixture.ts';
import type { TestClient } from '../../test/support/client.ts';
import { PHONE, scanCode } from '../../test/support/scan.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

let fixture: Awaited<ReturnType<typeof ctaFixture>>;
let ctaId: number;

beforeEach(async () => {
  // The platform's own company is the first.
  fixture = await ctaFixture({ plan: 'pro', id: 20 });
  ({ ctaId } = await fixture.add());
  await fixture.putOnPage(ctaId);
});

const headers = { 'user-agent': PHONE };

/** One look at the page and one click on its button; both are answered, whoever asks. */
async function lookAndPress(who: TestClient, ip = '127.0.0.1') {
  const { server, path } = fixture;
  const page = await who.get(path(), { headers: { ...headers, accept: 'text/html' }, ip });
  const click = await who.get(`${path()}/go/${ctaId}`, { headers, ip });
  await server.services.background.idle();
  return [page.status, click.status];
}

async function readFigures() {
  const { server, client, companyId } = fixture;
  await server.count();
  const answer = await client.get(
    `/api/companies/${companyId}/analytics?from=2026-11-15&to=2026-11-21`,
  );
  expect(answer.status).toBe(200);
  const { totals, programs } = (await answer.json()) as AnalyticsAnswer;
  const { views, visits, visitors, clicks, bots } = totals;
  return { views, visits, visitors, clicks, bots, programs };
}

const nothing = { views: 0, visits: 0, visitors: 0, clicks: 0, bots: 0, programs: [] };
const one = { views: 1, visits: 1, visitors: 1, clicks: 1, bots: 0, programs: [] };

describe('a Superadmin', () => {
  let superadmin: TestClient;

  beforeEach(async () => {
    const { server } = fixture;
    const platform = await makeCompany(server.db, { name: 'Hangtag' });
    superadmin = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
  });

  const viewAs = async (companyId: number) => {
    const started = await superadmin.post(`/api/admin/companies/${companyId}/viewAs`);
    expect(started.status).toBe(200);
  };

  it('is not counted while viewing as the company', async () => {
    await viewAs(fixture.companyId);
    expect(await lookAndPress(superadmin)).toEqual([200, 302]);
    expect(await fixture.server.db.select().from(events)).toEqual([]);
    expect(await readFigures()).toEqual(nothing);
  });

  it('is counted as anyone after the view has ended', async () => {
    await viewAs(fixture.companyId);
    expect((await superadmin.delete('/api/admin/viewAs')).status).toBe(200);
    expect(await lookAndPress(superadmin)).toEqual([200, 302]);
    expect(await readFigures()).toEqual(one);
  });

  it('is counted at another company’s page while viewing as one', async () => {
    const other = await makeCompany(fixture.server.db, { name: 'Other' });
    await viewAs(other.id);
    expect(await lookAndPress(superadmin)).toEqual([200, 302]);
    expect(await readFigures()).toEqual(one);
  });
});

describe('more than 60 requests of one visitor in a minute', () => {
  const press = (ip?: string) =>
    fixture.server.guest().get(`${fixture.path()}/go/${ctaId}`, { headers, ...(ip && { ip }) });

  it('are a program’s from the 61st, views and clicks together, and all are answered', async () => {
    const { server, path } = fixture;
    for (let at = 0; at < 60; at += 1) {
      expect((await scanCode(server.guest(), path())).status).toBe(200);
    }
    await server.services.background.idle();
    expect((await press()).status).toBe(302);
    expect((await scanCode(server.guest(), path())).status).toBe(200);
    await server.services.background.idle();
    expect(await readFigures()).toEqual({
      views: 60,
      visits: 1,
      visitors: 1,
      clicks: 0,
      bots: 2,
      programs: [{ value: 'too many', count: 2 }],
    });
    const programs = (await server.db.select().from(events)).filter(({ kind }) => kind === 'bot');
    expect(programs.map(({ visitor, ctaId: cta }) => [visitor, cta])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('take nothing from another visitor, nor from the next minute', async () => {
    const { server } = fixture;
    for (let at = 0; at < 61; at += 1) await press();
    await server.services.background.idle();
    await press('203.0.113.7');
    server.advance(60);
    await press();
    await server.services.background.idle();
    const kinds = (await server.db.select().from(events)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'click')).toHaveLength(62);
    expect(kinds.filter((kind) => kind === 'bot')).toHaveLength(1);
  });
});
