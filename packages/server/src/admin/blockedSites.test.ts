import { beforeEach, describe, expect, it } from 'vitest';
import type { BlockedSite, BlockedSitesAnswer } from '@hangtag/contract/wire/blockedSite';
import { levelsOf } from '../codeLinks/queries.ts';
import { codeLinks } from '../db/schema/codeLinks.ts';
import { auditLog } from '../db/schema/audit.ts';
import { ctaFixture } from '../../test/support/ctaFixture.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeUser } from '../../test/support/users.ts';

const ALL = '/api/admin/blockedSites';
const SITE = 'winter.example';
const reason = 'It asks for passwords.';

let fixture: Awaited<ReturnType<typeof ctaFixture>>;
let superadmin: TestClient;
let ctaId: number;

beforeEach(async () => {
  fixture = await ctaFixture();
  const { db } = fixture.server;
  superadmin = await fixture.server.as(await makeUser(db, { id: 1 }, { role: 'Superadmin' }));
  ({ ctaId } = await fixture.add({ label: 'Winter', target: `https://de.${SITE}/box` }));
  await fixture.putOnPage(ctaId);
});

const block = async (site = SITE) => {
  const answer = await superadmin.post(ALL, { site, reason });
  expect(answer.status).toBe(201);
  return (await answer.json()) as BlockedSite;
};
const press = async () => {
  const answer = await fixture.press(ctaId);
  return [answer.status, answer.headers.get('location')];
};

describe('a blocked site', () => {
  it('has no button on any page, and its redirect leads to the page, until it is unblocked', async () => {
    expect(await press()).toEqual([302, `https://de.${SITE}/box`]);
    // The page is cached with its button.
    expect(await fixture.page()).toContain('Winter');
    const { id, uses } = await block(` https://WWW.${SITE}/anything`);
    expect(uses).toBe(1);
    expect(await fixture.page()).not.toContain('Winter');
    expect(await press()).toEqual([303, fixture.path()]);
    expect((await fixture.list()).ctas).toMatchObject([{ label: 'Winter', isBlocked: true }]);
    expect((await superadmin.delete(`${ALL}/${id}`)).status).toBe(204);
    expect(await fixture.page()).toContain('Winter');
    expect(await press()).toEqual([302, `https://de.${SITE}/box`]);
    expect((await fixture.list()).ctas[0]).not.toHaveProperty('isBlocked');
  });

  it('is left out of a brand’s own links of a code', async () => {
    const { server, companyId, productId } = fixture;
    const link = {
      companyId,
      productId,
      type: 'support',
      variant: '',
      lot: '',
      serial: '',
      title: '',
      language: null,
      context: null,
    };
    await server.db.insert(codeLinks).values([
      { ...link, href: `https://${SITE}/help` },
      { ...link, type: 'review', href: 'https://open.example' },
    ]);
    const reached = async () => {
      const levels = await levelsOf(server.db, { companyId, id: productId }, []);
      return levels.flatMap(({ links }) => links.map(({ href }) => href));
    };
    expect(await reached()).toEqual([`https://${SITE}/help`, 'https://open.example']);
    await block();
    expect(await reached()).toEqual(['https://open.example']);
  });

  it('is told once to the Admins whose buttons lead there, and to nobody else', async () => {
    const { server, companyId } = fixture;
    await makeUser(server.db, { id: companyId }, { role: 'User', email: 'reader@merrow.example' });
    await makeUser(server.db, { id: companyId }, { role: 'Admin', email: 'second@merrow.example' });
    const before = server.mails.length;
    const { id } = await block();
    await block('other.example');
    await superadmin.put(`${ALL}/${id}`, { reason: 'It asks for cards.' });
    const mails = server.mails.slice(before);
    expect(mails.map(({ to }) => to)).toContain('second@merrow.example');
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('“Winter”');
    expect(mails[0]?.text).toContain(reason);
  });

  it('takes no new button, and a present one can be switched off and led elsewhere', async () => {
    await block();
    const added = await fixture.client.post(fixture.of(), {
      label: 'Again',
      target: `https://${SITE}./`,
    });
    expect(added.status).toBe(422);
    expect(await added.json()).toMatchObject({
      errors: { target: ['Hangtag has blocked this site.'] },
    });
    const put = (body: object) =>
      fixture.client.put(fixture.of(`/${ctaId}`), { confirmUses: 1, ...body });
    expect((await put({ status: 'inactive' })).status).toBe(200);
    expect((await put({ target: `https://${SITE}/other` })).status).toBe(422);
  });

  it('is listed with its uses, once, and every change is in the platform’s log', async () => {
    const { id } = await block();
    expect((await superadmin.post(ALL, { site: `www.${SITE}` })).status).toBe(422);
    expect((await superadmin.post(ALL, { site: 'no site' })).status).toBe(422);
    await superadmin.put(`${ALL}/${id}`, { reason: '' });
    const { sites } = (await (await superadmin.get(ALL)).json()) as BlockedSitesAnswer;
    expect(sites).toMatchObject([{ site: SITE, reason: '', uses: 1 }]);
    const stale = { headers: { 'if-match': '"1"' } };
    expect((await superadmin.delete(`${ALL}/${id}`, undefined, stale)).status).toBe(409);
    await superadmin.delete(`${ALL}/${id}`);
    const actions = (
      await fixture.server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position)
    ).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('site.'))).toEqual([
      'site.blocked',
      'site.changed',
      'site.unblocked',
    ]);
  });
});
