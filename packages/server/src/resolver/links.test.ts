import { beforeEach, describe, expect, it } from 'vitest';
import type { CtaWriteAnswer } from '@hangtag/contract/wire/cta';
import { change, publish } from '../../test/support/products.ts';
import { GTIN_PATH as G, resolverFixture } from '../../test/support/resolverFixture.ts';

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;

const VOC = 'https://ref.gs1.org/voc/';
const LINKSET = 'application/linkset+json';

let ask: Fixture['ask'];
let asked: Fixture['asked'];
let client: Fixture['client'];
let companyId: number;
let product: Fixture['product'];

beforeEach(async () => {
  ({ ask, asked, client, companyId, product } = await resolverFixture());
});

interface Linkset {
  readonly linkset: readonly Readonly<Record<string, unknown>>[];
}

const linksetOf = async () => (await (await ask(G, { accept: LINKSET })).json()) as Linkset;

describe('the links of a code', () => {
  beforeEach(() => publish(client, product));

  it.each(['pip', 'gs1:pip', 'gs1%3Apip', `${VOC}pip`, 'https://gs1.org/voc/pip'])(
    'knows the link type %s',
    async (word) => {
      const query = `?linkType=${word}`;
      expect(await asked(`${G}${query}`)).toEqual([307, `${product.publicUrl}${query}`]);
    },
  );

  it('leads to the link type that was asked for', async () => {
    const query = '?linkType=gs1:masterData';
    expect(await asked(`${G}${query}`)).toEqual([307, `${product.publicUrl}.jsonld${query}`]);
  });

  it('says that a link type is missing, and which there are', async () => {
    const answer = await ask(`${G}?linkType=gs1:recallStatus`);
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    expect(await answer.text()).toContain(product.publicUrl);
  });

  it.each(['linkset', 'all'])('answers linkType=%s without redirect', async (word) => {
    const answer = await ask(`${G}?linkType=${word}`, { accept: LINKSET });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, LINKSET]);
  });

  it.each([LINKSET, 'application/json', 'application/ld+json'])(
    'answers Accept: %s with the linkset',
    async (accept) => {
      const answer = await ask(G, { accept });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, accept]);
      expect(answer.headers.get('link')).toBe(
        '<https://ref.gs1.org/standards/resolver/linkset-context>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"',
      );
      const body = (await answer.json()) as Record<string, unknown>;
      expect(Object.hasOwn(body, '@context')).toBe(accept === 'application/ld+json');
      expect(body['linkset']).toHaveLength(1);
    },
  );

  it('is a page with the linkset as JSON-LD for people', async () => {
    const answer = await ask(`${G}?linkType=linkset`, { accept: 'text/html,*/*;q=0.8' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=UTF-8',
    ]);
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await answer.text()) ?? [];
    expect(JSON.parse(data)).toMatchObject({ linkset: [{ itemDescription: 'Harvest' }] });
  });

  it('has one default link, which stands under a descriptive type too', async () => {
    const { linkset } = await linksetOf();
    const page = { href: product.publicUrl, title: 'Harvest' };
    expect(linkset).toEqual([
      {
        anchor: `http://localhost:4000${G}`,
        itemDescription: 'Harvest',
        [`${VOC}defaultLink`]: [page],
        [`${VOC}pip`]: [{ ...page, type: 'text/html', hreflang: ['en'] }],
        [`${VOC}masterData`]: [
          {
            href: `${product.publicUrl}.jsonld`,
            title: 'Product data',
            type: 'application/ld+json',
            hreflang: ['en'],
          },
        ],
      },
    ]);
  });

  it('answers a corrected number under both anchors', async () => {
    await change(client, product, { upcCode: '9506000140445' });
    await publish(client, product);
    expect(await asked(G)).toEqual([307, product.publicUrl]);
    const { linkset } = await linksetOf();
    expect(linkset.map(({ anchor }) => anchor)).toEqual([
      `http://localhost:4000${G}`,
      'http://localhost:4000/01/09506000140445',
    ]);
  });

  it('is the page’s end once the product is archived (D36)', async () => {
    await client.put(`/api/companies/${companyId}/products/${product.productId}`, {
      status: 'archived',
    });
    expect(await asked(G)).toEqual([307, product.publicUrl]);
    expect(Object.keys((await linksetOf()).linkset[0] ?? {})).toHaveLength(5);
  });

  it('is kept for five minutes and asked for again by its tag', async () => {
    const { headers } = await ask(G, { accept: LINKSET });
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const again = { accept: LINKSET, 'if-none-match': headers.get('etag') ?? '' };
    expect((await ask(G, again)).status).toBe(304);
    await change(client, product, { title: 'Late harvest' });
    await publish(client, product);
    expect((await ask(G, again)).status).toBe(200);
  });

  it('gives machines the published product', async () => {
    const answers = [
      await ask(`${new URL(product.publicUrl).pathname}.jsonld`),
      await ask(new URL(product.publicUrl).pathname, { accept: 'application/ld+json' }),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'application/ld+json',
      ]);
      expect(await answer.json()).toMatchObject({
        '@id': `http://localhost:4000${G}`,
        gtin14: '09506000134352',
        name: 'Harvest',
      });
    }
  });
});

describe('links of calls to action', () => {
  it('are typed, and two that answer equally well are a choice', async () => {
    const support = { type: 'support', label: 'Ask us', target: 'https://merrow.example/ask' };
    const add = async (body: object) =>
      (
        (await (
          await client.post(`/api/companies/${companyId}/ctas`, body)
        ).json()) as CtaWriteAnswer
      ).cta;
    const first = await add(support);
    const { title, headers, sections } = product.unpublishedContent;
    const show = (...ctas: readonly number[]) =>
      change(client, product, { unpublishedContent: { title, headers, sections, ctas } });
    await show(first.ctaId);
    await publish(client, product);
    const query = '?linkType=gs1:support';
    expect(await asked(`${G}${query}`)).toEqual([307, `https://merrow.example/ask${query}`]);

    const second = await add({
      ...support,
      label: 'Write',
      target: 'https://merrow.example/write#form',
    });
    await show(first.ctaId, second.ctaId);
    await publish(client, product);
    const answer = await ask(`${G}${query}`);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('location')]).toEqual([300, null]);
    for (const label of ['Ask us', 'Write']) expect(html).toContain(`>${label}</a>`);
    expect(answer.headers.get('vary')).toContain('Accept, Accept-Language');
  });
});
