import { beforeEach, describe, expect, it } from 'vitest';
import type { CodeLink } from '@hangtag/contract/wire/codeLink';
import { publish } from '../../test/support/products.ts';
import { GTIN_PATH, resolverFixture } from '../../test/support/resolverFixture.ts';

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;

let { client, product, ask, asked } = {} as Fixture;
let path = '';

const VOC = 'https://ref.gs1.org/voc/';
const site = (page: string) => `https://merrow.example/${page}`;
const link = (page: string, fields: object = {}) => ({
  type: 'instructions',
  href: site(page),
  title: page,
  ...fields,
});

const add = async (body: object): Promise<CodeLink> => {
  const answer = await client.post(path, body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as CodeLink;
};
const instructions = (qualifiers = '', more = '') =>
  asked(`${GTIN_PATH}${qualifiers}?linkType=gs1:instructions${more}`);
const leads = (page: string, more = '') => [307, `${site(page)}?linkType=gs1:instructions${more}`];

interface Linkset {
  readonly linkset: readonly ({ readonly anchor: string } & Readonly<Record<string, unknown>>)[];
}
const linkset = async (qualifiers: string) => {
  const answer = await ask(`${GTIN_PATH}${qualifiers}?linkType=linkset`, {
    accept: 'application/linkset+json',
  });
  return ((await answer.json()) as Linkset).linkset;
};

beforeEach(async () => {
  const fixture = await resolverFixture();
  ({ client, product, ask, asked } = fixture);
  await publish(client, product);
  path = `/api/companies/${fixture.companyId}/products/${product.productId}/codeLinks`;
});

describe('links of a product, its lots and items', () => {
  it('one default link is enough; several under it are refused', async () => {
    for (const type of ['defaultLinkMulti', 'defaultLink', 'linkset']) {
      expect((await client.post(path, link('a', { type }))).status).toBe(422);
    }
    await add(link('a'));
    const [item = {}] = await linkset('');
    expect(Object.keys(item)).not.toContain(`${VOC}defaultLinkMulti`);
  });

  it('chooses by the languages that a phone prefers, and asks nobody when none fits', async () => {
    await add(link('en', { language: 'en' }));
    await add(link('de', { language: 'de' }));
    const inLanguage = async (header: string) => {
      const query = '?linkType=gs1:instructions';
      const { status, headers } = await ask(`${GTIN_PATH}${query}`, { 'accept-language': header });
      return [status, headers.get('location')?.replace(query, '')];
    };
    expect(await inLanguage('fr;q=0.9, de-AT')).toEqual([307, site('de')]);
    expect(await inLanguage('en;q=0.1, de;q=0.9')).toEqual([307, site('de')]);
    expect(await inLanguage('de;q=0.1, en;q=0.9')).toEqual([307, site('en')]);
    expect(await inLanguage('de;q=0, en')).toEqual([307, site('en')]);
    expect(await inLanguage('ja')).toEqual([307, product.publicUrl]);
  });

  it('?context= narrows by country, which the description names', async () => {
    await add(link('at', { context: 'AT' }));
    await add(link('de', { context: 'DE' }));
    expect(await instructions('', '&context=DE')).toEqual(leads('de', '&context=DE'));
    expect(await instructions('', '&context=AT')).toEqual(leads('at', '&context=AT'));
    expect((await instructions())[0]).toBe(300);
    await add(link('all'));
    expect(await instructions('', '&context=FR')).toEqual(leads('all', '&context=FR'));
    const described = await ask('/.well-known/gs1resolver');
    expect(await described.json()).toMatchObject({
      supportedContextValuesExternal: [{ nameOfList: 'ISO 3166-1 alpha-2' }],
    });
    const [item = {}] = await linkset('');
    expect(JSON.stringify(item)).toContain('"context":["DE"]');
  });

  it('a lot with one link keeps the default link of its number', async () => {
    await add(link('l1', { lot: 'L1' }));
    expect(await asked(`${GTIN_PATH}/10/L1`)).toEqual([307, product.publicUrl]);
    const [, ofLot] = await linkset('/10/L1');
    expect(ofLot).toMatchObject({
      anchor: `http://localhost:4000${GTIN_PATH}/10/L1`,
      [`${VOC}defaultLink`]: [{ href: product.publicUrl }],
      [`${VOC}instructions`]: [{ href: site('l1') }],
    });
  });

  it('the linkset has the links of each level that applies, and of no other', async () => {
    await add(link('l1', { lot: 'L1' }));
    await add(link('l2', { lot: 'L2' }));
    const anchors = (await linkset('/10/L1')).map(({ anchor }) => anchor.split(GTIN_PATH)[1]);
    expect(anchors).toEqual(['', '/10/L1']);
  });

  it('the most specific level that has the type wins', async () => {
    await add(link('all'));
    await add(link('l1', { lot: 'L1' }));
    expect(await instructions('/10/L1')).toEqual(leads('l1'));
    expect(await instructions('/10/L2')).toEqual(leads('all'));
    expect(await instructions()).toEqual(leads('all'));
    await add(link('page', { lot: 'L1', type: 'pip' }));
    expect(await asked(`${GTIN_PATH}/10/L1?linkType=pip`)).toEqual([
      307,
      `${site('page')}?linkType=pip`,
    ]);
  });

  it('an item outranks a lot, and more qualifiers outrank fewer', async () => {
    await add(link('lot', { lot: 'B42' }));
    await add(link('variant', { variant: '2A', lot: 'B42' }));
    await add(link('item', { serial: 'S1' }));
    expect(await instructions('/10/B42/21/S1')).toEqual(leads('item'));
    expect(await instructions('/22/2A/10/B42/21/S1')).toEqual(leads('item'));
    expect(await instructions('/22/2A/10/B42')).toEqual(leads('variant'));
    expect(await instructions('/10/B42/21/S2')).toEqual(leads('lot'));
  });

  it('a code of a third party’s number carries nothing else', async () => {
    expect((await ask(`${GTIN_PATH}/235/x/21/y`)).status).toBe(400);
    expect((await ask(`${GTIN_PATH}/235/x`)).status).toBe(307);
  });

  it('an item’s link names no lot and no variant', async () => {
    for (const fields of [{ lot: 'L1' }, { variant: '2A' }]) {
      const answer = await client.post(path, link('a', { serial: 'S1', ...fields }));
      expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { serial: {} } }]);
    }
  });

  it('without an item, variant and lot are free', async () => {
    for (const fields of [{ variant: '2A', lot: 'L1' }, { variant: '2A' }, { lot: 'L1' }]) {
      expect(await add(link('a', fields))).toMatchObject(fields);
    }
  });

  it('a level asks for each of its qualifiers, literally', async () => {
    await add(link('both', { variant: '2A', lot: 'L1' }));
    expect((await instructions('/10/L1'))[0]).toBe(404);
    expect((await instructions('/22/2A/10/l1'))[0]).toBe(404);
    expect(await instructions('/22/2A/10/L1')).toEqual(leads('both'));
  });

  it('are changed in place, and lead elsewhere at the next scan', async () => {
    const { id } = await add(link('old', { lot: 'L1' }));
    const body = link('new', { type: 'safetyInfo', language: 'de-AT', context: 'AT' });
    const answer = await client.put(`${path}/${id}`, body);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { variant: '', lot: '', serial: '', ...body, id },
    ]);
    expect((await instructions('/10/L1'))[0]).toBe(404);
    const query = '?linkType=safetyInfo&context=AT';
    expect(await asked(`${GTIN_PATH}${query}`)).toEqual([307, `${site('new')}${query}`]);
    expect((await client.put(`${path}/${id + 1}`, body)).status).toBe(404);
    expect((await client.put(`${path}/${id}`, { ...body, href: 'merrow' })).status).toBe(422);
  });

  it.each([
    ['recallStatus', 'A recall begins in the product’s settings, where it reaches the page too.'],
    ['masterData', 'This link type is the page’s own data for machines.'],
    ['careInstructions', 'Must be a link type of the GS1 Web Vocabulary, without gs1:.'],
    ['gs1:pip', 'Must be a link type of the GS1 Web Vocabulary, without gs1:.'],
  ])('have a type that GS1 names: %s is refused', async (type, sentence) => {
    const answer = await client.post(path, link('a', { type }));
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: { type: [sentence] } },
    ]);
  });

  it('are removed by their company, and refused where they lead nowhere safe', async () => {
    const { id } = await add(link('a'));
    expect((await client.delete(`${path}/${id}`)).status).toBe(204);
    expect((await client.delete(`${path}/${id}`)).status).toBe(404);
    expect((await instructions())[0]).toBe(404);
    for (const href of ['javascript:alert(1)', 'ftp://x.example', 'merrow']) {
      expect((await client.post(path, link('a', { href }))).status).toBe(422);
    }
  });
});
