import { beforeEach, describe, expect, it } from 'vitest';
import { insertPast } from '../analytics/countDays.ts';
import { companies } from '../db/schema/companies.ts';
import { links } from '../db/schema/links.ts';
import { ctaFixture, winter } from '../../test/support/ctaFixture.ts';
import { sendAlerts } from './send.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let fixture: Awaited<ReturnType<typeof ctaFixture>>;
let ctaId: number;

beforeEach(async () => {
  fixture = await ctaFixture();
  ({ ctaId } = await fixture.add());
  await fixture.putOnPage(ctaId);
});

const breakLink = async () => {
  const now = fixture.server.services.now();
  const found = { state: 'broken', checkedAt: now, brokenSince: now, nextAt: now } as const;
  await fixture.server.db
    .insert(links)
    .values({ companyId: fixture.companyId, address: winter.target, ...found })
    .onConflictDoUpdate({ target: [links.companyId, links.hash], set: found });
};

/** Clicks of different people now, counted. */
const click = async (times: number) => {
  const { server, companyId, productId } = fixture;
  const one = { companyId, productId, ctaId, kind: 'click', at: server.services.now() } as const;
  await insertPast(
    server.db,
    Array.from({ length: times }, () => one),
  );
  await server.count();
};

const run = async () => {
  await sendAlerts(fixture.server.services);
  return fixture.server.mails.map(({ subject }) => subject);
};

describe('an email about a broken button', () => {
  it.each([
    [1, /^Worth a look/],
    [51, /^A button leads nowhere$/],
  ])('with %d clicks a day has the subject %s, and is sent once', async (count, subject) => {
    await breakLink();
    await click(count);
    expect(await run()).toEqual([expect.stringMatching(subject)]);
    fixture.server.advance(DAY);
    expect(await run()).toHaveLength(1);
  });

  it('is sent again for a break on the next day of the company, which is the same in UTC', async () => {
    await fixture.server.db.update(companies).set({ timeZone: 'Pacific/Auckland' });
    // 22 November, 23:30 in Auckland; an hour later it is the 23rd there, and still the 22nd in UTC.
    fixture.server.advance(22.5 * HOUR);
    await breakLink();
    await click(51);
    expect(await run()).toHaveLength(1);
    fixture.server.advance(HOUR);
    await breakLink();
    await click(51);
    expect(await run()).toHaveLength(2);
  });
});

describe('a run', () => {
  /** How many companies it looks through. */
  const lookedThrough = async () => {
    const { db, services } = fixture.server;
    let count = 0;
    const counting = new Proxy(db, {
      get: (target, name) => {
        if (name === 'transaction') count += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await sendAlerts({ ...services, db: counting });
    return count;
  };

  it('looks through a company where something came in, and each once in the morning', async () => {
    await click(1);
    expect(await lookedThrough()).toBe(1);
    expect(await lookedThrough()).toBe(0);
    fixture.server.advance(31);
    await fixture.press(ctaId);
    await fixture.server.services.background.idle();
    expect(await lookedThrough()).toBe(0);
    await fixture.server.count();
    expect(await lookedThrough()).toBe(1);
    fixture.server.advance(DAY);
    expect(await lookedThrough()).toBe(1);
    expect(await lookedThrough()).toBe(0);
  });
});
