import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CtaWriteAnswer } from '@hangtag/contract/wire/cta';
import { insertPast } from '../analytics/countDays.ts';
import { events } from '../db/schema/analytics.ts';
import { ctas } from '../db/schema/ctas.ts';
import { ctaFixture, winter } from '../../test/support/ctaFixture.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';

let fixture: Awaited<ReturnType<typeof ctaFixture>>;

beforeEach(async () => {
  fixture = await ctaFixture();
});

describe('a call to action on a page', () => {
  it('is shown once the product is published, with its host below', async () => {
    const { ctaId } = await fixture.add();
    await fixture.choose(ctaId);
    expect((await fixture.list()).ctas).toMatchObject([{ usedBy: { products: 1 }, livePages: 0 }]);
    await fixture.publish();
    const html = await fixture.page();
    expect(html).toContain(`href="${fixture.path()}/go/${ctaId}"`);
    expect(html).toMatch(/See the winter box<\/a><span[^>]*>merrow\.example</);
    expect((await fixture.list()).ctas).toMatchObject([{ usedBy: { products: 1 }, livePages: 1 }]);
  });

  it('belongs to the company: others are refused', async () => {
    const { ctaId } = await fixture.add();
    const other = await makeCompany(fixture.server.db, { plan: 'pro' });
    const stranger = await fixture.server.as(
      await makeUser(fixture.server.db, other, { role: 'Admin' }),
    );
    const answer = await stranger.post(`/api/companies/${other.id}/ctas`, winter);
    const { cta } = (await answer.json()) as CtaWriteAnswer;
    const refused = await fixture.choose(ctaId, cta.ctaId, 999_999, ctaId);
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
    for (let at = 0; at < 9; at += 1) ids.push((await fixture.add()).ctaId);
    expect(await (await fixture.choose(...ids)).json()).toMatchObject({
      errors: { 'unpublishedContent.ctas': ['A page shows at most 8 calls to action of its own.'] },
    });
    expect((await fixture.choose(...ids.slice(1))).status).toBe(200);
  });

  it('changes at once, after the number of live pages is confirmed', async () => {
    const { ctaId } = await fixture.add();
    await fixture.putOnPage(ctaId);
    const label = 'Order the winter box';
    const asked = await fixture.client.put(fixture.of(`/${ctaId}`), { label });
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject({
      message: 'Change this on 1 live page now?',
      code: 'cta_in_use',
      livePages: 1,
      uses: [{ kind: 'product', name: 'Harvest Olive Oil', place: 'both' }],
    });
    expect(await fixture.page()).not.toContain(label);
    expect(
      (await fixture.client.put(fixture.of(`/${ctaId}`), { label, confirmUses: 2 })).status,
    ).toBe(409);
    expect(
      (await fixture.client.put(fixture.of(`/${ctaId}`), { name: 'Winter 2026' })).status,
    ).toBe(200);
    expect(
      (await fixture.client.put(fixture.of(`/${ctaId}`), { label, confirmUses: 1 })).status,
    ).toBe(200);
    expect(await fixture.page()).toContain(label);
  });

  it('follows its dates and its status, to the second', async () => {
    const at = (seconds: number) =>
      new Date(fixture.server.services.now().getTime() + seconds * 1000).toISOString();
    const { ctaId } = await fixture.add({ ...winter, startsAt: at(10), endsAt: at(20) });
    await fixture.putOnPage(ctaId);
    const isShown = async () => (await fixture.page()).includes('See the winter box');
    expect(await isShown()).toBe(false);
    fixture.server.advance(10);
    expect(await isShown()).toBe(true);
    fixture.server.advance(10);
    expect(await isShown()).toBe(false);
    await fixture.client.put(fixture.of(`/${ctaId}`), { endsAt: null, confirmUses: 1 });
    expect(await isShown()).toBe(true);
    await fixture.client.put(fixture.of(`/${ctaId}`), { status: 'inactive', confirmUses: 1 });
    expect(await isShown()).toBe(false);
  });

  it('of the company are listed after those of every page', async () => {
    const own = await fixture.add();
    const everywhere = await fixture.add({
      label: 'Find a shop',
      target: 'https://merrow.example/shops',
    });
    await fixture.putOnPage(own.ctaId);
    const content = `/api/companies/${fixture.companyId}/content`;
    await fixture.client.put(content, {
      unpublishedContent: { ctas: [everywhere.ctaId, own.ctaId] },
    });
    expect(await fixture.page()).not.toContain('Find a shop');
    await fixture.client.put(`/api/companies/${fixture.companyId}/publish`, {});
    const html = await fixture.page();
    expect([...html.matchAll(/\/go\/(\d+)/g)].map(([, id]) => Number(id))).toEqual([
      own.ctaId,
      everywhere.ctaId,
    ]);
    expect((await fixture.list()).ctas).toMatchObject([
      { livePages: 1 },
      { usedBy: { products: 0, company: true }, livePages: 1 },
    ]);
  });

  it('may link to a file, which is public while a page offers it', async () => {
    const { filesId, fileUrl } = await uploadPicture(fixture.client, fixture.companyId);
    const { ctaId } = await fixture.add({ label: 'Care sheet', type: 'download', filesId });
    expect((await fixture.server.guest().get(fileUrl)).status).toBe(404);
    await fixture.putOnPage(ctaId);
    const answer = await fixture.press(ctaId);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, fileUrl]);
    expect((await fixture.server.guest().get(fileUrl)).status).toBe(200);
    const refused = await fixture.client.delete(`/api/files/${filesId}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('the call to action “Care sheet”') as string,
    });
  });
});

it('leads to nothing but the web, whatever its row holds', async () => {
  const { ctaId } = await fixture.add();
  await fixture.putOnPage(ctaId);
  expect((await fixture.press(ctaId)).status).toBe(302);
  await fixture.server.db.update(ctas).set({ target: 'javascript:alert(1)' });
  const answer = await fixture.press(ctaId);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, fixture.path()]);
});

describe('a click on it', () => {
  const clicks = async () => {
    await fixture.server.services.background.idle();
    return fixture.server.db.select().from(events).where(eq(events.kind, 'click'));
  };

  it('is counted and redirects to the address with its campaign', async () => {
    const { ctaId } = await fixture.add({ ...winter, utm: { source: 'pack', campaign: 'winter' } });
    await fixture.putOnPage(ctaId);
    const answer = await fixture.press(ctaId);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      'https://merrow.example/winter?utm_source=pack&utm_campaign=winter',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await clicks()).toMatchObject([
      { ctaId, productId: fixture.productId, companyId: fixture.companyId },
    ]);
    const longAgo = new Date(fixture.server.services.now().getTime() - 31 * 86_400_000);
    const { companyId, productId } = fixture;
    const click = { companyId, ctaId, productId, kind: 'click', at: longAgo } as const;
    await insertPast(fixture.server.db, [click]);
    await fixture.server.count();
    expect((await fixture.list()).ctas).toMatchObject([{ clicks: 1 }]);
  });

  it('of a bot is not counted, and redirects', async () => {
    const { ctaId } = await fixture.add();
    await fixture.putOnPage(ctaId);
    const headers = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
    const answer = await fixture.server.guest().get(`${fixture.path()}/go/${ctaId}`, { headers });
    expect(answer.status).toBe(302);
    expect(await clicks()).toEqual([]);
  });

  it('redirects to the page when the page does not show it', async () => {
    const shown = await fixture.add();
    const hidden = await fixture.add({ ...winter, status: 'inactive' });
    const mail = await fixture.add({
      label: 'Write',
      type: 'email',
      target: 'hello@merrow.example',
    });
    const elsewhere = await fixture.add();
    await fixture.putOnPage(shown.ctaId, hidden.ctaId, mail.ctaId);
    for (const id of [hidden.ctaId, mail.ctaId, elsewhere.ctaId, 999_999]) {
      const answer = await fixture.press(id);
      expect([id, answer.status, answer.headers.get('location')]).toEqual([
        id,
        303,
        fixture.path(),
      ]);
    }
    await fixture.client.put(
      `/api/companies/${fixture.companyId}/products/${fixture.productId}/publish`,
      {
        action: 'unpublish',
      },
    );
    expect((await fixture.press(shown.ctaId)).status).toBe(303);
    expect(await clicks()).toEqual([]);
  });
});
