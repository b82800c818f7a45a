import { beforeEach, describe, expect, it } from 'vitest';
import { malformed, ofOtherKeys, resolved } from '@hangtag/contract/testing/digitalLinks';
import { countStatements } from '../../test/support/countStatements.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { GTIN_PATH as G, resolverFixture } from '../../test/support/resolverFixture.ts';

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;

let ask: Fixture['ask'];
let asked: Fixture['asked'];
let client: Fixture['client'];
let companyId: number;
let product: Fixture['product'];

beforeEach(async () => {
  ({ ask, asked, client, companyId, product } = await resolverFixture());
});

describe('a code of a published product', () => {
  beforeEach(() => publish(client, product));

  it('redirects to its page, and says that this may change', async () => {
    const answer = await ask(G);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, product.publicUrl]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is reached by every address that may be in print, and by those that never should be', async () => {
    const others = ['19506000134359', '00000096385074', '00036000291452', '80614141123458'];
    for (const upcCode of others) {
      await publish(client, await makeProduct(client, companyId, { name: upcCode, upcCode }));
    }
    const wrong = [];
    for (const path of resolved) {
      const [status, location] = await asked(path);
      const target = path.startsWith('/01/9506000134352') ? G : '/p/';
      if (status !== 307 || !String(location).includes(target))
        wrong.push([path, status, location]);
    }
    expect(wrong).toEqual([]);
  });

  it('is found by its own number among scans that arrive together', async () => {
    const upcCodes = ['19506000134359', '00000096385074', '00036000291452', '80614141123458'];
    const pages: string[] = [];
    for (const upcCode of upcCodes) {
      const made = await makeProduct(client, companyId, { name: upcCode, upcCode });
      pages.push((await publish(client, made)).publicUrl);
    }
    const unknown = '/01/09506000134369';
    const ask = () =>
      Promise.all([...upcCodes.map((each) => `/01/${each}`), G, unknown].map((at) => asked(at)));
    await ask();
    let answers: Awaited<ReturnType<typeof ask>> = [];
    const statements = await countStatements(async () => (answers = await ask()));
    expect(answers).toEqual([...[...pages, product.publicUrl].map((to) => [307, to]), [404, null]]);
    // One for the numbers and one for the range of the unknown one, in place of seven; the rest counts.
    expect(statements).toBeLessThan(upcCodes.length + 3);
  });

  it.each([
    ['the linkset', '?linkType=linkset', 200],
    ['the list of links', '?linkType=gs1:hasRetailers', 404],
  ])('compresses %s', async (_what, query, status) => {
    const answer = await ask(`${G}${query}`, { 'accept-encoding': 'gzip' });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([status, 'gzip']);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  });

  it('answers HEAD as GET, and OPTIONS with its methods', async () => {
    const [get, head] = [await ask(G), await ask(G, {}, 'HEAD')];
    const facts = ({ status, headers }: Response) => [
      status,
      ...['location', 'link', 'vary', 'cache-control'].map((name) => headers.get(name)),
    ];
    expect(facts(head)).toEqual(facts(get));
    expect(await head.text()).toBe('');
    const options = await ask(G, {}, 'OPTIONS');
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it.each([G, '/01/09506000134353', '/01/09521234543213', '/.well-known/gs1resolver'])(
    'lets scripts of every site read %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
      expect(headers.get('access-control-expose-headers')).toBe('Link, Location');
    },
  );

  it('names its linkset with every redirect, and no other link', async () => {
    const { headers } = await ask(`${G}/10/L1?17=261231`);
    expect(headers.get('link')).toBe(
      `<http://localhost:4000${G}/10/L1?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
    );
  });

  it('varies by what was accepted', async () => {
    for (const query of ['', '?linkType=linkset', '?linkType=gs1:dpp'])
      expect((await ask(`${G}${query}`)).headers.get('vary')).toContain('Accept, Accept-Language');
  });

  it('hands the query on as it was sent', async () => {
    const query = '?17=261231;3103=000189&flag&x=%41+b';
    expect(await asked(`${G}${query}`)).toEqual([307, `${product.publicUrl}${query}`]);
  });

  it('keeps the query of a number with fewer digits', async () => {
    expect(await asked('/01/9506000134352?17=261231')).toEqual([307, `${G}?17=261231`]);
  });

  it.each([`${G}/`, `${G}/10/L1`, `${G}/10/L1/`, `${G}/21/S1`, `${G}/235/AB`, `${G}/22/2A`])(
    'walks up from %s to the number, in one request',
    async (path) => {
      expect(await asked(path)).toEqual([307, product.publicUrl]);
    },
  );
});

describe('an address that leads nowhere', () => {
  it('is 400 where it is no Digital Link, and 404 where its key is not ours, as a page', async () => {
    const answers = async (paths: readonly string[]) => {
      const given = new Set<string>();
      for (const path of paths) {
        const { status, headers } = await ask(path);
        given.add(`${status} ${headers.get('content-type')}`);
      }
      return [...given];
    };
    expect(await answers(malformed)).toEqual(['400 text/html; charset=UTF-8']);
    expect(await answers([...ofOtherKeys, '/01/09521234543213'])).toEqual([
      '404 text/html; charset=UTF-8',
    ]);
  });
});

it.each(['/eh3074257bf7194e4000001a85', '/exMHQlv3GU5AAAAGoU'])(
  'is 404 for %s from an RFID tag, and never the app',
  async (path) => {
    for (const accept of ['*/*', 'text/html']) {
      const answer = await ask(path, { accept });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(await answer.text()).toContain('No page at this address');
    }
  },
);

it('describes what it resolves, and promises no more', async () => {
  const answer = await ask('/.well-known/gs1resolver');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await answer.json()).toEqual({
    name: 'Hangtag',
    resolverRoot: 'http://localhost:4000',
    supportedPrimaryKeys: ['01'],
    supportedLinkType: [{ namespace: 'https://ref.gs1.org/voc/', prefix: 'gs1:' }],
    linkTypeDefaultCanBeLinkset: false,
    supportedContextValuesExternal: [
      { nameOfList: 'ISO 3166-1 alpha-2', url: 'https://www.iso.org/iso-3166-country-codes.html' },
    ],
    jsonLdContextLocation: 'https://ref.gs1.org/standards/resolver/linkset-context',
  });
});
