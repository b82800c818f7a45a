/**
 * The checks of GS1's own test suite for resolvers (GS1DL-resolver-testsuite, June 2026), by its ids and in our words. Its
 * `tlsOK` and `httpVersion` are the proxy's.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { publish } from '../../test/support/products.ts';
import { GTIN_PATH as G, resolverFixture } from '../../test/support/resolverFixture.ts';

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;
type Links = readonly Readonly<Record<string, unknown>>[];
type Anchored = Readonly<Record<string, unknown>> & { readonly anchor: string };

const VOC = 'https://ref.gs1.org/voc/';
const LINKSET = 'application/linkset+json';
const CONTEXT_REL = 'http://www.w3.org/ns/json-ld#context';
const ROOT = 'http://localhost:4000';

let ask: Fixture['ask'];
let product: Fixture['product'];

beforeEach(async () => {
  const fixture = await resolverFixture();
  ({ ask, product } = fixture);
  await publish(fixture.client, product);
});

async function linksetOf(path: string): Promise<readonly Anchored[]> {
  const answer = await ask(path, { accept: LINKSET });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { linkset: readonly Anchored[] }).linkset;
}

const typesOf = (item: Anchored) =>
  Object.entries(item).filter(([key]) => key.startsWith(VOC)) as [string, Links][];

const allowedOfLink = ['href', 'title', 'type', 'hreflang', 'context'];

describe.each([G, `${G}/10/ABC123`, `${G}/22/2A/10/ABC123/21/12345XYZ`, `${G}/235/5BCD`])(
  "GS1's suite at %s",
  (path) => {
    it('corsCheck, methodsCheck', async () => {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        const { status, headers } = await ask(path, {}, method);
        expect(status).toBeLessThan(400);
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('access-control-allow-methods')?.split(', ').toSorted()).toEqual([
          'GET',
          'HEAD',
          'OPTIONS',
        ]);
      }
    });

    it('defaultLinkExists: each anchor that has links has one default link, with address and title only', async () => {
      const items = await linksetOf(path);
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        const links = item[`${VOC}defaultLink`] as Links;
        expect(links).toHaveLength(1);
        expect(Object.keys(links[0] ?? {}).toSorted()).toEqual(['href', 'title']);
      }
    });

    it('defaultTarget: the address leads to the default link', async () => {
      const { status, headers } = await ask(path);
      const [item] = await linksetOf(path);
      const [link] = (item?.[`${VOC}defaultLink`] ?? []) as Links;
      expect([status, headers.get('location')]).toEqual([307, link?.['href']]);
    });

    it('singleMultiLink: no default of several has a single member', async () => {
      for (const item of await linksetOf(path)) {
        const several = item[`${VOC}defaultLinkMulti`] as Links | undefined;
        expect(several?.length ?? 2).toBeGreaterThan(1);
      }
    });

    it('linksetTests: every link type leads to one of its own links, and the linkset has the form of its schema', async () => {
      for (const item of await linksetOf(path)) {
        expect(new URL(item.anchor).search).toBe('');
        expect(item['itemDescription']).toEqual(expect.any(String));
        const own = new Set(['anchor', 'itemDescription']);
        for (const key of Object.keys(item)) {
          expect(own.has(key) || /^https:\/\/[^-]+$/.test(key), key).toBe(true);
        }
        for (const [type, links] of typesOf(item)) {
          for (const link of links) {
            expect(Object.keys(link).filter((key) => !allowedOfLink.includes(key))).toEqual([]);
            expect([typeof link['href'], typeof link['title']]).toEqual(['string', 'string']);
            for (const language of (link['hreflang'] ?? []) as readonly string[])
              expect(language).toMatch(/^[a-z]{2}(-[A-Z]{2})?$/);
          }
          const word = type.slice(VOC.length);
          const { status, headers } = await ask(`${path}?linkType=gs1:${word}`);
          const target = headers.get('location')?.split('?')[0];
          if (status === 307) expect(links.map(({ href }) => href)).toContain(target);
          else expect([status, links.length > 1]).toEqual([300, true]);
        }
      }
    });

    it('ltLinksetNoRedirect, ltAllNoRedirect, ltAcceptHeader: the linkset is answered, not led to', async () => {
      for (const [query, accept] of [
        ['?linkType=linkset', LINKSET],
        ['?linkType=all', LINKSET],
        ['?linkType=linkset', '*/*'],
        ['', LINKSET],
      ] as const) {
        const { status, headers } = await ask(`${path}${query}`, { accept });
        expect([status, headers.get('location')]).toEqual([200, null]);
      }
      const { headers } = await ask(path, { accept: LINKSET });
      expect(headers.get('content-type')).toBe(LINKSET);
    });

    it('linksetJsonldCheck: the linkset names its context', async () => {
      const { headers } = await ask(path, { accept: LINKSET });
      expect(headers.get('link')).toContain(`rel="${CONTEXT_REL}"`);
    });

    it('linkOnRedirect, legacyLinkHeaders: a redirect names the linkset, and no typed link', async () => {
      const { headers } = await ask(path);
      expect(headers.get('link')).toContain('rel="linkset"');
      expect(headers.get('link')).not.toMatch(/rel="(gs1:|https:\/\/(ref\.)?gs1\.org\/voc\/)/);
    });

    it('qsPassedOn: the query goes on as it was sent', async () => {
      const query = '?foo=bar&3103=000189;x=%41+b&flag';
      const { headers } = await ask(`${path}${query}`);
      expect(headers.get('location')?.endsWith(query)).toBe(true);
    });

    it('trailingSlash: a slash at the end changes nothing', async () => {
      const [without, withSlash] = [await ask(path), await ask(`${path}/`)];
      expect(withSlash.status).toBe(without.status);
      expect(withSlash.headers.get('location')).toBe(without.headers.get('location'));
    });

    it('reportWith400, noErrorWith200: an address with a wrong check digit or an unknown key is 400', async () => {
      const wrong = path.replace('09506000134352', '09506000134353');
      for (const bad of [wrong, `${path}/foo/bar`, `${path}/98/x`]) {
        expect([bad, (await ask(bad)).status]).toEqual([bad, 400]);
      }
    });

    it('basicWalkUp: a further level that nothing is known of leads where its number does', async () => {
      const { headers: above } = await ask(G);
      const { status, headers } = await ask(path);
      expect([status, headers.get('location')]).toEqual([307, above.get('location')]);
    });
  },
);

it('validDL, plausibleDL: fewer digits are padded, and words instead of keys are refused', async () => {
  const short = await ask('/01/9506000134352');
  expect([short.status, new URL(short.headers.get('location') ?? '', ROOT).pathname]).toEqual([
    307,
    G,
  ]);
  for (const path of ['/gtin/09506000134352', '/gtin/09506000134352/lot/A'])
    expect((await ask(path)).status).toBe(400);
});

it('rdFile: the description has what its schema asks for', async () => {
  const answer = await ask('/.well-known/gs1resolver');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const file = (await answer.json()) as Readonly<Record<string, unknown>>;
  expect(file['resolverRoot']).toBe(ROOT);
  expect(file['supportedPrimaryKeys']).toEqual(['01']);
  for (const { namespace, prefix } of file['supportedLinkType'] as {
    namespace: string;
    prefix: string;
  }[]) {
    expect(URL.canParse(namespace)).toBe(true);
    expect(prefix).toMatch(/:$/);
  }
});
