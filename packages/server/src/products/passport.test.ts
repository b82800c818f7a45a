/** Passport data of a product: written with its draft, published with it, and read by the public in part. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { change, publish } from '../../test/support/products.ts';
import { resolverFixture } from '../../test/support/resolverFixture.ts';

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;

const SECRET = 'Mill 2, Calle Secreta 4';
const passport = {
  repair: { value: 'Any press can regrind the cap.', part: 'public' },
  materials: { value: 'Glass, cork', part: 'public' },
  facility: { value: SECRET, part: 'interest' },
};

let { client, companyId, product, ask } = {} as Fixture;

beforeEach(async () => {
  ({ client, companyId, product, ask } = await resolverFixture());
});

const page = () => new URL(product.publicUrl).pathname;
const put = (body: object) =>
  client.put(`/api/companies/${companyId}/products/${product.productId}`, body);

/** Everything that is sent to somebody who is not signed in. */
async function everythingPublic(): Promise<string> {
  const answers = [
    await ask(page(), { accept: 'text/html' }),
    await ask(`${page()}.jsonld`),
    await ask(page(), { accept: 'application/ld+json' }),
    await ask('/01/09506000134352?linkType=linkset', { accept: 'application/linkset+json' }),
    await ask('/01/09506000134352?linkType=linkset', { accept: 'text/html' }),
  ];
  return (await Promise.all(answers.map((each) => each.text()))).join('\n');
}

describe('passport data', () => {
  it('is shown once it is published, and only what everybody may read', async () => {
    product = await change(client, product, { passport });
    expect(product).toMatchObject({
      passport,
      unpublishedContent: { summary: { passport } },
      hasUnpublishedChanges: true,
    });
    product = await publish(client, product);
    expect(product.publishedContent?.summary.passport).toEqual(passport);
    const said = await everythingPublic();
    expect(said).toContain('Any press can regrind the cap.');
    expect(said).not.toContain(SECRET);
    const data = await ask(`${page()}.jsonld`);
    expect(await data.json()).toMatchObject({
      material: 'Glass, cork',
      additionalProperty: [{ name: 'Repair', value: 'Any press can regrind the cap.' }],
    });
    product = await change(client, product, {
      passport: { ...passport, repair: { value: 'Sealed for good.', part: 'public' } },
    });
    expect(await everythingPublic()).not.toContain('Sealed for good.');
    const closed = { ...passport, repair: { ...passport.repair, part: 'interest' } };
    product = await publish(client, await change(client, product, { passport: closed }));
    expect(await everythingPublic()).not.toContain('Any press can regrind');
  });

  it('of a draft is previewed without what is for a legitimate interest', async () => {
    await change(client, product, { passport });
    const asked = await client.post(
      `/api/companies/${companyId}/products/${product.productId}/previewLinks`,
      {},
    );
    const { url } = (await asked.json()) as { url: string };
    const preview = await ask(url.replace('http://localhost:4000', ''), { accept: 'text/html' });
    const html = await preview.text();
    expect(html).toContain('Any press can regrind the cap.');
    expect(html).not.toContain(SECRET);
  });

  it('keeps its value when it is not sent, drops empty entries and is cleared by null', async () => {
    await change(client, product, { passport });
    expect(await change(client, product, { name: 'Oil' })).toMatchObject({ passport });
    const emptied = { ...passport, facility: { value: ' ', part: 'public' } };
    const kept = await change(client, product, { passport: emptied });
    expect(Object.keys(kept.passport).toSorted()).toEqual(['materials', 'repair']);
    expect((await change(client, product, { passport: null })).passport).toEqual({});
  });

  it.each([
    [{ commodityCode: { value: '12', part: 'public' } }, 'passport.commodityCode.value'],
    [{ repair: { value: 'x'.repeat(1001), part: 'public' } }, 'passport.repair.value'],
    [{ repair: { value: 'x', part: 'authority' } }, 'passport.repair.part'],
    [{ repair: 'x' }, 'passport.repair'],
  ])('refuses %j and names %s', async (wrong, path) => {
    const answer = await put({ passport: wrong });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual([path]);
  });

  it('goes with a copy, and not into lists', async () => {
    await change(client, product, { passport });
    const list = `/api/companies/${companyId}/products`;
    const copied = await client.post(`${list}/copy`, { productId: product.productId });
    expect(((await copied.json()) as ProductAnswer).passport).toEqual(passport);
    expect(await (await client.get(list)).text()).not.toContain(SECRET);
  });
});
