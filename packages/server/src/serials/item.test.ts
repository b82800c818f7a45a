import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { serials as table } from '../db/schema/serials.ts';
import { lotRecall, noticeOf } from '../../test/support/recallFixture.ts';
import { serialFixture } from '../../test/support/serialFixture.ts';
import { change } from '../../test/support/products.ts';

type Fixture = Awaited<ReturnType<typeof serialFixture>>;

let fixture: Fixture;
let { server, client, product, number, page, serialsPath, made, scan, ask, begin } = {} as Fixture;

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

describe('a scan of a serial', () => {
  it('leads to the page with what is known of the item, and keeps the query as sent', async () => {
    const { serials } = await made({ lot: '26-31', note: 'Thrown by Anneke.' });
    const [serial = ''] = serials;
    const { target, html } = await scan(`${number}/21/${serial}?17=261231&flag`);
    expect(target).toBe(`${product.publicUrl}?21=${serial}&17=261231&flag`);
    expect(blockOf(html)).toBe(
      `The one in your hand Lot 26-31 Number ${serial} About it Thrown by Anneke.`,
    );
    expect(html).toContain('"@type":["IndividualProduct","gs1:Product"]');
    expect(html).toContain(`"serialNumber":"${serial}"`);
    expect((await scan(`${number}/10/26-31/21/${serial}`)).target).toBe(
      `${product.publicUrl}?21=${serial}`,
    );
    const data = await ask(`${page}.jsonld?21=${serial}`);
    expect(await data.json()).toMatchObject({
      '@id': `http://localhost:4000${number}/21/${serial}`,
      serialNumber: serial,
      'gs1:hasBatchLotNumber': '26-31',
    });
    const query = '?linkType=gs1:masterData';
    expect(await fixture.asked(`${number}/21/${serial}${query}`)).toEqual([
      307,
      `${product.publicUrl}.jsonld?21=${serial}&linkType=gs1:masterData`,
    ]);
  });

  it('leads to the page alone for a serial that nobody made here', async () => {
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

  it('finds the item under the number in print after that was corrected', async () => {
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

describe('a recall and serials', () => {
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
