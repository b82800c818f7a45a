import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CtaWriteAnswer } from '@hangtag/contract/wire/cta';
import type { ELabelAnswer } from '@hangtag/contract/wire/eLabel';
import { platformSectionIds } from '../content/definitions.ts';
import { companies } from '../db/schema/companies.ts';
import { contentSections } from '../db/schema/content.ts';
import { auditLog } from '../db/schema/audit.ts';
import { everyRow } from '../../test/support/everyRow.ts';
import { change, publish, section } from '../../test/support/products.ts';
import { GTIN_PATH, resolverFixture } from '../../test/support/resolverFixture.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;

let fixture: Fixture;
let short: string;
let path: string;

/** A published product with facts, a story, a film, a call to action, and a company that speaks of itself. */
beforeEach(async () => {
  fixture = await resolverFixture();
  const { server, client, companyId, product } = fixture;
  path = `/api/companies/${companyId}/products/${product.productId}/eLabel`;
  short = new URL(product.publicUrl).pathname;
  const admin = await server.as(await makeUser(server.db, { id: companyId }, { role: 'Admin' }));
  await admin.put(`/api/companies/${companyId}`, { url: 'https://merrow.example' });
  const made = await admin.post(`/api/companies/${companyId}/ctas`, {
    type: 'buy',
    label: 'Buy six bottles',
    target: 'https://merrow.example/shop',
  });
  const { cta } = (await made.json()) as CtaWriteAnswer;
  const ids = await platformSectionIds(server.db, ['story', 'ingredients', 'facts']);
  const of = (slug: string, values: object, title = '') => ({
    ...section(ids.get(slug) ?? 0, { ...values }),
    title,
  });
  await change(client, product, {
    unpublishedContent: {
      title: 'Harvest',
      headers: [],
      ctas: [cta.ctaId],
      sections: [
        of('story', { text: 'Picked by hand' }, 'Our story'),
        of('ingredients', { items: ['Grapes', 'Sulphites'] }),
        of('facts', { rows: [['Alcohol', '12 %']] }),
      ],
    },
  });
  await publish(client, product);
});

const turn = (isELabel: boolean) => fixture.client.put(path, { isELabel });
const read = async () => (await (await fixture.client.get(path)).json()) as ELabelAnswer;
const page = async (at = short) => (await fixture.ask(at, { accept: 'text/html' })).text();

/** Everything that waits to be counted is counted. */
async function settled() {
  const { services } = fixture.server;
  await services.background.idle();
  await services.events.flush();
  await services.openings.flush();
  await fixture.server.count();
}

