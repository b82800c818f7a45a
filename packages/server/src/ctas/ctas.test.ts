import { beforeEach, describe, expect, it } from 'vitest';
import type { Cta, CtaWriteAnswer, CtasAnswer } from '@hangtag/contract/wire/cta';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { ctaClicks } from '../db/schema/ctas.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1',
};

let server: TestServer;
let client: TestClient;
let companyId: number;
let product: ProductAnswer;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', name: 'Merrow Goods' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  product = await makeProduct(client, companyId, { name: 'Harvest Olive Oil' });
});

const of = (rest = '') => `/api/companies/${companyId}/ctas${rest}`;
const winter = { label: 'See the winter box', target: 'https://merrow.example/winter' };

async function add(body: object = winter): Promise<Cta> {
  const answer = await client.post(of(), body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as CtaWriteAnswer).cta;
}

const list = async () => (await (await client.get(of())).json()) as CtasAnswer;
const path = () => new URL(product.publicUrl).pathname;
const page = async () => (await server.guest().get(path())).text();
const press = (ctaId: number) => server.guest().get(`${path()}/go/${ctaId}`, { headers: PHONE });

/** Puts calls to action into the product's draft. */
async function choose(...ids: number[]) {
  const { title, headers, sections } = product.unpublishedContent;
  const answer = await client.put(`/api/companies/${companyId}/products/${product.productId}`, {
    unpublishedContent: { title, headers, sections, ctas: ids },
  });
  return answer;
}

async function putOnPage(...ids: number[]) {
  expect((await choose(...ids)).status).toBe(200);
  product = await publish(client, product);
}

describe('the list of calls to action [F024] [F177] [X11]', () => {
  it('holds what was added, in the order given', async () => {
    const first = await add();
    const second = await add({
      label: 'Write to us',
      type: 'email',
      target: 'hello@merrow.example',
    });
    expect(first).toMatchObject({ name: 'See the winter box', style: 'secondary', clicks: 0 });
    expect(second).toMatchObject({ target: 'mailto:hello@merrow.example', clicks: null });
    const order = [second, first].map(({ ctaId }, displayOrder) => ({ id: ctaId, displayOrder }));
    await client.put(of('/updateDisplayOrder'), { order });
    const { ctas, usage, can } = await list();
    expect(ctas.map(({ label }) => label)).toEqual(['Write to us', 'See the winter box']);
    expect(usage).toEqual({ used: 2, limit: 50 });
    expect(can).toEqual({ edit: true, locked: null, addLocked: null });
  });

  it('names every wrong field at once', async () => {
    const answer = await client.post(of(), {
      label: ' ',
      target: 'ftp://merrow.example',
      startsAt: '2026-12-01',
      utm: { term: 'x' },
    });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors).toSorted()).toEqual(['label', 'startsAt', 'utm.term']);
    const later = await client.post(of(), {
      ...winter,
      target: 'ftp://merrow.example',
      startsAt: '2026-12-01T00:00:00Z',
      endsAt: '2026-11-01T00:00:00Z',
    });
    expect(await later.json()).toMatchObject({
      errors: { target: ['Must start with http or https.'], endsAt: ['Must be after the start.'] },
    });
  });

  it('ends at the plan’s limit, and keeps what it holds', async () => {
    const demo = await makeCompany(server.db, { demo: true });
    companyId = demo.id;
    client = await server.as(await makeUser(server.db, demo, { role: 'Admin' }));
    for (let at = 0; at < 3; at += 1) await add();
    const answer = await client.post(of(), winter);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'plan_limit', limit: 3, used: 3 });
    const { ctas, can } = await list();
    expect(ctas).toHaveLength(3);
    expect(can.addLocked).toContain('The plan holds 3 calls to action');
  });

  it('refuses a change of an older version', async () => {
    const { ctaId } = await add();
    const change = (label: string) =>
      client.put(of(`/${ctaId}`), { label }, { headers: { 'if-match': '"1"' } });
    expect((await change('First')).status).toBe(200);
    const late = await change('Second');
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: 'stale_write',
      conflict: { cta: { label: 'First', version: 2 } },
    });
  });
});

