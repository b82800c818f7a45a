import { beforeEach, describe, expect, it } from 'vitest';
import type { RecallsAnswer } from '@hangtag/contract/wire/recall';
import { change } from '../../test/support/products.ts';
import {
  lotRecall as ofLot,
  noticeOf,
  recallFixture,
  wholeRecall as whole,
} from '../../test/support/recallFixture.ts';

type Fixture = Awaited<ReturnType<typeof recallFixture>>;

const LINKSET = 'application/linkset+json';
const VOC = 'https://ref.gs1.org/voc/';

let fixture: Fixture;
let { admin, path, page, number, begin, end, live, scan } = {} as Fixture;

beforeEach(async () => {
  fixture = await recallFixture();
  ({ admin, path, page, number, begin, end, live, scan } = fixture);
});

describe('a recall of the whole product', () => {
  it('stands first on the page at once, without publishing, and goes when it is ended', async () => {
    await live();
    const before = await scan(number);
    const recall = await begin(whole);
    const during = await scan(number);
    expect(during.tag).not.toBe(before.tag);
    expect(noticeOf(during.html)).toBe(
      'This product is recalled Keep it away from children until we have replaced it. What to do now Call 207-555-0142 Recalled since November 21, 2026',
    );
    expect(during.html).toContain('href="https://merrow.example/recall"');
    expect(during.html).toContain('href="tel:2075550142"');
    expect(during.html.indexOf('id="recall"')).toBeLessThan(during.html.indexOf('<main'));
    expect(noticeOf((await scan(`${number}/10/L1`)).html)).toContain('This product is recalled');
    expect(noticeOf((await scan(page)).html)).toContain('This product is recalled');
    expect((await end(recall)).status).toBe(200);
    const after = await scan(number);
    expect(after.html).toBe(before.html);
  });

  it('allows its style, and no other', async () => {
    await live();
    await begin(whole);
    const answer = await fixture.ask(page);
    const [, style = ''] = /<style>(\.recall-box[^]*?)<\/style>/.exec(await answer.text()) ?? [];
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(answer.headers.get('content-security-policy')).toContain(
      `'sha256-${Buffer.from(hash).toString('base64')}'`,
    );
  });

  it('is a link of its number, and stands in the data for machines', async () => {
    await live();
    expect((await fixture.ask(`${number}?linkType=gs1:recallStatus`)).status).toBe(404);
    await begin(whole);
    const target = `${fixture.product.publicUrl}?linkType=gs1:recallStatus#recall`;
    expect(await fixture.asked(`${number}?linkType=gs1:recallStatus`)).toEqual([307, target]);
    const data = await fixture.ask(`${page}.jsonld`);
    expect(await data.json()).toMatchObject({
      '@context': ['https://schema.org', { gs1: VOC }],
      'gs1:recallStatus': { '@id': `${fixture.product.publicUrl}#recall` },
    });
    expect((await scan(number)).html).toContain('"gs1:recallStatus"');
  });

  it('is shown by an archived product, and by one whose page is not there', async () => {
    await live();
    await begin(whole);
    await change(fixture.client, fixture.product, { status: 'archived' });
    expect(noticeOf((await scan(number)).html)).toContain('This product is recalled');
    const archived = await fixture.ask(`${number}?linkType=linkset`, { accept: LINKSET });
    expect(JSON.stringify(await archived.json())).toContain(`${VOC}recallStatus`);
    await change(fixture.client, fixture.product, { status: 'active' });
    await fixture.client.put(fixture.product.publishUrl, { action: 'unpublish' });
    const missing = await scan(number);
    expect([missing.status, noticeOf(missing.html).slice(0, 24)]).toEqual([
      404,
      'This product is recalled',
    ]);
  });
});

describe('a recall of a lot', () => {
  beforeEach(async () => {
    await live();
    await begin(ofLot('26-31'));
    await begin(ofLot('A/B'));
  });

  it('is shown by codes of that lot alone', async () => {
    const affected = await scan(`${number}/10/26-31/21/S1?17=261231`);
    expect(affected.target).toBe(`${fixture.product.publicUrl}?10=26-31&17=261231`);
    expect(noticeOf(affected.html)).toMatch(/^Lot 26-31 of this product is recalled Lot 26-31 may/);
    expect(noticeOf(affected.html)).not.toContain('A/B');
    expect(noticeOf((await scan(`${number}/10/A%2FB`)).html)).toContain('Lot A/B of this product');
    for (const lot of ['26-32', '26-31x', 'a%2Fb'])
      expect(noticeOf((await scan(`${number}/10/${lot}`)).html)).toBe('');
  });

  it('is named with its lots by a code without one', async () => {
    for (const address of [number, `${number}/21/S1`, page, `${page}?10=not%20a%20lot`])
      expect(noticeOf((await scan(address)).html)).toMatch(
        /^Some lots of this product are recalled Compare the lot number on your pack with these. Lot 26-31 .* Lot A\/B /,
      );
  });

  it('stands below one of the whole product', async () => {
    await begin(whole);
    expect(noticeOf((await scan(`${number}/10/26-31`)).html)).toMatch(
      /^This product is recalled Keep it .* Lot 26-31 may be bitter/,
    );
  });

  it('has an item of its own in the linkset of that lot', async () => {
    const linksetOf = async (address: string) => {
      const answer = await fixture.ask(address, { accept: LINKSET });
      const { linkset } = (await answer.json()) as {
        linkset: readonly ({ anchor: string } & Record<string, readonly { href: string }[]>)[];
      };
      return linkset.map((item) => [
        new URL(item.anchor).pathname,
        item[`${VOC}recallStatus`]?.[0]?.href,
      ]);
    };
    const href = `${fixture.product.publicUrl}?10=A%2FB#recall`;
    expect(await linksetOf(`${number}/10/A%2FB`)).toEqual([
      [number, undefined],
      [`${number}/10/A%2FB`, href],
    ]);
    expect(await linksetOf(`${number}/10/other`)).toEqual([[number, undefined]]);
    expect(await linksetOf(number)).toEqual([[number, undefined]]);
    const asked = `${number}/10/A%2FB?linkType=gs1:recallStatus`;
    expect((await fixture.ask(asked)).status).toBe(307);
  });

  it('leaves every redirect as it was once the last is ended', async () => {
    const { recalls } = (await (await admin.get(path)).json()) as RecallsAnswer;
    for (const recall of recalls) await end(recall);
    expect(await fixture.asked(`${number}/10/26-31`)).toEqual([307, fixture.product.publicUrl]);
  });
});
