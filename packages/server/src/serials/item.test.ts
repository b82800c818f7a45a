import { eq, getTableName } from 'drizzle-orm';
import type { SerialsAnswer } from '@hangtag/contract/wire/serial';
import { beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db/schema/index.ts';
import { events } from '../db/schema/analytics.ts';
import { companies } from '../db/schema/companies.ts';
import { serials as table } from '../db/schema/serials.ts';
import { lotRecall, noticeOf } from '../../test/support/recallFixture.ts';
import { makeUser } from '../../test/support/users.ts';
import { serialFixture } from '../../test/support/serialFixture.ts';
import { change } from '../../test/support/products.ts';

type Fixture = Awaited<ReturnType<typeof serialFixture>>;

let fixture: Fixture;
let { server, client, product, number, page, serialsPath, made, scan, ask, begin } = {} as Fixture;

const DAY = 86_400;

/** The block of the item without its tags; empty where there is none. */
const blockOf = (html: string): string =>
  (/<h2[^>]*>(?:<[^>]*>)*The one in your hand[^]*?<\/section>/.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const rowOf = async (serial: string) =>
  (await server.db.select().from(table).where(eq(table.serial, serial)))[0];

beforeEach(async () => {
  fixture = await serialFixture();
  ({ server, client, product, number, page, serialsPath, made, scan, ask, begin } = fixture);
});

describe('a scan of a serial [N20]', () => {
  it('leads to the page with what is known of the item, and keeps the query as sent (R17)', async () => {
    const { serials } = await made({ lot: '26-31', note: 'Thrown by Anneke.' });
    const [serial = ''] = serials;
    const { target, html } = await scan(`${number}/21/${serial}?17=261231&flag`);
    expect(target).toBe(`${product.publicUrl}?21=${serial}&17=261231&flag`);
    expect(blockOf(html)).toBe(
      `The one in your hand Lot 26-31 Number ${serial} About it Thrown by Anneke.`,
    );
    expect(html).toContain('"@type":"IndividualProduct"');
    expect(html).toContain(`"serialNumber":"${serial}"`);
    expect((await scan(`${number}/10/26-31/21/${serial}`)).target).toBe(
      `${product.publicUrl}?21=${serial}`,
    );
    const data = await ask(`${page}.jsonld?21=${serial}`);
    expect(await data.json()).toMatchObject({
      '@id': `http://localhost:4000${number}/21/${serial}`,
      serialNumber: serial,
    });
  });

  it('leads to the page alone for a serial that nobody made here (R37)', async () => {
    await made();
    const { target, status, html } = await scan(`${number}/21/UNKNOWN`);
    expect([target, status, blockOf(html)]).toEqual([product.publicUrl, 200, '']);
  });

  it('says that the brand knows no such number only where all items are serialised', async () => {
    await made();
    await client.put(`${serialsPath}/checks`, { allSerialized: true });
    const { target, html } = await scan(`${number}/21/UNKNOWN`);
    expect(target).toBe(`${product.publicUrl}?21=UNKNOWN`);
    expect(blockOf(html)).toContain('Merrow Goods has no record of this number.');
    expect(html).not.toMatch(/fake|counterfeit|copy of|illegal/i);
  });

  it('knows no serial of a batch that is being made or was cancelled', async () => {
    const batch = await fixture.beginBatch({ quantity: 5 });
    await fixture.work();
    const [serial = ''] = await fixture.serialsOf(batch);
    await server.db.execute(`update serial_batches set state = 'making'`);
    expect((await scan(`${number}/21/${serial}`)).target).toBe(product.publicUrl);
  });

  it('says of a void serial that it is out of use', async () => {
    const { batch, serials } = await made();
    const [one = '', other = ''] = serials;
    await client.put(`${serialsPath}/void`, { serial: one, reason: 'Stolen' });
    expect(blockOf((await scan(`${number}/21/${one}`)).html)).toContain(
      'Merrow Goods has taken this number out of use.',
    );
    expect(blockOf((await scan(`${number}/21/${other}`)).html)).not.toContain('out of use');
    await fixture.say(batch, 'void', 'Tags were stolen');
    const { html } = await scan(`${number}/21/${other}`);
    expect(blockOf(html)).toContain('out of use');
    expect(html).not.toContain('stolen');
  });

  it('finds the item under the number in print after that was corrected (N03)', async () => {
    const { serials } = await made();
    const [serial = ''] = serials;
    await change(client, product, { upcCode: '4006381333931' });
    await fixture.live();
    const { target, html } = await scan(`${number}/21/${serial}`);
    expect(target).toBe(`${product.publicUrl}?21=${serial}&01=09506000134352`);
    expect(blockOf(html)).toContain(serial);
    expect((await scan(`/01/04006381333931/21/${serial}`)).target).toBe(product.publicUrl);
  });

  it('is checked each week like every code, though it leads to its item', async () => {
    const { batch } = await made();
    await fixture.hand(batch);
    const { checkIssuedCodes } = await import('../codes/selfCheck.ts');
    const { codeChecks } = await import('../db/schema/codes.ts');
    await checkIssuedCodes(server.services, new AbortController().signal, (address, init) =>
      ask(address.replace('http://localhost:4000', ''), {}, init.method),
    );
    expect(await server.db.select({ problem: codeChecks.problem }).from(codeChecks)).toEqual([
      { problem: null },
    ]);
    expect((await rowOf((await fixture.serialsOf(batch))[0] ?? ''))?.days).toBe(0);
  });
});

describe('the first day of a serial', () => {
  it('is said from the next day on, as a question', async () => {
    const { serials } = await made();
    const [serial = ''] = serials;
    const opened = async () => blockOf((await scan(`${number}/21/${serial}`)).html);
    expect(await opened()).not.toContain('opened');
    await server.services.background.idle();
    expect(await opened()).not.toContain('opened');
    server.advance(3 * DAY);
    const text = await opened();
    expect(text).toContain('This code was first opened on November');
    expect(text).toContain('Was that you, or whoever had it before you? We don’t know by whom.');
    expect(text).not.toMatch(/fake|counterfeit|copy|warning|stolen/i);
  });

  it('counts days and not scans, and the screen asks about what was opened on five', async () => {
    const { serials } = await made({ name: 'Gift boxes' });
    const [serial = '', other = ''] = serials;
    await scan(`${number}/21/${other}`);
    for (let day = 0; day < 5; day += 1) {
      await scan(`${number}/21/${serial}`);
      await scan(`${number}/21/${serial}`);
      await server.services.background.idle();
      server.advance(DAY);
    }
    expect(await rowOf(serial)).toMatchObject({ days: 5 });
    const again = await server.as(await makeUser(server.db, { id: fixture.companyId }));
    const answer = (await (await again.get(serialsPath)).json()) as SerialsAnswer;
    expect(answer).toMatchObject({ opened: 2, repeatCount: 1 });
    expect(answer.repeats).toMatchObject([{ serial, batchName: 'Gift boxes', days: 5 }]);
    expect(answer.openedByDay).toEqual([{ day: answer.repeats[0]?.firstDay, count: 2 }]);
    expect(answer.batches[0]).toMatchObject({ opened: 2, openedEarly: 2 });
  });

  it('is a day of the company’s zone', async () => {
    const { serials } = await made();
    const [serial = ''] = serials;
    await server.db.update(companies).set({ timeZone: 'Pacific/Kiritimati' });
    await scan(`${number}/21/${serial}`);
    await server.services.background.idle();
    const utc = server.services.now().toISOString().slice(0, 10);
    expect(String((await rowOf(serial))?.firstDay) > utc).toBe(true);
  });

  it.each([
    ['a robot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, 'GET'],
    ['a prefetch', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['a HEAD request', {}, 'HEAD'],
    ['a link on another site', { referer: 'https://shop.example/' }, 'GET'],
  ])('is not counted by %s', async (_name, headers, method) => {
    const { serials } = await made();
    const [serial = ''] = serials;
    await ask(`${page}?21=${serial}`, headers, method);
    await server.services.background.idle();
    expect(await rowOf(serial)).toMatchObject({ firstDay: null, days: 0 });
  });

  it('is not counted by the company’s own people', async () => {
    const { serials } = await made();
    const [serial = ''] = serials;
    await client.send('GET', `${page}?21=${serial}`);
    await server.services.background.idle();
    expect(await rowOf(serial)).toMatchObject({ days: 0 });
  });
});

describe('privacy of a scan (codes 6.4)', () => {
  it('stores a day, and no address, time, browser or referrer beside the serial', async () => {
    const { serials } = await made();
    const [serial = ''] = serials;
    await ask(`${page}?21=${serial}`, {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) UniqueBrowser/7',
      'x-forwarded-for': '203.0.113.77',
      'accept-language': 'de-AT',
    });
    await server.services.background.idle();
    const row = await rowOf(serial);
    const today = server.services.now().toISOString().slice(0, 10);
    expect(row).toEqual({
      gtin14: '09506000134352',
      serial,
      batchId: row?.batchId,
      companyId: fixture.companyId,
      voidedOn: null,
      voidReason: '',
      firstDay: today,
      lastDay: today,
      days: 1,
    });
  });

  it('writes the serial into no event and no other table', async () => {
    const { serials } = await made();
    const [serial = ''] = serials;
    await scan(`${number}/21/${serial}`);
    await server.services.background.idle();
    expect(await server.db.$count(events)).toBe(1);
    const holding: string[] = [];
    for (const each of Object.values(schema)) {
      const rows = await server.db.select().from(each as typeof table);
      if (JSON.stringify(rows).includes(serial)) holding.push(getTableName(each));
    }
    expect(holding).toEqual(['serials']);
  });

  it('keeps the serial from other sites, caches and indexes, and from the page without one nothing', async () => {
    const { serials } = await made();
    const head = async (address: string) => {
      const { headers } = await ask(address);
      return ['referrer-policy', 'cache-control', 'x-robots-tag'].map((name) => headers.get(name));
    };
    expect(await head(`${page}?21=${serials[0]}`)).toEqual([
      'no-referrer',
      'private, no-store',
      'noindex',
    ]);
    expect(await head(`${page}.jsonld?21=${serials[0]}`)).toEqual([
      'no-referrer',
      'private, no-store',
      'noindex',
    ]);
    expect((await head(page))[1]).toContain('public');
    const { html } = await scan(`${number}/21/${serials[0]}`);
    const hrefs = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs.filter((href) => href?.includes(serials[0] ?? ''))).toEqual([]);
  });
});

describe('a recall and serials [N24]', () => {
  it('of a lot reaches its serials, whose codes name no lot', async () => {
    const recalled = await made({ lot: '26-31' });
    const other = await made({ lot: '26-32' });
    await begin(lotRecall('26-31'));
    const ofLot = await scan(`${number}/21/${recalled.serials[0]}`);
    expect(noticeOf(ofLot.html)).toContain('Lot 26-31 of this product is recalled');
    expect(blockOf(ofLot.html)).toContain('Lot 26-31, recalled');
    expect(noticeOf((await scan(`${number}/21/${other.serials[0]}`)).html)).toBe('');
    expect(noticeOf((await scan(`${number}/10/26-31`)).html)).toContain('is recalled');
    expect(noticeOf((await scan(`${number}/10/26-31/21/${other.serials[0]}`)).html)).toContain(
      'Lot 26-31',
    );
    const status = await fixture.asked(
      `${number}/21/${recalled.serials[0]}?linkType=gs1:recallStatus`,
    );
    expect(status[0]).toBe(307);
  });
});