describe('an e-label', () => {
  it('shows facts alone, at once, and is an ordinary page again', async () => {
    const before = await page();
    for (const words of ['Our story', 'Buy six bottles', 'https://merrow.example', '12 %'])
      expect(before).toContain(words);
    expect(await read()).toMatchObject({ since: null, leftOut: ['Our story'] });
    expect(await (await turn(true)).json()).toMatchObject({ since: '2026-11-21T12:00:00.000Z' });
    const label = await page();
    for (const words of ['Our story', 'Picked by hand', 'Buy six', 'merrow.example', '/go/'])
      expect(label).not.toContain(words);
    for (const words of ['Harvest', 'Sulphites', '12 %', '09506000134352', 'Merrow Goods'])
      expect(label).toContain(words);
    await turn(false);
    expect(await page()).toBe(before);
    const rows = await fixture.server.db
      .select()
      .from(auditLog)
      .orderBy(desc(auditLog.position))
      .limit(2);
    expect(rows.map(({ action }) => action)).toEqual(['product.ordinary-page', 'product.e-label']);
  });

  it('is what machines are told and where typed links lead, and nothing more', async () => {
    await turn(true);
    const data = await (await fixture.ask(`${short}.jsonld`)).text();
    expect(data).toContain('12 %');
    expect(data).not.toMatch(/Picked by hand|merrow\.example/);
    expect(await fixture.asked(`${GTIN_PATH}?linkType=gs1:hasRetailers`)).toEqual([404, null]);
    expect((await fixture.asked(`${GTIN_PATH}?linkType=gs1:ingredientsInfo`))[0]).toBe(307);
  });

  it('counts nothing: a scan writes no row, of a person or of a program', async () => {
    const { product, client, server } = fixture;
    await turn(true);
    await settled();
    const rows = await everyRow(server.db);
    for (const at of [GTIN_PATH, short, `${GTIN_PATH}/21/S1`, `${short}?10=L1`, `${short}/go/1`]) {
      const answer = await fixture.ask(at, { accept: 'text/html', referer: 'https://x.example/' });
      expect([at, answer.headers.getSetCookie()]).toEqual([at, []]);
      await fixture.ask(at, { 'user-agent': 'Googlebot/2.1' });
    }
    await fixture.ask(`${short}/self-test`);
    await settled();
    expect(await everyRow(server.db)).toEqual(rows);

    // Nor while its page is not there, or has ended.
    await client.put(product.publishUrl, { action: 'unpublish' });
    await settled();
    const unpublished = await everyRow(server.db);
    await fixture.ask(short);
    await settled();
    expect(await everyRow(server.db)).toEqual(unpublished);
  });

  it('passes its self-test, which names what is left out', async () => {
    expect((await fixture.ask(`${short}/self-test`)).status).toBe(404);
    await turn(true);
    const answer = await fixture.ask(`${short}/self-test`, { accept: 'text/html' });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain('It passes.');
    expect(html).not.toContain('Fails.');
    expect(html).toContain('Our story');
    expect(html).toContain('Ingredients, Facts');
  });

  it('fails its self-test by an address that its own facts lead to', async () => {
    const { client, product, server } = fixture;
    const { companyId } = fixture;
    const url = {
      key: 'url',
      label: 'More',
      kind: 'url',
      required: false,
      translatable: false,
    } as const;
    const [own] = await server.db
      .insert(contentSections)
      .values({
        companyId,
        name: 'Allergens',
        slug: 'allergens',
        category: 'basic',
        scope: 'product',
        description: '',
        displayOrder: 99,
        status: 'active',
        fields: [url],
        gs1LinkType: 'gs1:allergenInfo',
      })
      .returning();
    const facts = section(own?.id ?? 0, { url: 'https://shop.example/wine' });
    const { title, headers } = product.unpublishedContent;
    const unpublishedContent = { title, headers, sections: [facts] };
    await publish(client, await change(client, product, { unpublishedContent }));
    await turn(true);
    const html = await page(`${short}/self-test`);
    expect(html).toContain('One line fails.');
    expect(html).toContain('Found: shop.example.');
  });

  it('fails its self-test when something was counted', async () => {
    await turn(true);
    const { services } = fixture.server;
    const { companyId, product } = fixture;
    const at = services.now();
    services.events.add({ companyId, productId: product.productId, at, kind: 'scan' });
    expect(await page(`${short}/self-test`)).toContain('1 since the page is an e-label.');
  });

  it('stays one while its company is closed [D16]', async () => {
    const { server, companyId } = fixture;
    const setStatus = (status: 'Active' | 'Suspended') =>
      server.db.update(companies).set({ status }).where(eq(companies.id, companyId));
    await setStatus('Suspended');
    expect((await turn(true)).status).toBe(200);
    const refused = await turn(false);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'plan_inactive' }]);
    expect((await read()).since).not.toBeNull();
    await setStatus('Active');
    expect((await turn(false)).status).toBe(200);
  });

  it('is of its company alone', async () => {
    const { server } = fixture;
    const other = await makeCompany(server.db, { plan: 'pro' });
    const stranger = await server.as(await makeUser(server.db, other, { role: 'Admin' }));
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.put(path, { isELabel: true })).status).toBe(404);
    expect((await fixture.client.put(path, { isELabel: 'yes' })).status).toBe(422);
  });
});
