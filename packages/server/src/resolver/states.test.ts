import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies, subscriptions } from '../db/schema/companies.ts';
import { change, publish } from '../../test/support/products.ts';
import { makeBuyer, makeSuperadmin, sell } from '../../test/support/saleFixture.ts';
import { makeUser } from '../../test/support/users.ts';
import { resolverFixture } from '../../test/support/resolverFixture.ts';

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;

const LINKSET = 'application/linkset+json';
const VOC = 'https://ref.gs1.org/voc/';

let fixture: Fixture;
let short: string;
/** Whoever bought the product, where it was sold. */
let buyer: Awaited<ReturnType<typeof makeBuyer>>;
const number = '/01/09506000134352';

beforeEach(async () => {
  fixture = await resolverFixture();
  const { db } = fixture.server;
  const contact = { url: 'https://merrow.example', email: 'hello@merrow.example' };
  await db.update(companies).set(contact).where(eq(companies.id, fixture.companyId));
  short = new URL(fixture.product.publicUrl).pathname;
});

const issue = async () => {
  const { client, companyId, product } = fixture;
  const path = `/api/companies/${companyId}/products/${product.productId}/codes`;
  expect((await client.post(path, { format: 'svg' })).status).toBe(201);
};
const put = (status: string) => change(fixture.client, fixture.product, { status });
const live = async () => {
  await publish(fixture.client, fixture.product);
  await issue();
};
const setCompany = (values: Partial<typeof companies.$inferInsert>) =>
  fixture.server.db.update(companies).set(values).where(eq(companies.id, fixture.companyId));

interface State {
  readonly state: string;
  arrange(): Promise<unknown>;
  /** What a scan of the number and of the short address answers at last. */
  readonly status: 200 | 404 | 451;
  /** The words of the page, without its layout. */
  readonly says: string;
  /** Whether the number is known to the resolver: it redirects first. */
  readonly redirects: boolean;
  /** Whether its page is the one of the company that bought it. @default false */
  readonly isSold?: boolean;
  /** Is the brand named? @default true */
  readonly isNamed?: boolean;
  /** Link types of the linkset, or 404. */
  readonly linkset: readonly string[] | 404;
}

const full = ['defaultLink', 'pip', 'masterData'];
const page = {
  status: 200,
  says: 'Pressed in October',
  redirects: true,
  linkset: full,
} as const;

/** Table 4.2 of the resolver's rules. */
const states: readonly State[] = [
  { state: 'published', arrange: live, ...page },
  {
    state: 'never published, code issued',
    arrange: issue,
    status: 404,
    says: 'This page is not ready yet',
    redirects: false,
    linkset: 404,
  },
  {
    state: 'unpublished after it had a page',
    async arrange() {
      await live();
      await fixture.client.put(fixture.product.publishUrl, { action: 'unpublish' });
    },
    status: 404,
    says: 'This page is not ready yet',
    redirects: false,
    linkset: 404,
  },
  {
    state: 'draft newer than the page',
    async arrange() {
      await live();
      await change(fixture.client, fixture.product, { title: 'Pressed in November' });
    },
    ...page,
  },
  {
    state: 'inactive (parked)',
    async arrange() {
      await live();
      await put('inactive');
    },
    ...page,
  },
  {
    state: 'archived',
    async arrange() {
      await live();
      await put('archived');
    },
    ...page,
    says: 'Harvest is no longer offered',
    linkset: [...full, 'support'],
  },
  {
    state: 'withheld by law',
    async arrange() {
      await live();
      const { server, companyId, product } = fixture;
      const superadmin = await server.as(
        await makeUser(server.db, { id: companyId }, { role: 'Superadmin' }),
      );
      const path = `/api/admin/companies/${companyId}/products/${product.productId}/takedown`;
      expect((await superadmin.put(path, { reason: 'Order 7 O 12/26' })).status).toBe(200);
    },
    status: 451,
    says: 'This page is not available',
    redirects: false,
    isNamed: false,
    linkset: 404,
  },
  {
    state: 'of a company without a plan',
    async arrange() {
      await live();
      await fixture.server.db.delete(subscriptions);
    },
    ...page,
  },
  {
    state: 'of a company whose plan has ended',
    async arrange() {
      await live();
      await fixture.server.db.update(subscriptions).set({ status: 'ended' });
    },
    ...page,
  },
  {
    state: 'of a suspended company',
    async arrange() {
      await live();
      await setCompany({ status: 'Suspended' });
    },
    ...page,
  },
  {
    state: 'of a closed company',
    async arrange() {
      await live();
      await setCompany({ status: 'Inactive' });
    },
    ...page,
  },
  {
    state: 'of a product that was sold to another company',
    async arrange() {
      await live();
      buyer = await makeBuyer(fixture.server);
      await sell(await makeSuperadmin(fixture.server), fixture.product, buyer.product.publicUrl);
    },
    ...page,
    says: 'New label',
    isSold: true,
    isNamed: false,
  },
  {
    state: 'never issued, a draft that carries the number',
    arrange: () => Promise.resolve(),
    status: 404,
    says: 'No page at this address',
    redirects: false,
    isNamed: false,
    linkset: 404,
  },
];

describe.each(states)('a code, $state', (row) => {
  beforeEach(() => row.arrange());

  it(`answers ${row.status} for its number and its short address`, async () => {
    const { ask } = fixture;
    const first = await ask(number);
    const target = first.headers.get('location');
    const page = row.isSold ? buyer.product.publicUrl : fixture.product.publicUrl;
    expect([first.status, target]).toEqual(row.redirects ? [307, page] : [row.status, null]);
    const byCode = await ask(short);
    const led = byCode.headers.get('location');
    expect([byCode.status, led]).toEqual(row.isSold ? [307, page] : [row.status, null]);
    for (const answer of [
      target ? await ask(new URL(target).pathname) : first,
      led === null ? byCode : await ask(new URL(led).pathname),
    ]) {
      const html = await answer.text();
      expect(answer.status).toBe(row.status);
      expect(html).toContain(row.says);
      expect(html.includes('Merrow Goods')).toBe(row.isNamed ?? true);
    }
  });

  it('answers its linkset accordingly', async () => {
    const answer = await fixture.ask(`${number}?linkType=linkset`, { accept: LINKSET });
    if (row.linkset === 404) return expect(answer.status).toBe(404);
    const { linkset } = (await answer.json()) as { linkset: readonly Record<string, unknown>[] };
    const types = Object.keys(linkset[0] ?? {}).filter((key) => key.startsWith(VOC));
    expect(types.map((type) => type.slice(VOC.length))).toEqual(row.linkset);
  });
});
