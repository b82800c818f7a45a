import { beforeEach, describe, expect, it } from 'vitest';
import { change, makeProduct, publish } from '../../test/support/products.ts';
import { resolverFixture } from '../../test/support/resolverFixture.ts';

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;

const LINKSET = 'application/linkset+json';
const number = '/01/09506000134352';

let fixture: Fixture;
let short: string;

beforeEach(async () => {
  fixture = await resolverFixture();
  short = new URL(fixture.product.publicUrl).pathname;
});

const issue = async () => {
  const { client, companyId, product } = fixture;
  const path = `/api/companies/${companyId}/products/${product.productId}/codes`;
  expect((await client.post(path, { format: 'svg' })).status).toBe(201);
};

describe('a GTIN that was corrected after printing', () => {
  const corrected = '/01/09521234543213';

  beforeEach(async () => {
    const { client, product } = fixture;
    await publish(client, product);
    await issue();
    await publish(client, await change(client, product, { upcCode: '09521234543213' }));
    await issue();
  });

  it('leads to the same product by both numbers and by the short address', async () => {
    for (const path of [number, corrected])
      expect(await fixture.asked(path)).toEqual([307, fixture.product.publicUrl]);
    expect((await fixture.ask(short)).status).toBe(200);
  });

  it('answers with the asked number as anchor, and the other beside it', async () => {
    const answer = await fixture.ask(`${number}?linkType=linkset`, { accept: LINKSET });
    const { linkset } = (await answer.json()) as { linkset: readonly { anchor: string }[] };
    expect(linkset.map(({ anchor }) => new URL(anchor).pathname)).toEqual([number, corrected]);
  });

  it('is never given to another product, of this company or any other', async () => {
    const { client, companyId } = fixture;
    const second = await makeProduct(client, companyId, { upcCode: '9506000134352' });
    const refused = await client.put(second.publishUrl, {});
    expect(refused.status).toBe(422);
    expect(await fixture.asked(number)).toEqual([307, fixture.product.publicUrl]);
  });
});
