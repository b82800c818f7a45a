import type { CtasAnswer } from '@hangtag/contract/wire/cta';
import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { beforeEach, describe, expect, it } from 'vitest';
import { links } from '../db/schema/links.ts';
import { ctaFixture } from '../../test/support/ctaFixture.ts';
import { makeUser } from '../../test/support/users.ts';
import { checkDueLinks, linkJob } from './job.ts';
import type { Network } from './pin.ts';

const HOUR = 3600;
const never = new AbortController().signal;

let fixture: Awaited<ReturnType<typeof ctaFixture>>;
/** Hosts that were asked for their addresses, in order. */
let resolved: string[];

/** No host has an address, so that every link is broken and no request is made. */
const network: Network = {
  resolve(host) {
    resolved.push(host);
    return Promise.resolve([]);
  },
  isPublic: () => false,
  ports: new Set(['']),
  timeoutMs: 1,
  pace: () => Promise.resolve(),
};

beforeEach(async () => {
  fixture = await ctaFixture();
  resolved = [];
});

const tools = () => {
  const { db, now } = fixture.server.services;
  return { db, now, config: { publicUrl: 'https://pages.example', checksLinks: true } };
};
const run = () => checkDueLinks(tools(), never, network);
/** A colleague who has just signed in: the session of the first one is over after hours. */
async function colleague() {
  const { server, companyId } = fixture;
  return server.as(await makeUser(server.db, { id: companyId }, { role: 'Admin' }));
}
async function lastCheck() {
  const answer = await (await (await colleague()).get(fixture.of())).json();
  return (answer as CtasAnswer).ctas[0]?.lastCheck;
}

describe('checking links', () => {
  it('calls a link broken when it fails twice, six hours apart, since the first time', async () => {
    await fixture.add();
    const since = fixture.server.services.now().toISOString();
    await run();
    expect(await lastCheck()).toBeUndefined();
    await run();
    expect(resolved).toEqual(['merrow.example']);
    fixture.server.advance(7 * HOUR);
    await run();
    expect(await lastCheck()).toMatchObject({ state: 'broken', status: null, brokenSince: since });
  });

  it('a broken link of a live page is worth a look, until its address changes', async () => {
    const { ctaId } = await fixture.add();
    await fixture.putOnPage(ctaId);
    const notices = async () => {
      const path = `/api/companies/${fixture.companyId}/dashboard`;
      const answer = await (await (await colleague()).get(path)).json();
      return (answer as DashboardAnswer).notices;
    };
    await run();
    expect(await notices()).toEqual([]);
    fixture.server.advance(7 * HOUR);
    await run();
    const first = { place: 'cta', id: ctaId, label: 'See the winter box' };
    expect(await notices()).toEqual([{ kind: 'links', count: 1, first }]);
    const body = { target: 'https://merrow.example/new', confirmUses: 1 };
    const answer = await (await colleague()).put(fixture.of(`/${ctaId}`), body);
    expect(answer.status).toBe(200);
    expect(await notices()).toEqual([]);
  });

  it('asks less and less often, at last once a week', async () => {
    await fixture.add();
    const hours: number[] = [];
    for (let hour = 0; hour < 24 * 40; hour += 1) {
      const before = resolved.length;
      await run();
      if (resolved.length > before) hours.push(hour);
      fixture.server.advance(HOUR);
    }
    const gaps = hours.slice(1).map((hour, at) => hour - (hours[at] ?? 0));
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(gaps[0]).toBeLessThanOrEqual(7);
    expect(gaps.at(-1)).toBe(7 * 24 + 1);
  });

  it('leaves out email and phone links, and those that are off', async () => {
    await fixture.add({ label: 'Write', type: 'email', target: 'hello@merrow.example' });
    await fixture.add({ label: 'Call', type: 'phone', target: '+41446681800' });
    await fixture.add({ label: 'Off', target: 'https://off.example', status: 'inactive' });
    await run();
    expect(resolved).toEqual([]);
  });

  it('a new address is checked again, and a result for the old one is dropped', async () => {
    const { ctaId } = await fixture.add();
    await run();
    fixture.server.advance(7 * HOUR);
    await checkDueLinks(tools(), never, {
      ...network,
      async resolve() {
        const body = { target: 'https://new.example' };
        await (await colleague()).put(fixture.of(`/${ctaId}`), body);
        return [];
      },
    });
    expect(await lastCheck()).toBeUndefined();
    await run();
    expect(resolved).toEqual(['merrow.example', 'new.example']);
  });

  it('does not make a person’s write stale', async () => {
    const { ctaId, version } = await fixture.add();
    await run();
    const headers = { 'if-match': `"${version}"` };
    const answer = await fixture.client.put(fixture.of(`/${ctaId}`), { label: 'A' }, { headers });
    expect(answer.status).toBe(200);
  });

  describe('when a person asks', () => {
    const check = async (ctaId: number) =>
      (await colleague()).post(fixture.of(`/${ctaId}/check`), {});
    const open = () =>
      Object.assign(fixture.server.services, {
        config: { ...fixture.server.services.config, checksLinks: true },
        linkNetwork: network,
      });

    it('answers what was found, and calls it broken only six hours after the first time', async () => {
      const { ctaId } = await fixture.add();
      open();
      const since = fixture.server.services.now().toISOString();
      const found = { state: 'broken', status: null, at: since, brokenSince: since };
      expect(await (await check(ctaId)).json()).toMatchObject({ found });
      await check(ctaId);
      expect(await lastCheck()).toBeUndefined();
      fixture.server.advance(7 * HOUR);
      await check(ctaId);
      expect(await lastCheck()).toMatchObject({ state: 'broken', brokenSince: since });
    });

    it('does not make the job ask less often', async () => {
      const { ctaId } = await fixture.add();
      open();
      await run();
      for (let press = 0; press < 5; press += 1) await check(ctaId);
      resolved = [];
      fixture.server.advance(7 * HOUR);
      await run();
      expect(resolved).toEqual(['merrow.example']);
    });

    it('is refused after ten in a minute', async () => {
      const { ctaId } = await fixture.add();
      open();
      const client = await colleague();
      const press = () => client.post(fixture.of(`/${ctaId}/check`), {});
      for (let at = 0; at < 10; at += 1) expect((await press()).status).toBe(200);
      expect((await press()).status).toBe(429);
      fixture.server.advance(61);
      expect((await press()).status).toBe(200);
    });

    it('is refused without the setting, and for what is no web address', async () => {
      const page = await fixture.add();
      const call = await fixture.add({ label: 'Call', type: 'phone', target: '+41446681800' });
      const refused = await check(page.ctaId);
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'links_unchecked', message: 'This installation does not check links.' },
      ]);
      open();
      expect(await (await check(call.ctaId)).json()).toMatchObject({
        message: 'Only web addresses are checked.',
      });
    });
  });

  it('is off without the setting', async () => {
    await fixture.add();
    const { db, now } = tools();
    const config = { publicUrl: 'https://pages.example', checksLinks: false };
    const job = { id: 1, kind: 'checkLinks', payload: {}, attempts: 1, fence: 1 } as const;
    await linkJob({ db, now, config }).run(job, never);
    expect(await db.$count(links)).toBe(0);
  });
});
