import { beforeEach, expect, it } from 'vitest';
import { CONFIRMED_SECONDS } from '../auth/sessions.ts';
import { testPassword } from '../../test/support/users.ts';
import { ctaFixture } from '../../test/support/ctaFixture.ts';

let fixture: Awaited<ReturnType<typeof ctaFixture>>;

beforeEach(async () => {
  fixture = await ctaFixture();
});

const lead = (ctaId: number, target: string, confirmUses = 1) =>
  fixture.client.put(fixture.of(`/${ctaId}`), { target, confirmUses });
const emails = () =>
  fixture.server.mails.filter(({ subject }) => subject.includes('leads to another site'));

it("a new host on live pages asks for the user's identity, and an email informs the Admins", async () => {
  const { ctaId } = await fixture.add();
  await fixture.putOnPage(ctaId);
  fixture.server.advance(CONFIRMED_SECONDS);
  const refused = await lead(ctaId, 'https://phishing.example/winter');
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { code: 'confirm_identity', confirmBy: 'password' },
  ]);
  expect(await fixture.page()).toContain('merrow.example');
  expect(emails()).toEqual([]);
  await fixture.client.post('/api/user/confirmIdentity', { password: testPassword });
  expect((await lead(ctaId, 'https://winter-box.example/')).status).toBe(200);
  expect(emails()).toHaveLength(1);
  const [email] = emails();
  expect(email?.text).toContain('Before: merrow.example');
  expect(email?.text).toContain('Now: winter-box.example');
});

it('the same site, and one that no live page shows, ask nothing', async () => {
  const { ctaId } = await fixture.add();
  fixture.server.advance(CONFIRMED_SECONDS);
  expect((await lead(ctaId, 'https://shop.example/')).status).toBe(200);
  await fixture.putOnPage(ctaId);
  expect((await lead(ctaId, 'https://www.shop.example/other')).status).toBe(200);
  expect(emails()).toEqual([]);
});

it('putting another in its place asks as well', async () => {
  const { ctaId } = await fixture.add();
  const other = await fixture.add({ label: 'Shop', target: 'https://shop.example' });
  await fixture.putOnPage(ctaId);
  fixture.server.advance(CONFIRMED_SECONDS);
  const path = fixture.of(`/${ctaId}?replaceBy=${other.ctaId}`);
  expect((await fixture.client.delete(path)).status).toBe(403);
  expect(await fixture.page()).toContain('See the winter box');
});
