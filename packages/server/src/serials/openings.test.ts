import { eq } from 'drizzle-orm';
import type { SerialsAnswer } from '@hangtag/contract/wire/serial';
import { beforeEach, describe, expect, it } from 'vitest';
import { events } from '../db/schema/analytics.ts';
import { companies } from '../db/schema/companies.ts';
import { serials as table } from '../db/schema/serials.ts';
import { makeUser } from '../../test/support/users.ts';
import { everyRow } from '../../test/support/everyRow.ts';
import { serialFixture } from '../../test/support/serialFixture.ts';

type Fixture = Awaited<ReturnType<typeof serialFixture>>;

let fixture: Fixture;
let { server, client, number, page, serialsPath, made, scan, ask } = {} as Fixture;

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
  ({ server, client, number, page, serialsPath, made, scan, ask } = fixture);
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

describe('privacy of a scan', () => {
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
    const holding = (await everyRow(server.db)).filter((row) => row.includes(serial));
    expect(holding.map((row) => row.split(' ')[0])).toEqual(['serials']);
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