describe('a call to action on a page', () => {
  it('is drawn once the product is published, with its host under it', async () => {
    const { ctaId } = await add();
    await choose(ctaId);
    expect((await list()).ctas).toMatchObject([{ usedBy: { products: 1 }, livePages: 0 }]);
    product = await publish(client, product);
    const html = await page();
    expect(html).toContain(`href="${path()}/go/${ctaId}"`);
    expect(html).toMatch(/See the winter box<\/a><small[^>]*>merrow\.example</);
    expect((await list()).ctas).toMatchObject([{ usedBy: { products: 1 }, livePages: 1 }]);
  });

  it('belongs to the company: another company’s and unknown ones are refused', async () => {
    const { ctaId } = await add();
    const own = companyId;
    const other = await makeCompany(server.db, { plan: 'pro' });
    const theirs = await server.as(await makeUser(server.db, other, { role: 'Admin' }));
    const answer = await theirs.post(`/api/companies/${other.id}/ctas`, winter);
    const { cta } = (await answer.json()) as CtaWriteAnswer;
    expect(companyId).toBe(own);
    const refused = await choose(ctaId, cta.ctaId, 999_999, ctaId);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: {
        'unpublishedContent.ctas.1': ['Is not a call to action here.'],
        'unpublishedContent.ctas.2': ['Is not a call to action here.'],
        'unpublishedContent.ctas.3': ['Is on the page already.'],
      },
    });
  });

  it('is one of eight at most', async () => {
    const ids = [];
    for (let at = 0; at < 9; at += 1) ids.push((await add()).ctaId);
    expect(await (await choose(...ids)).json()).toMatchObject({
      errors: { 'unpublishedContent.ctas': ['A page shows at most 8 calls to action.'] },
    });
    expect((await choose(...ids.slice(1))).status).toBe(200);
  });

  it('changes at once, after the number of live pages was confirmed', async () => {
    const { ctaId } = await add();
    await putOnPage(ctaId);
    const label = 'Order the winter box';
    const asked = await client.put(of(`/${ctaId}`), { label });
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject({
      message: 'Change this on 1 live page now?',
      code: 'cta_in_use',
      livePages: 1,
      uses: [{ kind: 'product', name: 'Harvest Olive Oil', place: 'both' }],
    });
    expect(await page()).not.toContain(label);
    expect((await client.put(of(`/${ctaId}`), { label, confirmUses: 2 })).status).toBe(409);
    expect((await client.put(of(`/${ctaId}`), { name: 'Winter 2026' })).status).toBe(200);
    expect((await client.put(of(`/${ctaId}`), { label, confirmUses: 1 })).status).toBe(200);
    expect(await page()).toContain(label);
  });

  it('comes and goes with its dates and its status, to the second', async () => {
    const at = (seconds: number) =>
      new Date(server.services.now().getTime() + seconds * 1000).toISOString();
    const { ctaId } = await add({ ...winter, startsAt: at(10), endsAt: at(20) });
    await putOnPage(ctaId);
    const isShown = async () => (await page()).includes('See the winter box');
    expect(await isShown()).toBe(false);
    server.advance(10);
    expect(await isShown()).toBe(true);
    server.advance(10);
    expect(await isShown()).toBe(false);
    await client.put(of(`/${ctaId}`), { endsAt: null, confirmUses: 1 });
    expect(await isShown()).toBe(true);
    await client.put(of(`/${ctaId}`), { status: 'inactive', confirmUses: 1 });
    expect(await isShown()).toBe(false);
  });

  it('of the company follows those of every page', async () => {
    const own = await add();
    const everywhere = await add({ label: 'Find a shop', target: 'https://merrow.example/shops' });
    await putOnPage(own.ctaId);
    const content = `/api/companies/${companyId}/content`;
    await client.put(content, { unpublishedContent: { ctas: [everywhere.ctaId, own.ctaId] } });
    expect(await page()).not.toContain('Find a shop');
    await client.put(`/api/companies/${companyId}/publish`, {});
    const html = await page();
    expect([...html.matchAll(/\/go\/(\d+)/g)].map(([, id]) => Number(id))).toEqual([
      own.ctaId,
      everywhere.ctaId,
    ]);
    expect((await list()).ctas).toMatchObject([
      { livePages: 1 },
      { usedBy: { products: 0, company: true }, livePages: 1 },
    ]);
  });

  it('may lead to a file, which is open to everyone while a page offers it', async () => {
    const { filesId, fileUrl } = await uploadPicture(client, companyId);
    const { ctaId } = await add({ label: 'Care sheet', type: 'download', filesId });
    expect((await server.guest().get(fileUrl)).status).toBe(404);
    await putOnPage(ctaId);
    const answer = await press(ctaId);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, fileUrl]);
    expect((await server.guest().get(fileUrl)).status).toBe(200);
    const refused = await client.delete(`/api/files/${filesId}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('the call to action “Care sheet”') as string,
    });
  });
});

describe('pressing it', () => {
  const clicks = async () => {
    await server.services.background.idle();
    return server.db.select().from(ctaClicks);
  };

  it('counts the click and leads to the address with its campaign', async () => {
    const { ctaId } = await add({ ...winter, utm: { source: 'pack', campaign: 'winter' } });
    await putOnPage(ctaId);
    const answer = await press(ctaId);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      'https://merrow.example/winter?utm_source=pack&utm_campaign=winter',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await clicks()).toMatchObject([{ ctaId, productId: product.productId, companyId }]);
    const longAgo = new Date(server.services.now().getTime() - 31 * 86_400_000);
    const { productId } = product;
    await server.db.insert(ctaClicks).values({ companyId, ctaId, productId, clickedAt: longAgo });
    expect((await list()).ctas).toMatchObject([{ clicks: 1 }]);
  });

  it('does not count bots, and leads them on', async () => {
    const { ctaId } = await add();
    await putOnPage(ctaId);
    const headers = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
    const answer = await server.guest().get(`${path()}/go/${ctaId}`, { headers });
    expect(answer.status).toBe(302);
    expect(await clicks()).toEqual([]);
  });

  it('leads back to the page whatever the page does not show', async () => {
    const shown = await add();
    const hidden = await add({ ...winter, status: 'inactive' });
    const mail = await add({ label: 'Write', type: 'email', target: 'hello@merrow.example' });
    const elsewhere = await add();
    await putOnPage(shown.ctaId, hidden.ctaId, mail.ctaId);
    for (const id of [hidden.ctaId, mail.ctaId, elsewhere.ctaId, 999_999]) {
      const answer = await press(id);
      expect([id, answer.status, answer.headers.get('location')]).toEqual([id, 303, path()]);
    }
    await client.put(`/api/companies/${companyId}/products/${product.productId}/publish`, {
      action: 'unpublish',
    });
    expect((await press(shown.ctaId)).status).toBe(303);
    expect(await clicks()).toEqual([]);
  });
});

describe('deleting it [N13]', () => {
  it('is refused with the places while it is used', async () => {
    const { ctaId } = await add();
    await putOnPage(ctaId);
    const refused = await client.delete(of(`/${ctaId}`));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: '1 page shows this call to action. Take it off them, replace it, or switch it off.',
      code: 'in_use',
      total: 1,
      uses: [{ kind: 'product', id: product.productId, place: 'both' }],
    });
    await putOnPage();
    expect((await client.delete(of(`/${ctaId}`))).status).toBe(200);
    expect((await list()).ctas).toEqual([]);
  });

  it('can put another in its place, in drafts and on live pages', async () => {
    const old = await add();
    const next = await add({ label: 'Summer box', target: 'https://merrow.example/summer' });
    await putOnPage(old.ctaId);
    await client.put(`/api/companies/${companyId}/content`, {
      unpublishedContent: { ctas: [old.ctaId] },
    });
    const answer = await client.delete(of(`/${old.ctaId}?replaceBy=${next.ctaId}`));
    expect(answer.status).toBe(200);
    expect(await page()).toContain('Summer box');
    expect((await list()).ctas).toMatchObject([
      { ctaId: next.ctaId, usedBy: { products: 1, company: true }, livePages: 1 },
    ]);
    const again = await client.delete(of(`/${next.ctaId}?replaceBy=${old.ctaId}`));
    expect(again.status).toBe(422);
  });
});
