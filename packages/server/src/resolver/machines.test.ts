/** The published product for machines: of the product or a lot, with what stands on its page and nothing of its draft. */
import { beforeEach, describe, expect, it } from 'vitest';
import { platformSectionIds } from '../content/definitions.ts';
import { companies } from '../db/schema/companies.ts';
import { products } from '../db/schema/products.ts';
import { change, publish, section } from '../../test/support/products.ts';
import { GTIN_PATH, resolverFixture } from '../../test/support/resolverFixture.ts';

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;

const NUMBER = `http://localhost:4000${GTIN_PATH}`;

let { server, client, product, ask, asked } = {} as Fixture;
let data = '';

const readData = async (more = '') => (await (await ask(`${data}${more}`)).json()) as object;

beforeEach(async () => {
  const fixture = await resolverFixture();
  ({ server, client, product, ask, asked } = fixture);
  data = `${new URL(product.publicUrl).pathname}.jsonld`;
  const ids = await platformSectionIds(server.db, ['certificates']);
  const certificates = section(ids.get('certificates') ?? 0, {
    rows: [
      ['EU organic', 'IT-BIO-004', '2027-03'],
      ['', '', ''],
    ],
  });
  const { title, headers, sections } = product.unpublishedContent;
  product = await change(client, product, {
    unpublishedContent: { title, headers, sections: [...sections, certificates] },
  });
  product = await publish(client, product);
});

describe('the data for machines', () => {
  it('says number, manufacturer, certificates and when it was published, in both vocabularies', async () => {
    const certificates = product.publishedContent?.sections.at(-1);
    expect(await readData()).toMatchObject({
      '@context': ['https://schema.org', { gs1: 'https://ref.gs1.org/voc/' }],
      '@type': ['Product', 'gs1:Product'],
      '@id': NUMBER,
      hasGS1DigitalLink: NUMBER,
      gtin: '09506000134352',
      manufacturer: { '@type': 'Organization', name: 'Merrow Goods' },
      hasCertification: [
        {
          '@type': 'Certification',
          name: 'EU organic',
          certificationIdentification: 'IT-BIO-004',
        },
      ],
      mainEntityOfPage: { '@type': 'WebPage', url: NUMBER, dateModified: product.publishDate },
      'gs1:certificationInfo': [{ '@id': `${NUMBER}#section-${certificates?.id ?? ''}` }],
    });
  });

  it('is of a lot where the code carries one', async () => {
    expect(await asked(`${GTIN_PATH}/10/A%2FB?linkType=masterData`)).toEqual([
      307,
      `${product.publicUrl}.jsonld?10=A%2FB&linkType=masterData`,
    ]);
    const ofLot = {
      '@type': ['SomeProducts', 'gs1:Product'],
      '@id': `${NUMBER}/10/A%2FB`,
      hasGS1DigitalLink: `${NUMBER}/10/A%2FB`,
      'gs1:hasBatchLotNumber': 'A/B',
    };
    expect(await readData('?10=A%2FB')).toMatchObject(ofLot);
    const page = await ask(`${new URL(product.publicUrl).pathname}?10=A%2FB`, {
      accept: 'application/ld+json',
    });
    expect(await page.json()).toMatchObject(ofLot);
    expect(await readData('?10=a~b')).toMatchObject({ '@id': NUMBER });
  });

  it('says nothing of a draft, and has a new tag only when something is published', async () => {
    const first = await ask(data);
    const tag = first.headers.get('etag') ?? '';
    const body = await first.text();
    await change(client, product, { name: 'Secret autumn oil', countryOfOrigin: 'IT' });
    const again = await ask(data);
    expect([again.headers.get('etag'), await again.text()]).toEqual([tag, body]);
    const known = await ask(data, { 'if-none-match': tag });
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', tag]);
    server.advance(60);
    product = await publish(client, product);
    const now = await ask(data, { 'if-none-match': tag });
    expect([now.status, now.headers.get('etag') === tag]).toEqual([200, false]);
    expect(await now.json()).toMatchObject({
      countryOfOrigin: { name: 'Italy' },
      mainEntityOfPage: { '@type': 'WebPage', url: NUMBER, dateModified: product.publishDate },
    });
  });

  it('leads to the brand, and to no section, once the product is archived', async () => {
    await server.db.update(companies).set({ url: 'https://merrow.example' });
    await server.db.update(products).set({ status: 'archived' });
    const page = await (await ask(new URL(product.publicUrl).pathname)).text();
    const [, inside = '{}'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    for (const said of [await readData(), JSON.parse(inside) as object]) {
      expect(said).toMatchObject({
        '@id': NUMBER,
        'gs1:support': [{ '@id': 'https://merrow.example/' }],
      });
      expect(Object.keys(said).filter((key) => key.startsWith('gs1:'))).toEqual(['gs1:support']);
      expect(JSON.stringify(said)).not.toContain('#section-');
    }
  });

  it('is not there before the page is, and not while it is unpublished', async () => {
    await client.put(product.publishUrl, { action: 'unpublish' });
    expect((await ask(data)).status).toBe(404);
  });
});
