import { beforeEach, describe, expect, it } from 'vitest';
import type { CtaUsageAnswer } from '@hangtag/contract/wire/cta';
import { companies } from '../db/schema/companies.ts';
import { ctaFixture, winter } from '../../test/support/ctaFixture.ts';

let fixture: Awaited<ReturnType<typeof ctaFixture>>;

beforeEach(async () => {
  fixture = await ctaFixture();
});

describe('the list of calls to action [F024] [F177] [X11]', () => {
  it('returns the added ones in the given order', async () => {
    const first = await fixture.add();
    const second = await fixture.add({
      label: 'Write to us',
      type: 'email',
      target: 'hello@merrow.example',
    });
    expect(first).toMatchObject({ name: 'See the winter box', style: 'secondary', clicks: 0 });
    expect(second).toMatchObject({ target: 'mailto:hello@merrow.example', clicks: null });
    const order = [second, first].map(({ ctaId }, displayOrder) => ({ id: ctaId, displayOrder }));
    await fixture.client.put(fixture.of('/updateDisplayOrder'), { order });
    const { ctas, usage, can } = await fixture.list();
    expect(ctas.map(({ label }) => label)).toEqual(['Write to us', 'See the winter box']);
    expect(usage).toEqual({ used: 2, limit: 50 });
    expect(can).toEqual({ edit: true, locked: null, addLocked: null, checkLinks: false });
  });

  it('names every wrong field at once', async () => {
    const answer = await fixture.client.post(fixture.of(), {
      label: ' ',
      target: 'ftp://merrow.example',
      startsAt: '2026-12-01',
      utm: { term: 'x' },
    });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors).toSorted()).toEqual(['label', 'startsAt', 'utm.term']);
    const later = await fixture.client.post(fixture.of(), {
      ...winter,
      target: 'ftp://merrow.example',
      startsAt: '2026-12-01T00:00:00Z',
      endsAt: '2026-11-01T00:00:00Z',
    });
    expect(await later.json()).toMatchObject({
      errors: { target: ['Must start with http or https.'], endsAt: ['Must be after the start.'] },
    });
  });

  it('ends at the plan’s limit, and keeps its entries', async () => {
    fixture = await ctaFixture({ demo: true });
    for (let at = 0; at < 3; at += 1) await fixture.add();
    const answer = await fixture.client.post(fixture.of(), winter);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'plan_limit', limit: 3, used: 3 });
    const { ctas, can } = await fixture.list();
    expect(ctas).toHaveLength(3);
    expect(can.addLocked).toContain('A demo company holds 3 calls to action');
  });

  it('refuses a change of an older version', async () => {
    const { ctaId } = await fixture.add();
    const change = (label: string) =>
      fixture.client.put(fixture.of(`/${ctaId}`), { label }, { headers: { 'if-match': '"1"' } });
    expect((await change('First')).status).toBe(200);
    const late = await change('Second');
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: 'stale_write',
      conflict: { cta: { label: 'First', version: 2 } },
    });
  });
});

it('marks the ones that the company shows on every page, from its published content [F177]', async () => {
  const [first, second] = [await fixture.add(), await fixture.add({ ...winter, label: 'Shops' })];
  const content = `/api/companies/${fixture.companyId}/content`;
  const ids = [second.ctaId, first.ctaId];
  await fixture.client.put(content, { unpublishedContent: { ctas: ids } });
  expect((await fixture.list()).onEveryPage).toEqual([]);
  await fixture.client.put(`/api/companies/${fixture.companyId}/publish`, { action: 'publish' });
  expect((await fixture.list()).onEveryPage).toEqual(ids);
});

describe('where it is used', () => {
  const usageOf = async (ctaId: number) =>
    (await (await fixture.client.get(fixture.of(`/${ctaId}/usage`))).json()) as CtaUsageAnswer;

  it('names the places, and the buttons of the page in their order', async () => {
    const first = await fixture.add();
    const second = await fixture.add({ ...winter, label: 'Second' });
    const company = await fixture.add({ ...winter, label: 'All pages' });
    expect(await usageOf(first.ctaId)).toEqual({ uses: [], total: 0, page: null, livePages: 0 });
    await fixture.putOnPage(second.ctaId, first.ctaId);
    const ofCompany = `/api/companies/${fixture.companyId}`;
    const body = { unpublishedContent: { ctas: [company.ctaId] } };
    await fixture.client.put(`${ofCompany}/content`, body);
    await fixture.client.put(`${ofCompany}/publish`, {});
    // The draft's new order is not that of the page.
    await fixture.choose(first.ctaId);
    const buttons = [second.ctaId, first.ctaId, company.ctaId];
    expect(await usageOf(first.ctaId)).toEqual({
      uses: [
        {
          kind: 'product',
          id: fixture.productId,
          name: 'Harvest Olive Oil',
          place: 'both',
          previewUrl: null,
          changeCount: 1,
        },
      ],
      total: 1,
      page: { productId: fixture.productId, name: 'Harvest Olive Oil', ctas: buttons },
      livePages: 1,
    });
    expect((await usageOf(company.ctaId)).uses).toMatchObject([{ kind: 'company', place: 'both' }]);
  });

  it('shows the buttons of a draft while nothing is published', async () => {
    const { ctaId } = await fixture.add();
    await fixture.choose(ctaId);
    expect((await usageOf(ctaId)).page).toMatchObject({ ctas: [ctaId] });
  });
});

it('sends how pages draw buttons, in colours that are readable on each other', async () => {
  await fixture.server.db
    .update(companies)
    .set({ theme: { ground: '#ffffff', accent: '#ffee00', shape: 'pill', titles: 'sans' } });
  const { look } = await fixture.list();
  expect(look).toMatchObject({ ground: '#ffffff', accent: '#ffee00', shape: 'pill' });
  expect(look.accentText).not.toBe('#ffee00');
});

describe('deleting it', () => {
  it('is refused with its uses while it is used', async () => {
    const { ctaId } = await fixture.add();
    await fixture.putOnPage(ctaId);
    const refused = await fixture.client.delete(fixture.of(`/${ctaId}`));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: '1 page shows this call to action. Take it off them, replace it, or switch it off.',
      code: 'in_use',
      total: 1,
      uses: [{ kind: 'product', id: fixture.productId, place: 'both' }],
    });
    await fixture.putOnPage();
    expect((await fixture.client.delete(fixture.of(`/${ctaId}`))).status).toBe(200);
    expect((await fixture.list()).ctas).toEqual([]);
  });

  it('can replace it by another, in drafts and on live pages', async () => {
    const old = await fixture.add();
    const next = await fixture.add({
      label: 'Summer box',
      target: 'https://merrow.example/summer',
    });
    await fixture.putOnPage(old.ctaId);
    await fixture.client.put(`/api/companies/${fixture.companyId}/content`, {
      unpublishedContent: { ctas: [old.ctaId] },
    });
    const answer = await fixture.client.delete(fixture.of(`/${old.ctaId}?replaceBy=${next.ctaId}`));
    expect(answer.status).toBe(200);
    expect(await fixture.page()).toContain('Summer box');
    expect((await fixture.list()).ctas).toMatchObject([
      { ctaId: next.ctaId, usedBy: { products: 1, company: true }, livePages: 1 },
    ]);
    const again = await fixture.client.delete(fixture.of(`/${next.ctaId}?replaceBy=${old.ctaId}`));
    expect(again.status).toBe(422);
  });
});
